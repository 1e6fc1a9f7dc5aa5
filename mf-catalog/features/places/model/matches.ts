/** letters as people type them: without case and accents */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Whether a word of the name begins like the phrase. An empty phrase matches everything. */
export function matches(name: string, phrase: string): boolean {
  const wanted = fold(phrase);
  const folded = fold(name);
  return folded.startsWith(wanted) || folded.includes(` ${wanted}`) || folded.includes(`-${wanted}`);
}

/** fewer letters are too few to tell a slip from another word */
const SLIP_FROM = 4;

/** One letter more, less or other, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  return (
    Math.max(restA.length, restB.length) === 1 ||
    (restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** Whether a word of the name begins nearly like the phrase: "gorgia". */
export function nearlyMatches(name: string, phrase: string): boolean {
  const wanted = fold(phrase);
  if (wanted.length < SLIP_FROM) return false;
  const begins = [wanted.length - 1, wanted.length, wanted.length + 1];
  return fold(name)
    .split(/[ -]/)
    .some((word) => word[0] === wanted[0] && begins.some((length) => isOneSlip(word.slice(0, length), wanted)));
}
