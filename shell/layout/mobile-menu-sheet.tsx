import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import { Link } from 'react-router';
import css from './mobile-menu.module.css';
import { PreferenceChoices } from './preference-choices.tsx';
import { SECTIONS } from './sections.ts';

export default function MobileMenuSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Sheet title={t('nav.menu')} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <nav className={css.nav} aria-label={t('nav.label')}>
        {SECTIONS.map(({ to, text }) => (
          <Link key={to} to={to} onClick={onClose}>
            {t(text)}
          </Link>
        ))}
        <Link to="/trips" onClick={onClose}>
          {t('nav.trips')}
        </Link>
        <Link to="/join" onClick={onClose}>
          {t('nav.organizers')}
        </Link>
      </nav>
      <div className={css.choices}>
        <PreferenceChoices />
      </div>
    </Sheet>
  );
}
