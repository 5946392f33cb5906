"""Solves random systems with Kiwi and compares: Layout --random | python compare.py

Kiwi weighs errors by 1, 1,000 and 1,000,000 where the solver goes level by level; in systems as small as
these that has the same result, unless several solutions are equally good.
"""

import sys

import kiwisolver

STRENGTHS = {"1000": "required", "750": "strong", "500": "medium", "250": "weak"}


def solve(count, sizes, rows):
    """Returns Kiwi's values, or None if required constraints contradict each other."""
    variables = [kiwisolver.Variable() for _ in range(count)]
    solver = kiwisolver.Solver()
    try:
        for size in sizes:
            solver.addConstraint(variables[size] >= 0)
        for relation, constant, priority, terms in rows:
            total = kiwisolver.Expression([kiwisolver.Term(variables[i], f) for f, i in terms])
            constraint = (
                total == constant if relation == "=" else total <= constant if relation == "<" else total >= constant
            )
            solver.addConstraint(constraint | STRENGTHS[priority])
    except kiwisolver.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    return [variable.value() for variable in variables]


def main():
    counts = {"values": 0, "conflicts": 0, "open": 0, "different": 0}
    count, sizes, rows = 0, [], []
    for line in sys.stdin:
        words = line.split()
        if words[0] == "variables":
            count, sizes, rows = int(words[1]), [], []
        elif words[0] == "size":
            sizes.append(int(words[1]))
        elif words[0] in "=<>":
            terms = list(zip(map(float, words[4::2]), map(int, words[5::2])))
            rows.append((words[0], float(words[1]), words[3], terms))
        else:
            theirs = solve(count, sizes, rows)
            if (words[1] == "conflict") != (theirs is None):
                kind = "different"
            elif theirs is None:
                kind = "conflicts"
            elif words[1] == "open":
                kind = "open"
            elif all(abs(a - float(b)) < 1e-4 for a, b in zip(theirs, words[1:])):
                kind = "values"
            else:
                kind = "different"
            counts[kind] += 1
            if kind == "different":
                print("different:", sizes, rows, words[1:], theirs)
    print(
        f"Random systems beside Kiwi: {counts['values']} with the same values, {counts['conflicts']} that "
        f"cannot hold in both, {counts['open']} with several solutions, {counts['different']} different."
    )
    return counts["different"] > 0


sys.exit(main())
