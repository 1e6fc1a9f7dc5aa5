/** a fold that hides no more than this saves nothing: "Show 1 more" takes the place of the one */
const TOO_FEW = 2;

/** What of a list is shown, and what folds away behind "Show 8 more". */
export function fold<Item>(items: readonly Item[], shown: number): [shown: readonly Item[], rest: readonly Item[]] {
  const end = items.length - shown <= TOO_FEW ? items.length : shown;
  return [items.slice(0, end), items.slice(end)];
}
