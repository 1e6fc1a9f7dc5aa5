/** What browsers give of https://webmachinelearning.github.io/translation-api/; TypeScript's library does not have it yet. */
interface TranslatorClass {
  create(options: {
    sourceLanguage: string;
    targetLanguage: string;
  }): Promise<{ translate(text: string): Promise<string> }>;
}
interface DetectorClass {
  create(): Promise<{ detect(text: string): Promise<{ detectedLanguage: string }[]> }>;
}

/** a class of the browser's own, where it has one */
const classOf = <Class>(name: string): Class => {
  const found: unknown = Reflect.get(globalThis, name);
  if (found === undefined) throw new Error(`this browser has no ${name}`);
  return found as Class;
};

/**
 * Translates on the reader's own device: nothing of a conversation leaves it.
 * @param locale BCP 47
 * @throws where the browser cannot
 */
export async function translate(text: string, locale: string): Promise<string> {
  const detector = await classOf<DetectorClass>('LanguageDetector').create();
  const [best] = await detector.detect(text);
  const targetLanguage = locale.split('-')[0] ?? locale;
  if (!best || best.detectedLanguage === targetLanguage) return text;
  const pair = { sourceLanguage: best.detectedLanguage, targetLanguage };
  return (await classOf<TranslatorClass>('Translator').create(pair)).translate(text);
}
