/** specification §5: "Favorite add/remove require a numeric tour id; otherwise ignored with a warning" */
const WARNING = 'tour id must be a number';

/** @param id what a page handed over: other remotes' pages are only as typed as their data */
export function isTourId(id: unknown): id is number {
  const isOne = typeof id === 'number' && Number.isSafeInteger(id) && id > 0;
  if (!isOne) console.warn(WARNING);
  return isOne;
}
