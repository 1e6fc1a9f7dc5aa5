import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { PlaceTile } from '../../../common/ui/place-tile.tsx';
import css from './place-grid.module.css';

/** Places as tiles, 2 to 6 in a row. */
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
            {...(hasCaptions ? {} : { ratio: '5/6' })}
            sizes={
              hasCaptions ? '(min-width: 992px) 33vw, 92vw' : '(min-width: 992px) 16vw, (min-width: 576px) 30vw, 46vw'
            }
            hasCaption={hasCaptions}
            {...(level ? { level } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
