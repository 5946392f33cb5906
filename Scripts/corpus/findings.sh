# What `measure-corpus` and `measure-precision` have in common; sourced by both.
#
# clones: the folder of clones; work: a temporary folder; QUARTERTURN: the program, built if unset.

if [ -z "${QUARTERTURN:-}" ]; then
  swift build -c release --product quarterturn >&2
  QUARTERTURN=$(swift build -c release --show-bin-path)/quarterturn
fi

# Opt-in checks, and notes that have to be asked for, are measured, too.
asked=()
while read -r name; do asked+=("$name"); done < <(
  "$QUARTERTURN" check --list | awk '$2 == "opt-in" { print $1 }')
options=(--ungrouped --format xcode)
while read -r name _; do options+=(--opt-in "$name"); done < <("$QUARTERTURN" check --list)

# Prints the findings of a commit as FILE<tab>LINE<tab>CHECK<tab>SEVERITY, from a list if it was
# checked before. The other places of a finding, such as the container around a screen, have the
# severity `related`.
findings() {  # findings REPOSITORY COMMIT
  local clone=$clones/${1/\//+} list=$work/${1/\//+}@$2
  if [ ! -f "$list" ]; then
    # An index and a working tree of their own: the clone's are not touched, and a bare one has none.
    mkdir "$list.tree"
    GIT_INDEX_FILE=$list.index git -C "$clone" read-tree "$2"
    GIT_INDEX_FILE=$list.index git --git-dir="$(git -C "$clone" rev-parse --absolute-git-dir)" \
      --work-tree="$list.tree" checkout-index -a -q 2>/dev/null || true
    if [ -z "$(ls -A "$list.tree")" ]; then echo "$1 has no files at $2" >&2; exit 1; fi
    { "$QUARTERTURN" check "$list.tree" "${options[@]}" || true; } 2>"$list.complaints" \
      | sed "s|^$list.tree/||" \
      | sed -nE -e 's/^(.*):([0-9]+):[0-9]+: (note|warning|error): .*\(([a-z0-9-]+)\)$/\1\t\2\t\4\t\3/p;t' \
        -e 's/^(.*):([0-9]+):[0-9]+: note: .*$/\1\t\2\t\t/p' \
      | awk -F '\t' -v OFS='\t' '$3 == "" { print $1, $2, check, "related"; next } { check = $3; print }' \
      >"$list.new"
    rm -rf "$list.tree" "$list.index"
    mv "$list.new" "$list"
  fi
  cat "$list"
}
