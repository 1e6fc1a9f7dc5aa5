import { createContext, useContext } from 'react';
import type { PageTexts, Translate } from './create-i18n.ts';

/** the shell provides it: one for the page, by context, so that two pages rendered side by side have texts of their own */
export const TextsContext = createContext<PageTexts | null>(null);

let textsOutside: PageTexts | null = null;

/** What components speak that stand in no page: in tests of theirs. */
export function setTextsOutside(texts: PageTexts): void {
  textsOutside = texts;
}

/**
 * The messages of a namespace in the page's language; `t` stays the same for as long as the language does.
 * @throws without a TextsContext above
 */
export function useTranslation(namespace = 'shell'): { t: Translate; language: string } {
  const texts = useContext(TextsContext) ?? textsOutside;
  if (!texts) throw new Error('useTranslation needs a TextsContext above it');
  return { t: texts.of(namespace), language: texts.language };
}
