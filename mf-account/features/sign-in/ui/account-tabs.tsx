import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { withNext } from '../../../common/model/safe-next.ts';
import css from './account-tabs.module.css';

const TABS = [
  { way: 'login', href: '/login', words: 'login.title' },
  { way: 'register', href: '/register', words: 'register.title' },
] as const;

/** The two pages look like a choice on one; they are links, so that they work before the page is alive. Where one was going goes along. */
export function AccountTabs({ current, next }: { current: 'login' | 'register'; next: string }) {
  const { t } = useTranslation('mf-account');
  return (
    <nav className={css.tabs} aria-label={t('login.tabs')}>
      {TABS.map(({ way, href, words }) => (
        <Link
          key={way}
          href={withNext(href, next)}
          variant="plain"
          className={css.tab ?? ''}
          {...(way === current ? { 'aria-current': 'page' as const } : {})}
        >
          {t(words)}
        </Link>
      ))}
    </nav>
  );
}
