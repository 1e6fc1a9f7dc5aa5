/** '+44 20 7946 0182' → 'tel:+442079460182' */
export const phoneHref = (formatted: string): string => `tel:${formatted.replace(/[^+\d]/g, '')}`;
