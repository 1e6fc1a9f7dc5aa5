import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Link } from 'react-router';
import css from './place-tile.module.css';

export interface PlaceTileProps {
  place: PlaceCard;
  /** Of the picture; without it the tile fills its cell. */
  ratio?: string;
  sizes: string;
  /** The first tile of a bento. */
  isLarge?: boolean;
  /** The editors' few words behind the count. */
  hasCaption?: boolean;
  /** Level of the name in the page's outline. */
  level?: 2 | 3;
}

/** A place or collection as a picture that leads to its tours. */
export function PlaceTile({ place, ratio, sizes, isLarge = false, hasCaption = false, level = 3 }: PlaceTileProps) {
  const { t } = useTranslation('mf-catalog');
  const Name = level === 2 ? 'h2' : 'h3';
  const count = t('place.tours', { count: place.count });
  return (
    <Link to={`/${place.slug}`} className={css.tile} data-large={isLarge || undefined}>
      {place.picture ? (
        <Picture
          src={place.picture.image}
          alt=""
          {...lookOf(place.picture)}
          radius="var(--r-lg)"
          sizes={sizes}
          className={css.picture ?? ''}
          {...(ratio ? { ratio } : {})}
        />
      ) : (
        <span className={css.plain} style={ratio ? { aspectRatio: ratio } : undefined} />
      )}
      <span className={css.text}>
        <Name className={css.name}>{place.name}</Name>
        <span className={css.count}>{hasCaption && place.caption ? `${count} · ${place.caption}` : count}</span>
      </span>
    </Link>
  );
}
