import css from './office-map.module.css';

/** of blocks between streets, px of the drawing */
const BLOCKS = [
  { x: 0, y: 0, width: 66, height: 48 },
  { x: 84, y: 0, width: 61, height: 53 },
  { x: 10, y: 74, width: 62, height: 54 },
  { x: 92, y: 74, width: 67, height: 49 },
] as const;
const [COLUMN, ROW] = [168, 148];

const blocks = Array.from({ length: 24 }, (_, at) => ({
  x: -120 + (at % 6) * COLUMN,
  y: -90 + Math.floor(at / 6) * ROW,
})).flatMap(({ x, y }) => BLOCKS.map((block) => ({ ...block, x: block.x + x, y: block.y + y })));
const blocksPath = blocks.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/** A pin among blocks and streets, as a map of a town looks. It is no map: nothing in it has a name. */
export function OfficeSketch({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 760 490"
      preserveAspectRatio="xMidYMid slice"
      className={css.sketch}
      role="img"
      aria-label={label}
    >
      <path d={blocksPath} className={css.blocks} transform="rotate(-9 380 245)" />
      <path d="M-20 320C180 284 420 258 790 186" className={css.road} />
      <path
        d="M-20 412C200 382 460 352 790 286M150 -10C176 140 196 310 214 510M540 -10C566 140 590 320 606 510"
        className={css.street}
      />
      <g transform="translate(392 262)">
        <path d="M0 0C-16-20-24-30-24-42a24 24 0 0 1 48 0C24-30 16-20 0 0Z" className={css.pin} />
        <path d="m-11-34 8-14 6 7 4-6 6 13z" className={css.peak} />
      </g>
    </svg>
  );
}
