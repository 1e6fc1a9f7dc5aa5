import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { lazy, type ReactNode, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';

/** the sheet's code is fetched when somebody opens it */
const MobileMenuSheet = lazy(() => import('./mobile-menu-sheet.tsx'));

export function MobileMenu({ icon }: { icon: ReactNode }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('nav.menu')} onPress={() => setOpen(true)}>
        {icon}
      </IconButton>
      {isOpen && (
        <LazyPart onFail={() => setOpen(false)}>
          <MobileMenuSheet onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
