import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { PlaceTile } from '../../../common/ui/place-tile.tsx';
import css from './place-grid.module.css';

/** how wide the style's tiles are, by how many of them are in a row */
const SIZES =
  '(min-width: 2000px) 265px, (min-width: 1400px) 225px, (min-width: 992px) 17vw, (min-width: 704px) 22vw, (min-width: 576px) 30vw, 46vw';
const THIRDS = '(min-width: 2000px) 550px, (min-width: 1600px) 470px, (min-width: 992px) 31vw';
const HALVES = '(min-width: 576px) 46vw';

/** of the last of an odd number, which has its row of two alone, too; the only one is as wide as others */
function wideSizes(at: number, count: number): string {
  const isAlone = count > 1 && at === count - 1 && count % 2 === 1;
  return isAlone ? `${THIRDS}, 92vw` : `${THIRDS}, ${HALVES}, 92vw`;
}

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
      {places.map((place, at) => (
        <li key={place.id}>
          <PlaceTile
            place={place}
            {...(hasCaptions ? {} : { ratio: '5/6' })}
            sizes={hasCaptions ? wideSizes(at, places.length) : SIZES}
            hasCaption={hasCaptions}
            {...(level ? { level } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
