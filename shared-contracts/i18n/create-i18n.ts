import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { expandMessage } from './expand-message.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { isPlain, type ParsedMessage, type Texts } from './message.ts';

export type { Texts };

/** @param values what the message is filled with; `ns`, when it is another namespace's */
export type Translate = (key: string, values?: { readonly [name: string]: unknown; readonly ns?: string }) => string;

/** The texts of a page in its language. */
export interface PageTexts {
  /** BCP 47, 'de-DE' */
  readonly language: string;
  /** of the namespace `shell`, unless the values name another */
  readonly t: Translate;
  /** the same function every time */
  of(namespace: string): Translate;
  /** @param locale of the texts, when it is not the page's: English ones stand in for a remote that has no others */
  add(namespace: string, texts: Texts, locale?: string): void;
}

/** the elements of a message, or a text that was not parsed, as intl-messageformat takes them */
type Source = ConstructorParameters<typeof IntlMessageFormat>[0];
type Values = Parameters<IntlMessageFormat['format']>[0];
type Message = string | ParsedMessage;

function findMessage(texts: Texts | undefined, key: string): Message | undefined {
  let found: Texts[string] | undefined = texts;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || Array.isArray(found)) return undefined;
    // an array is a parsed message, which TypeScript does not tell from a group when it is read-only
    found = (found as Texts)[step];
  }
  return typeof found === 'string' || Array.isArray(found) ? (found as Message) : undefined;
}

// Pages are only ever in one of our locales: asking Intl whether it supports that one makes the first message wait while ICU lists all of its own.
IntlMessageFormat.resolveLocale = (locales) =>
  new Intl.Locale(typeof locales === 'string' ? locales : (locales[0] ?? 'en'));

/** A sentence that ends with a date which ends with a full stop, "до 21 февр. 2027 г.", has one of them. */
const oneFullStop = (text: string): string => text.replace(/(\p{L}\.)\.(?!\.)/gu, '$1');

/** what is made of the same arguments is made once */
function once<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? make(...args);
    known.set(key, made);
    return made;
  };
}

/** One set for all messages: by itself each message makes its own, at each request of the server anew. */
const formatters: Formatters = {
  getNumberFormat: once((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: once((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: once((...args) => new Intl.PluralRules(...args)),
};

/** Writes the messages of one locale by its rules; what is made for one is there when it is written again. */
function writerIn(locale: string) {
  const formats = new Map<Message, IntlMessageFormat>();
  return (message: Message, values: object, key: string): string => {
    // a plain message is not parsed: browser builds have no parser
    if (typeof message === 'string' && isPlain(message)) return message;
    try {
      let format = formats.get(message);
      if (!format) {
        const source = (typeof message === 'string' ? message : expandMessage(message)) as Source;
        format = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true, formatters });
        formats.set(message, format);
      }
      return oneFullStop(String(format.format(values as Values)));
    } catch {
      // what cannot be written, for want of a value, is shown by its key: a parsed message has no text to stand in
      return typeof message === 'string' ? message : key;
    }
  };
}

/** texts that are there when they are written again: a list says the same of many things, and a server to many visitors */
const WRITTEN_MAX = 2_000;

/** What a text is made of and nothing else; undefined for values that are no plain ones. */
function idOf(code: string, namespace: string, key: string, values: object): string | undefined {
  let id = `${code}\n${namespace}\n${key}`;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') id += `\n${name}\t${value}`;
    else if (typeof value === 'string') id += `\n${name}\v${value}\v${value.length}`;
    else return undefined;
  }
  return id;
}

/**
 * The page's texts: one instance per request on the server, one in the browser. Namespaces come with the remotes, so there is
 * nothing to wait for. A missing key warns once. One that fell back to English is written by English rules: by Russian ones
 * "21 seats" would read "21 seat". Why it is no library: decision 40.
 */
export function createI18n(locale: string, namespaces: Readonly<Record<string, Texts>>): PageTexts {
  const bundles = [...new Set([locale, DEFAULT_LOCALE.iso])].map((code) => ({
    code,
    texts: new Map<string, Texts>(code === locale ? Object.entries(namespaces) : []),
    write: writerIn(code),
  }));
  const warned = new Set<string>();
  const made = new Map<string, Translate>();

  const written = new Map<string, { message: Message; text: string }>();

  const write = (namespace: string, key: string, values: object): string => {
    for (const bundle of bundles) {
      const message = findMessage(bundle.texts.get(namespace), key);
      if (message === undefined) continue;
      const id = idOf(bundle.code, namespace, key, values);
      const known = id === undefined ? undefined : written.get(id);
      // texts change in place while somebody develops them
      if (known?.message === message) return known.text;
      const text = bundle.write(message, values, key);
      if (written.size >= WRITTEN_MAX) written.clear();
      if (id !== undefined) written.set(id, { message, text });
      return text;
    }
    const name = `${namespace}:${key}`;
    if (!warned.has(name)) console.warn(`missing message ${name} (${locale})`);
    warned.add(name);
    return key;
  };
  const of = (namespace: string): Translate => {
    const known = made.get(namespace);
    if (known) return known;
    const translate: Translate = (key, values = {}) => write(values.ns ?? namespace, key, values);
    made.set(namespace, translate);
    return translate;
  };
  return {
    language: locale,
    t: of('shell'),
    of,
    add(namespace, texts, of = locale) {
      const bundle = bundles.find(({ code }) => code === of);
      if (!bundle) return;
      const known = bundle.texts.get(namespace);
      // groups of texts come with the parts that show them; what is there stays as it came
      if (known !== texts) bundle.texts.set(namespace, known ? { ...texts, ...known } : texts);
    },
  };
}
