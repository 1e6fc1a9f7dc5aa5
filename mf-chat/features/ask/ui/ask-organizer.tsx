import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useLate } from '../../../common/model/use-late.ts';

const loadDialog = () => import('./ask-dialog.tsx');

export type AskOrganizerProps = FragmentProps<'mf-chat/ask-organizer'>;

/** A button that opens the form: the form and its code come when they are wanted. */
export function AskOrganizer({ onClose, ...props }: AskOrganizerProps) {
  return onClose ? <LateDialog {...props} onClose={onClose} /> : <AskButton {...props} />;
}

function LateDialog(props: Omit<AskOrganizerProps, 'onClose'> & { onClose: () => void }) {
  const Dialog = useLate(true, loadDialog, props.onClose);
  return Dialog ? <Dialog {...props} /> : null;
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
      {isOpen ? <LateDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
