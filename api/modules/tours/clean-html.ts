/** what an organizer's text may be made of; nothing that loads, runs, takes input or lays the page out */
const ALLOWED: ReadonlySet<string> = new Set(
  'p br hr b strong i em u s sup sub a ul ol li h2 h3 h4 blockquote'.split(' '),
);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);
/** what is dropped with everything that it holds, and comments */
const DROPPED =
  /<(script|style|iframe|object|embed|template|noscript|textarea|select|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TOKEN = /<(\/?)([a-z][a-z\d]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<|>|[^<>]+/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const ESCAPED: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[<>"]/g, (letter) => ESCAPED[letter] ?? letter);

function opening(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = double ?? single ?? bare ?? '';
  if (!SAFE_HREF.test(href)) return '<a>';
  return /^http/i.test(href) ? `<a href="${escaped(href)}" rel="nofollow noopener">` : `<a href="${escaped(href)}">`;
}

/**
 * HTML that an organizer wrote, as pages may carry it: few elements, no attributes but addresses, every element closed. What is
 * not understood stays readable as text. Built up from what is allowed: the answer holds no markup that is not from here.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let clean = '';
  for (const [token, slash, tag, attributes = ''] of html.replace(DROPPED, '').matchAll(TOKEN)) {
    if (tag === undefined) {
      clean += ESCAPED[token] ?? token;
      continue;
    }
    const name = tag.toLowerCase();
    if (!ALLOWED.has(name)) continue;
    if (slash) {
      if (!open.includes(name)) continue;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        clean += `</${last}>`;
        if (last === name) break;
      }
    } else {
      clean += opening(name, attributes);
      if (!EMPTY.has(name)) open.push(name);
    }
  }
  return (
    clean +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
