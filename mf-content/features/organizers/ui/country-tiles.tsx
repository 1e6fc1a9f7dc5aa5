import type { OrganizerHub } from '@cairn/shared-contracts/api/organizer.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { GlobeIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useEffect, useRef } from 'react';
import { type HubAsked, hubHref } from '../model/hub-address.ts';
import css from './country-tiles.module.css';

/** with "all countries" they fill the row of a wide screen */
const SHOWN = 8;

interface CountryTilesProps {
  hub: OrganizerHub;
  asked: HubAsked;
}

/**
 * The countries with most organizers as pictures; the others are in the list of the filters. The one that is shown comes first: so it is
 * in view on a phone, too, and before any script runs.
 */
export function CountryTiles({ hub: { countries, totals }, asked }: CountryTilesProps) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const { compare } = new Intl.Collator(locale);
  const shown = ({ id }: { id: number }) => Number(id === asked.country);
  const first = countries.toSorted(
    (one, other) => shown(other) - shown(one) || other.count - one.count || compare(one.name, other.name),
  );
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another country is another beginning of the row
  useEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [asked.country]);
  return (
    <nav aria-label={t('hub.byCountry')}>
      <ul className={css.tiles} ref={row}>
        <li>
          <Link
            href={hubHref({ ...asked, country: 0, page: 1 })}
            variant="plain"
            className={css.tile ?? ''}
            {...(asked.country === 0 ? { 'aria-current': 'true' as const } : {})}
          >
            <span className={css.plain}>
              <GlobeIcon size={22} />
            </span>
            <b>{t('hub.allCountries')}</b>
            <span className={css.count}>{totals.organizers.toLocaleString(locale)}</span>
          </Link>
        </li>
        {first.slice(0, SHOWN).map(({ id, name, count, picture }) => (
          <li key={id}>
            <Link
              href={hubHref({ ...asked, country: id, page: 1 })}
              variant="plain"
              className={css.tile ?? ''}
              {...(asked.country === id ? { 'aria-current': 'true' as const } : {})}
            >
              {picture ? (
                <Picture src={picture.image} alt="" ratio="4/3" {...lookOf(picture)} sizes="120px" />
              ) : (
                <span className={css.plain} />
              )}
              <b>{name}</b>
              <span className={css.count}>{count.toLocaleString(locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
