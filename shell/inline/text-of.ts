import { inScript } from '../server/in-script.ts';

/**
 * Functions of this folder stand in pages as text. Each is whole in itself: it gets what it needs as arguments and reaches for nothing
 * but the browser. The shell's build minifies them (build/inline-scripts.ts), so what the server writes is as short as it can be.
 */
// biome-ignore lint/complexity/noBannedTypes: any function has a text
export const textOf = (script: Function): string => `(${script})`;

/** The text of a call of it, for an inline script. */
export const callOf = <Arguments extends readonly unknown[]>(
  script: (...values: Arguments) => void,
  ...values: Arguments
): string => `${textOf(script)}(${values.map(inScript).join()})`;
