import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import css from './place-grid.module.css';
import { PlaceTile } from './place-tile.tsx';

/** Places as tiles, 2 to 5 in a row. */
export function PlaceGrid({
  places,
  hasCaptions = false,
  level,
}: {
  places: readonly PlaceCard[];
  hasCaptions?: boolean;
  level?: 2 | 3;
}) {
  return (
    <ul className={hasCaptions ? css.wide : css.grid}>
      {places.map((place) => (
        <li key={place.id}>
          <PlaceTile
            place={place}
            ratio={hasCaptions ? '4/3' : '5/6'}
            sizes={hasCaptions ? '(min-width: 992px) 33vw, 92vw' : '(min-width: 992px) 20vw, 46vw'}
            hasCaption={hasCaptions}
            {...(level ? { level } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
