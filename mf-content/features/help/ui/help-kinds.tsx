import {
  HELP_GROUPS,
  type HelpGroup,
  type HelpRequestType,
  helpTypesOf,
} from '@cairn/shared-contracts/domain/help-requests';
import { CompassIcon, TentIcon, UserRoundIcon, WalletIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { groupHref, writeHref } from '../model/help-address.ts';
import css from './help-kinds.module.css';

const ICONS = {
  money: WalletIcon,
  tour: CompassIcon,
  forYou: TentIcon,
  rest: UserRoundIcon,
} as const satisfies Record<HelpGroup, unknown>;

interface HelpKindsProps {
  type: HelpRequestType | null;
  /** the one that is open; null: all of them */
  group: HelpGroup | null;
}

/** What it may be about: all kinds at first, then those of one group under the names of the others. */
export function HelpKinds({ type, group: open }: HelpKindsProps) {
  const { t } = useTranslation('mf-content');
  const { site } = usePlatform();
  if (open) {
    return (
      <nav aria-label={t('help.kinds')} className={css.kinds}>
        <ul className={css.groups}>
          {HELP_GROUPS.map((group) => {
            const Icon = ICONS[group];
            return (
              <li key={group}>
                <Link
                  href={groupHref(group)}
                  variant="plain"
                  className={css.group ?? ''}
                  {...(group === open ? { 'aria-current': 'true' as const } : {})}
                >
                  <Icon size={22} className={css.icon ?? ''} />
                  <b>{t(`help.group.${group}`)}</b>
                  <span>{t('help.kindsCount', { count: helpTypesOf(site, group).length })}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <KindList group={open} type={type} />
      </nav>
    );
  }
  return (
    <nav aria-label={t('help.kinds')} className={css.all}>
      {HELP_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={css.title}>
            {t(`help.group.${group}`)}
          </h2>
          <KindList group={group} type={type} />
        </section>
      ))}
    </nav>
  );
}

function KindList({ group, type }: { group: HelpGroup; type: HelpRequestType | null }) {
  const { t } = useTranslation('mf-content');
  const { site } = usePlatform();
  return (
    <ul className={css.list}>
      {helpTypesOf(site, group).map((kind) => (
        <li key={kind}>
          <Link
            href={`${writeHref(kind)}#form`}
            variant="plain"
            className={css.kind ?? ''}
            {...(kind === type ? { 'aria-current': 'true' as const } : {})}
          >
            {t(`help.kind.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
