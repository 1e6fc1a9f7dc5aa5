/** Whether so many columns of a table tell one row from another. */
export type IsKey = (table: string, columns: readonly string[]) => boolean;

/** as one line, in which a text is an empty one and a comment a space: neither is SQL */
const withoutTexts = (statement: string): string =>
  statement
    .replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) => (found.startsWith("'") ? "''" : ' '))
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?;$/, '');

/** What stands outside parentheses, each pair of which is left empty, and what stood in them. */
function splitParentheses(text: string): { outside: string; inside: string[] } {
  const inside: string[] = [];
  let outside = '';
  let depth = 0;
  for (const character of text) {
    if (character === ')') depth -= 1;
    if (depth === 0) outside += character;
    else inside.push(`${inside.pop() ?? ''}${character}`);
    if (character !== '(') continue;
    if (depth === 0) inside.push('');
    depth += 1;
  }
  return { outside, inside };
}

/** of 't.id, t.day' without its table */
const columnsOf = (list: string): string[] => list.split(',').map((one) => one.trim().replace(/^\w+\./, ''));

const INSERT = /^insert into .* limit (?:\d+|\$\d+)(?: on conflict .*| returning .*)?$/i;
const CHANGE =
  /^(?:update|delete from) (?:only )?(?<table>\w+)(?<what>.*?) where (?<key>[\w.]+|\(\)) in \(\)(?<more>| (?:and|returning) .*)$/i;
const CHOICE = /^select (?<columns>.+?) from (?<from>\w+)\b.* limit (?:\d+|\$\d+)(?: for .*)?$/i;

/**
 * Whether a statement writes no more rows than it says: `UPDATE walks … WHERE id IN (SELECT id FROM walks … LIMIT 500)`, the same of
 * DELETE, or `INSERT … SELECT … LIMIT 500`. A LIMIT elsewhere chooses a value, or rows of which each may have many that are changed.
 * It goes by the words: what is written otherwise is not bounded.
 */
export function isBounded(statement: string, isKey: IsKey): boolean {
  const { outside, inside } = splitParentheses(withoutTexts(statement));
  // of several statements each would have to be
  if (outside.includes(';')) return false;
  if (INSERT.test(outside)) return true;
  const { table = '', what = '', key = '', more = '' } = CHANGE.exec(outside)?.groups ?? {};
  if (table === '' || /\b(?:from|using)\b/i.test(what) || /\bor\b/i.test(more)) return false;
  const before = inside.length - more.split('()').length;
  const { outside: choice } = splitParentheses(inside[before] ?? '');
  const { columns = '', from } = CHOICE.exec(choice)?.groups ?? {};
  const changed = columnsOf(key === '()' ? (inside[before - 1] ?? '') : key);
  return from === table && columnsOf(columns).join() === changed.join() && isKey(table, changed);
}
