import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import type { MeetingOutcome } from '../model/use-meeting-form.ts';

/** That it is saved, or what the api says of why it is not (specification §2). */
export function OutcomeDialog({ outcome, onClose }: { outcome: MeetingOutcome; onClose: () => void }) {
  const { t } = useTranslation('mf-booking');
  // going back asks for the page's data anew, which a key that has ended does not open: what was typed would be gone
  useBackEntry('outcome', outcome.kind === 'saved' ? onClose : undefined);
  return (
    <Dialog
      backEntry={null}
      isOpen
      title={t(`meeting.${outcome.kind}.title`)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={(close) => <Button onPress={close}>{t('meeting.ok')}</Button>}
    >
      <p>{outcome.kind === 'failed' ? outcome.message : t('meeting.saved.text')}</p>
    </Dialog>
  );
}
