/** English, German, Russian, Chinese */
export type Words = readonly [en: string, de: string, ru: string, zh: string];
