import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref, type SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useWithParty } from '../../party/model/use-with-party.ts';
import { appliedFilters } from '../model/applied-filters.ts';
import type { Rescue } from '../model/listing-data.ts';
import { cleared } from '../model/listing-filter.ts';
import { useFilterWords } from '../model/use-filter-words.ts';

export interface NoToursProps {
  filter: SearchFilter;
  facets: Facets | undefined;
  rescue: Rescue | null;
}

const ART = '/media/art/steppe-empty_2-card-morning-trail/{size}.jpg';

/** An empty listing, with the way out that brings back most. */
export function NoTours({ filter, facets, rescue }: NoToursProps) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const words = useFilterWords(facets);
  const culprit = appliedFilters(filter).find(({ id }) => id === rescue?.id);
  return (
    <EmptyState
      title={t('empty.title')}
      art={<Picture src={ART} alt="" ratio="4/3" sizes="220px" placeholder="#9aa282" position="50% 82%" />}
      action={
        culprit && rescue ? (
          <LinkButton href={withParty(listingHref(culprit.without))} rel="nofollow" variant="soft">
            {t('empty.drop', { name: words(culprit) })}
          </LinkButton>
        ) : (
          <LinkButton href={withParty(listingHref(cleared(filter)))} rel="nofollow" variant="soft">
            {t('empty.clear')}
          </LinkButton>
        )
      }
    >
      {culprit && rescue ? t('empty.culprit', { name: words(culprit), count: rescue.total }) : t('empty.text')}
    </EmptyState>
  );
}
