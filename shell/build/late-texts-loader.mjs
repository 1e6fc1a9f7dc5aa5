// What asks for a text that comes late waits for it: the module is there when its words are.
import { asksForLate } from './late-texts.ts';

const ARIA = /[\\/]LocalizedStringDictionary\.mjs$/;
const KIT = /[\\/]shared-contracts[\\/]/;
/** where react-aria looks for its strings */
const LOOKS_UP = 'react-aria.i18n.strings';

export default function lateTextsLoader(source) {
  const { resourcePath } = this;
  const isAria = ARIA.test(resourcePath);
  // another version is written in another way: it says so here and not where somebody opens a calendar
  if (isAria && !source.includes(LOOKS_UP)) throw new Error('react-aria has its strings elsewhere');
  if (!isAria && !asksForLate(KIT.test(resourcePath) ? 'kit' : 'shell', source)) return source;
  return `${source}\nawait globalThis.__LATE_TEXTS__?.();\n`;
}
