import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import type { MeetingOutcome } from '../model/use-meeting-form.ts';

/** That it is saved, or what the api says of why it is not (specification §2). */
export function OutcomeDialog({ outcome, onClose }: { outcome: MeetingOutcome | null; onClose: () => void }) {
  const { t } = useTranslation('mf-booking');
  if (!outcome) return null;
  return (
    <Dialog
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
