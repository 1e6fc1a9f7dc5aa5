/** texts as they stand in a file: messages, grouped by topic */
export type TextTree = { readonly [key: string]: string | TextTree };

/** English stands in where a translation has no message yet; `missing` is told which. */
export function withFallback(texts: TextTree, english: TextTree, missing: (key: string) => void, path = ''): TextTree {
  const merged = Object.entries(english).map(([key, fallback]) => {
    const text = texts[key];
    const here = path + key;
    if (text === undefined) missing(here);
    const isGroup = typeof fallback === 'object';
    if (isGroup && typeof text === 'object') return [key, withFallback(text, fallback, missing, `${here}.`)];
    return [key, text === undefined || isGroup ? fallback : text];
  });
  return Object.fromEntries(merged);
}
