/** a line of React's comparison that is about a style: 'style={{…}}', or a property of one */
const STYLE_LINE = /^[+-]\s+(style=\{|["']?[\w-]+["']?: (?:["'\d]|undefined))/;

/** Whether this is React's report of attributes that differ, and all of them are styles. */
function isOnlyStyles([text, ...values]: readonly unknown[]): boolean {
  if (!String(text).startsWith('A tree hydrated but some attributes')) return false;
  const lines = values.flatMap((value) => String(value).split('\n')).filter((line) => /^[+-]\s/.test(line));
  return lines.length > 0 && lines.every((line) => STYLE_LINE.test(line));
}

/**
 * The server's style attributes come by the CSSOM (server/style-filter.ts), which writes them its own way: React compares letters, and
 * would report every page.
 */
export function withoutStyleMismatches(to: Pick<Console, 'error'>): void {
  const error = to.error.bind(to);
  to.error = (...said: unknown[]) => {
    if (!isOnlyStyles(said)) error(...said);
  };
}
