import { clamp, lerp } from './numbers.ts';

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const byteHex = (c: number) =>
  Math.round(clamp(c) * 255)
    .toString(16)
    .padStart(2, '0');

function toOklab(hex: string): Triple {
  const [red, green, blue] = channels(hex);
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((c) => byteHex(gamma(Math.max(0, c)))).join('')}`;
}

/** Blend in OKLab, so that a mix of two colours is as light as it looks. `t` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, t: number): string {
  const [l0, a0, b0] = toOklab(from);
  const [l1, a1, b1] = toOklab(to);
  const k = clamp(t);
  return fromOklab([lerp(l0, l1, k), lerp(a0, a1, k), lerp(b0, b1, k)]);
}

/** Lighter or darker by `delta` of OKLab lightness. */
export function lighten(hex: string, delta: number): string {
  const [l, a, b] = toOklab(hex);
  return fromOklab([clamp(l + delta), a, b]);
}

/** The colour of a surface under coloured light. */
export function tinted(hex: string, light: string): string {
  const [r, g, b] = channels(hex);
  const [lr, lg, lb] = channels(light);
  return `#${byteHex(r * lr)}${byteHex(g * lg)}${byteHex(b * lb)}`;
}
