/** Charts are drawn in a box of 12 columns of 10 units, as high as it is; the page stretches it to its place. */
export const BOX = { width: 120, height: 100 } as const;
const COLUMN = BOX.width / 12;

/** middle of a month's column. @param index from 0 */
export const middleOf = (index: number): number => (index + 0.5) * COLUMN;
export const columnOf = (index: number): { x: number; width: number } => ({ x: index * COLUMN, width: COLUMN });

export interface Scale {
  min: number;
  max: number;
}

/** What a chart of these values spans: a little more than they do, so that no line touches the edge. */
export function scaleOf(values: readonly number[], floor?: number): Scale {
  const min = floor ?? Math.min(...values);
  const max = Math.max(...values);
  const room = Math.max((max - min) * 0.08, 1);
  return { min: floor ?? min - room, max: max + room };
}

/** height of a value in the box, from the top */
export const heightOf = (value: number, { min, max }: Scale): number =>
  Math.round((BOX.height - ((value - min) / (max - min)) * BOX.height) * 100) / 100;

/** a line through the months, to both edges of the box */
export function linePath(values: readonly number[], scale: Scale): string {
  const points = values.map((value, index) => `${middleOf(index)} ${heightOf(value, scale)}`);
  return `M${points.join('L')}`;
}

/** the area between two lines */
export function bandPath(upper: readonly number[], lower: readonly number[], scale: Scale): string {
  const back = lower.map((value, index) => `${middleOf(index)} ${heightOf(value, scale)}`).reverse();
  return `${linePath(upper, scale)}L${back.join('L')}Z`;
}
