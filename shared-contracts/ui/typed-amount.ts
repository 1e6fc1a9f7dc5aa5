/**
 * Whole units of an amount as people type it: "700.50" and "700,50" are 700, "1,400" and "1.400" are 1400, in any language. A last
 * separator with one or two digits behind it begins a fraction; all others part thousands.
 * @returns undefined where there is no digit
 */
export function typedAmount(text: string): number | undefined {
  const whole = text
    .trim()
    .replace(/[.,]\d{0,2}$/, '')
    .replaceAll(/\D/g, '');
  return whole === '' ? undefined : Number(whole);
}
