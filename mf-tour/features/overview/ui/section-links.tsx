import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ScrollSpy } from '@cairn/shared-contracts/ui/scroll-spy';
import { sectionsOf } from '../model/sections.ts';
import { useSectionsHere } from '../model/use-sections-here.ts';
import css from './section-links.module.css';

/** Scroll-spy over the sections that this tour has. */
export function SectionLinks({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const anchors = sectionsOf(tour, { isOrganizerHidden: site.organizer.forceHideOrganizers });
  const items = anchors.map((anchor) => ({
    anchor,
    name: t(`spy.${anchor}`),
    ...(anchor === 'reviews' && tour.reviews_count > 0 ? { count: tour.reviews_count } : {}),
  }));
  // it looks for its sections when it starts: it starts anew when more of them have come
  const here = useSectionsHere(anchors);
  return <ScrollSpy key={here} label={t('spy.label')} items={items} className={css.spy ?? ''} />;
}
