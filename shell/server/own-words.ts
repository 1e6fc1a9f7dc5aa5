import { createI18n, type PageTexts } from '@cairn/shared-contracts/i18n/create-i18n';
import type { LocaleCode, LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en-US.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import zh from '../i18n/zh.json' with { type: 'json' };

const TEXTS: Readonly<Record<LocaleCode, typeof en>> = { 'en-US': en, de, ru, zh };

/** each is made once: some are needed in moments without time */
const made = new Map<LocaleCode, PageTexts>();

/** The shell's own texts, for pages that nothing is composed for. */
export function ownWords({ code, iso }: Pick<LocaleProperties, 'code' | 'iso'>): PageTexts {
  const words = made.get(code) ?? createI18n(iso, { shell: TEXTS[code] });
  made.set(code, words);
  return words;
}
