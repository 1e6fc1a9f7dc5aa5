import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, Suspense, useState } from 'react';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

export type AskOrganizerProps = FragmentProps<'mf-chat/ask-organizer'>;

/** A button that opens the form: the form and its code come when they are wanted. */
export function AskOrganizer({ onClose, ...props }: AskOrganizerProps) {
  return onClose ? (
    <Suspense>
      <AskDialog {...props} onClose={onClose} />
    </Suspense>
  ) : (
    <AskButton {...props} />
  );
}

function AskButton({ isMain, ...props }: Omit<AskOrganizerProps, 'onClose'>) {
  const { t } = useTranslation('mf-chat');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} onPress={() => setIsOpen(true)}>
        <MessageCircleIcon />
        {t('ask.button')}
      </Button>
      <Suspense>{isOpen ? <AskDialog {...props} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  );
}
