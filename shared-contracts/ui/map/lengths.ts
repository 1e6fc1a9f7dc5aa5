type Unit = 'meter' | 'kilometer';

/** Writes numbers with a unit: "450 m". */
export function unitOf(language: string, unit: Unit): (value: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return (value) => format.format(value);
}

/** "450 m", "1.2 km" */
export const lengthOf = (metres: number, language: string): string =>
  metres < 1000 ? unitOf(language, 'meter')(metres) : unitOf(language, 'kilometer')(metres / 1000);
