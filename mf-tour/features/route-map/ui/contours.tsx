import { MAP } from '@cairn/shared-contracts/domain/route-line';
import { useMemo } from 'react';
import { contours } from '../model/contours.ts';
import css from './route-map.module.css';

/** Contour lines behind a route: the same for the same tour. */
export default function Contours({ seed }: { seed: string }) {
  const lines = useMemo(() => contours({ seed, ...MAP }), [seed]);
  return (
    <g className={css.contours}>
      {lines.map(({ path, isBold }) => (
        <path key={path.slice(0, 40)} d={path} strokeWidth={isBold ? 1.7 : 0.9} />
      ))}
    </g>
  );
}
