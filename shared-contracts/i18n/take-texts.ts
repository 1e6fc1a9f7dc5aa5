import type { PageTexts, Texts } from './create-i18n.ts';
import { wantParser } from './message.ts';

/**
 * A remote's texts become the page's. Those of a release that was built before builds parsed messages bring the parser with them.
 * @returns what is to be waited for before a part of that remote shows
 */
export function takeTexts(
  texts: PageTexts,
  namespace: string,
  added: Texts,
  locale: string,
): Promise<void> | undefined {
  texts.add(namespace, added, locale);
  if (!wantParser(added)) return undefined;
  return import('./message-parser.ts').then(({ installMessageParser }) => installMessageParser());
}
