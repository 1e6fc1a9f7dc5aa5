/** as people write them behind a number, in the languages of the site */
const UNITS =
  'km/h|km²|km|cm|mm|m|kg|g|l|ml|h|min|°C|°|%|km/ч|км/ч|км|см|мм|м|кг|г|л|мл|ч|мин|Std\\.|Min\\.|Uhr|€|₽|₸|MB|МБ';
const MEASURE = new RegExp(`(\\d)[ \\u00a0](?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** A text in which no line ends between a number and its unit: "4,000 m" is one word. Formatters of numbers write it so themselves. */
export const unbroken = (text: string): string => text.replace(MEASURE, '$1\u00a0');
