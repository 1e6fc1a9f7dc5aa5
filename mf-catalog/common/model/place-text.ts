const FIRST = /^\s*<p>[\s\S]*?<\/p>/;

/** What the editors say of a place, as HTML: its first paragraph, which stands for all of it, and the rest. */
export function textParts(html: string): { first: string; rest: string } {
  const [first = ''] = FIRST.exec(html) ?? [];
  return { first, rest: html.slice(first.length).trim() };
}
