import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import css from './mobile-menu.module.css';
import { PreferenceChoices } from './preference-choices.tsx';
import { SECTIONS } from './sections.ts';

const isNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export default function MobileMenuSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const { leave } = useBackEntry('menu', onClose);
  const navigate = useNavigate();
  /** in its place in the history, so that Back leads from the next page to this one */
  const follow = (event: MouseEvent, to: string) => {
    if (isNewTab(event)) return;
    event.preventDefault();
    leave(() => {
      onClose();
      void navigate(to);
    });
  };
  return (
    <Sheet
      backEntry={null}
      title={t('nav.menu')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <nav className={css.nav} aria-label={t('nav.label')}>
        {SECTIONS.map(({ to, text }) => (
          <Link key={to} to={to} onClick={(event) => follow(event, to)}>
            {t(text)}
          </Link>
        ))}
        <Link to="/trips" onClick={(event) => follow(event, '/trips')}>
          {t('nav.trips')}
        </Link>
        <Link to="/join" onClick={(event) => follow(event, '/join')}>
          {t('nav.organizers')}
        </Link>
      </nav>
      <div className={css.choices}>
        <PreferenceChoices />
      </div>
    </Sheet>
  );
}
