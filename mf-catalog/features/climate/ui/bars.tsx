import { BOX, heightOf, middleOf, scaleOf } from '../model/chart-shape.ts';

const WIDTH = 5.6;

/** One bar a month, standing on the ground. */
export function Bars({ values, className }: { values: readonly number[]; className: string | undefined }) {
  const scale = scaleOf(values, 0);
  return values.map((value, index) => {
    const top = heightOf(value, scale);
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months never change places
        key={index}
        x={middleOf(index) - WIDTH / 2}
        y={top}
        width={WIDTH}
        height={BOX.height - top}
        className={className}
      />
    );
  });
}
