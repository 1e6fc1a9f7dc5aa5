import { RATIOS, type Ratio, type RatioName } from './landscape.ts';

/** Seeds may stand in a URL, and in a key, whose parts are divided by hyphens. */
export const SEED = /^[a-z0-9_.]{1,60}$/;
const CUSTOM_RATIO = /^(\d{1,2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?)$/;
/** Beyond this the crop leaves the world that the painters fill. */
const WIDEST = 2.4;
const NARROWEST = 0.4;

const isRatioName = (word: string): word is RatioName => Object.hasOwn(RATIOS, word);

export function parseRatio(text: string): Ratio | undefined {
  if (isRatioName(text)) return text;
  const [, width = '', height = ''] = CUSTOM_RATIO.exec(text) ?? [];
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 && w / h <= WIDEST && w / h >= NARROWEST ? [w, h] : undefined;
}
