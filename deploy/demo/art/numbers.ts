export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : Math.min(x, high));
/** One decimal is finer than a pixel in every size we render, and halves the size of the SVG. */
export const round1 = (x: number) => Math.round(x * 10) / 10;
