export interface ProgramMessage {
  tour: string;
  /** of the document */
  link: string;
  site: string;
}

interface Written {
  subject: string;
  text: string;
}

type Write = (message: ProgramMessage) => Written;

const lines = (...texts: string[]): string => texts.join('\n\n');

/** The message that brings the program, in the languages of the site. */
const PROGRAM: Readonly<Record<string, Write>> = {
  en: ({ tour, link, site }) => ({
    subject: `Tour program: ${tour}`,
    text: lines(`Here is the program of "${tour}" as a PDF: day by day, with prices and dates.`, link, site),
  }),
  de: ({ tour, link, site }) => ({
    subject: `Tourprogramm: ${tour}`,
    text: lines(`Hier ist das Programm von „${tour}“ als PDF: Tag für Tag, mit Preisen und Terminen.`, link, site),
  }),
  zh: ({ tour, link, site }) => ({
    subject: `行程安排：${tour}`,
    text: lines(`这是“${tour}”的 PDF 行程：每日安排、价格和日期。`, link, site),
  }),
  ru: ({ tour, link, site }) => ({
    subject: `Программа тура: ${tour}`,
    text: lines(`Вот программа тура «${tour}» в PDF: по дням, с ценами и датами.`, link, site),
  }),
};

/** What is added for whoever subscribed: they will hear again. */
const NEWS: Readonly<Record<string, string>> = {
  en: 'We write again when the program, its prices or its dates change.',
  de: 'Wir schreiben wieder, wenn sich Programm, Preise oder Termine ändern.',
  zh: '行程、价格或日期有变动时，我们会再次通知您。',
  ru: 'Мы напишем ещё раз, если изменятся программа, цены или даты.',
};

const byLanguage = <T>(table: Readonly<Record<string, T>>, language: string, fallback: T): T =>
  table[language.slice(0, 2)] ?? fallback;

/** @param language ISO locale of the reader */
export function programMessage(language: string, message: ProgramMessage, hasNews = false): Written {
  const english: Write = PROGRAM.en ?? (({ link }) => ({ subject: message.tour, text: link }));
  const written = byLanguage(PROGRAM, language, english)(message);
  return hasNews ? { ...written, text: lines(written.text, byLanguage(NEWS, language, '')) } : written;
}
