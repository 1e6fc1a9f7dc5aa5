import type { PageTexts } from '@cairn/shared-contracts/i18n/create-i18n';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { DEFAULT_LOCALE, type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en-US.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import zh from '../i18n/zh.json' with { type: 'json' };

type Texts = typeof en;
type PathOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}` }[keyof T & string];

/** where a message stands in api/i18n: 'validation.required' */
export type MessageKey = PathOf<Texts>;
/** what the messages are filled with (ICU) */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Something told to a person: which message it is. It gets its text when the answer leaves, in the language of the request. */
export interface Message {
  key: MessageKey;
  params?: MessageParams | undefined;
}

const TEXTS: Readonly<Record<LocaleCode, Texts>> = { 'en-US': en, de, zh, ru };
const made = new Map<LocaleCode, PageTexts>();

function textsIn(language: string): PageTexts {
  const { code, iso } = localeOf(language);
  const texts = made.get(code) ?? createI18n(iso, { shell: TEXTS[code] });
  made.set(code, texts);
  return texts;
}

/** Whether this release has a text of that key: a newer one may have kept what it told by one that is not here yet. */
export function isMessageKey(key: string): key is MessageKey {
  let found: unknown = en;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return false;
    found = Reflect.get(found, step);
  }
  return typeof found === 'string';
}

/** @param language ISO locale of the reader, 'de-DE'; English for one that the site does not speak */
export const messageText = ({ key, params }: Message, language: string): string =>
  textsIn(language).t(key, { ...params });

/** for logs, which stay English whoever reads the answer */
export const inEnglish = (message: Message): string => messageText(message, DEFAULT_LOCALE.iso);
