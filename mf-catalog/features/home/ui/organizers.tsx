import { isPublished, ORGANIZERS_PATH } from '@cairn/shared-contracts/domain/published-pages';
import { Slot, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import { ORGANIZERS_LIMIT } from '../model/home-data.ts';

const HEIGHT = 196;

/** Nothing where the site names nobody. The heading is this page's; the people come from who looks after them. */
export function Organizers() {
  const { t } = useTranslation('mf-catalog');
  const { flags } = usePlatform();
  if (!isPublished(flags, ORGANIZERS_PATH)) return null;
  return (
    <section className="page section">
      <SectionHead
        title={t('home.people')}
        text={t('home.peopleText')}
        more={{ href: ORGANIZERS_PATH, label: t('home.allPeople') }}
      />
      <Slot
        name="mf-content/organizer-rail"
        props={{ limit: ORGANIZERS_LIMIT }}
        pending={<Skeleton shape="picture" height={HEIGHT} />}
      />
    </section>
  );
}
