import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { LayoutGridIcon, MapIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import type { ListingView } from '../model/listing-extras.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import css from './view-switch.module.css';

const ICONS = { list: LayoutGridIcon, map: MapIcon } as const;
const VIEWS = ['list', 'map'] as const;

/** List or map of the same tours. Links: either view has an address. */
export function ViewSwitch({ filter, view }: { filter: SearchFilter; view: ListingView }) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  return (
    <ul className={css.segment} aria-label={t('view.label')}>
      {VIEWS.map((one) => {
        const Icon = ICONS[one];
        return (
          <li key={one}>
            <Link
              to={hrefOf(filter, { view: one })}
              rel="nofollow"
              aria-current={one === view ? 'true' : undefined}
              className={css.option}
            >
              <Icon size={18} />
              {t(`view.${one}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
