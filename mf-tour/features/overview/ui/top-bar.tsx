import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { Slot, useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { heartWake } from '../model/heart-wake.ts';
import { Share } from './share.tsx';
import css from './top-bar.module.css';

/** Where the reader is, and what to do with the tour. On a phone only the actions stay, over the pictures where there are any. */
export function TopBar({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  return (
    <div className={tour.gallery.length > 0 ? css.bar : `${css.bar} ${css.alone}`}>
      <Breadcrumbs
        label={t('crumbs.label')}
        className={css.crumbs}
        items={[
          { label: t('crumbs.tours'), href: '/tours' },
          ...tour.parents.map(({ name, slug }) => ({ label: name, href: `/${slug}` })),
          { label: tour.name, lang },
        ]}
      />
      <div className={css.actions}>
        <Share tour={tour} />
        <Slot
          name="mf-catalog/heart"
          wake={heartWake()}
          props={{ tourId: tour.id, label: t('save') }}
          failed={<span />}
        />
      </div>
    </div>
  );
}
