import { type FragmentProps, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { organizers } from '../model/api.ts';
import { OrganizerCard } from './organizer-card.tsx';
import css from './organizer-rail.module.css';

export type OrganizerRailProps = FragmentProps<'mf-content/organizer-rail'>;

/**
 * One row on wide screens, a rail to swipe on phones. The heading above it is the page's own (h2). Nothing where the site hides its
 * organizers (`organizer.forceHideOrganizers`).
 */
export function OrganizerRail({ limit }: OrganizerRailProps) {
  const { forceHideOrganizers } = usePlatform().site.organizer;
  const { data } = organizers.organizers.useQuery({ limit }, { skip: forceHideOrganizers });
  if (forceHideOrganizers || !data?.items.length) return null;
  return (
    <ul className={css.rail}>
      {data.items.map((organizer) => (
        <li key={organizer.id} className={css.item}>
          <OrganizerCard organizer={organizer} />
        </li>
      ))}
    </ul>
  );
}
