// Solves the systems of Benchmarks' Layout with Kiwi, in the form in which Layout prints them.
//
// usage: kiwi SYSTEM TURNS
//
// The system: "variables N", one line "size I" for each variable that is at least 0, "edit I VALUE TURNED"
// for a variable whose value a turn changes, and a line for each constraint: relation, constant,
// constant after a turn, strength, and pairs of a factor and a variable. What a turn changes are edit
// variables, as Kiwi's documentation has it; a constant that changes is one whose constraint is removed and
// added again, since Kiwi has no other way.
#include <ctime>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

// The time that this thread has had of a processor, in microseconds, as the Swift side measures it.
static double processorTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

struct Line {
  char relation;
  double constant, turned, strength;
  std::vector<kiwi::Term> terms;
  kiwi::Constraint make(bool isTurned) const {
    kiwi::Expression expression(terms, -(isTurned ? turned : constant));
    auto op = relation == '=' ? kiwi::OP_EQ : relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    return kiwi::Constraint(expression, op, strength);
  }
};

struct Edit {
  int variable;
  double value, turned;
};

int main(int count, char **arguments) {
  if (count < 3) return 64;
  std::ifstream file(arguments[1]);
  int turns = std::stoi(arguments[2]);
  std::vector<kiwi::Variable> variables;
  std::vector<int> sizes;
  std::vector<Edit> edits;
  std::vector<Line> lines;
  std::string text;
  while (std::getline(file, text)) {
    std::istringstream words(text);
    std::string word;
    words >> word;
    if (word == "variables") {
      int number;
      words >> number;
      variables.resize(number);
    } else if (word == "size") {
      int index;
      words >> index;
      sizes.push_back(index);
    } else if (word == "edit") {
      Edit edit;
      words >> edit.variable >> edit.value >> edit.turned;
      edits.push_back(edit);
    } else {
      Line line;
      line.relation = word[0];
      int priority;
      words >> line.constant >> line.turned >> priority;
      line.strength = priority == 1000 ? kiwi::strength::required
        : priority >= 750 ? kiwi::strength::strong
        : priority >= 500 ? kiwi::strength::medium : kiwi::strength::weak;
      double factor;
      int index;
      while (words >> factor >> index) line.terms.emplace_back(variables[index], factor);
      lines.push_back(line);
    }
  }

  double start = processorTime();
  kiwi::Solver solver;
  std::vector<kiwi::Constraint> constraints;
  for (int index : sizes) solver.addConstraint(variables[index] >= 0);
  for (auto &line : lines) {
    constraints.push_back(line.make(false));
    solver.addConstraint(constraints.back());
  }
  for (auto &edit : edits) {
    // Above all optional constraints; Kiwi does not let an edit variable be required.
    solver.addEditVariable(variables[edit.variable], kiwi::strength::create(1000, 0, 0));
    solver.suggestValue(variables[edit.variable], edit.value);
  }
  solver.updateVariables();
  double build = processorTime() - start;

  double fastest = 1e300;
  double began = processorTime();
  for (int turn = 1; turn <= turns; turn++) {
    bool isTurned = turn % 2 == 1;
    double start = processorTime();
    for (size_t index = 0; index < lines.size(); index++) {
      if (lines[index].constant == lines[index].turned) continue;
      solver.removeConstraint(constraints[index]);
      constraints[index] = lines[index].make(isTurned);
      solver.addConstraint(constraints[index]);
    }
    for (auto &edit : edits)
      solver.suggestValue(variables[edit.variable], isTurned ? edit.turned : edit.value);
    solver.updateVariables();
    fastest = std::min(fastest, processorTime() - start);
    // What takes seconds is not repeated; an odd number of turns ends where the first did.
    if (isTurned && processorTime() - began > 2e6) break;
  }
  std::printf("%.1f %.2f", build, fastest);
  for (auto &variable : variables) std::printf(" %.6f", variable.value());
  std::printf("\n");
}
