import { type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';

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
const PROGRAM: Readonly<Record<LocaleCode, Write>> = {
  'en-US': ({ tour, link, site }) => ({
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
const NEWS: Readonly<Record<LocaleCode, string>> = {
  'en-US': 'We write again when the program, its prices or its dates change.',
  de: 'Wir schreiben wieder, wenn sich Programm, Preise oder Termine ändern.',
  zh: '行程、价格或日期有变动时，我们会再次通知您。',
  ru: 'Мы напишем ещё раз, если изменятся программа, цены или даты.',
};

/** To whoever subscribed, when there is something new. */
const CHANGED: Readonly<Record<LocaleCode, Write>> = {
  'en-US': ({ tour, link, site }) => ({
    subject: `Tour program changed: ${tour}`,
    text: lines(
      `The program of "${tour}", its prices or its dates have changed. Here it is as it is now, as a PDF:`,
      link,
      site,
    ),
  }),
  de: ({ tour, link, site }) => ({
    subject: `Tourprogramm geändert: ${tour}`,
    text: lines(
      `Programm, Preise oder Termine von „${tour}“ haben sich geändert. Hier ist der jetzige Stand als PDF:`,
      link,
      site,
    ),
  }),
  zh: ({ tour, link, site }) => ({
    subject: `行程安排有变：${tour}`,
    text: lines(`“${tour}”的行程、价格或日期有变动。以下是最新的 PDF 行程：`, link, site),
  }),
  ru: ({ tour, link, site }) => ({
    subject: `Программа тура изменилась: ${tour}`,
    text: lines(
      `Программа тура «${tour}», его цены или даты изменились. Вот как всё выглядит теперь, в PDF:`,
      link,
      site,
    ),
  }),
};

/** @param language ISO locale of the reader */
export function programMessage(language: string, message: ProgramMessage, hasNews = false): Written {
  const { code } = localeOf(language);
  const written = PROGRAM[code](message);
  return hasNews ? { ...written, text: lines(written.text, NEWS[code]) } : written;
}

/** @param language ISO locale of the reader */
export const newsMessage = (language: string, message: ProgramMessage): Written =>
  CHANGED[localeOf(language).code](message);
