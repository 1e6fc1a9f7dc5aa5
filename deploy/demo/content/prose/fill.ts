/** Values for the {slots} of sentence templates. */
export type Slots = Readonly<Record<string, string | number>>;

const SLOT = /\{(\w+)\}/g;

/** @throws RangeError for a slot that has no value: a template with a typing error must not reach a page */
export function fill(template: string, slots: Slots): string {
  return template.replace(SLOT, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${template}"`);
    return String(value);
  });
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c" */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** Items of a prose list: "a, b and c" → [a, b, c]. */
export const itemsOf = (list: string): string[] => list.split(/, | and (?=[^,]*$)/);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
