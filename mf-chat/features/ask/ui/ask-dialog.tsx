import { Slot, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { type Ask, useAsk } from '../model/use-ask.ts';
import { AskForm } from './ask-form.tsx';
import type { AskOrganizerProps } from './ask-organizer.tsx';

type Asked = Omit<AskOrganizerProps, 'onClose'>;
type AskDialogProps = Asked & { onClose: () => void };

/** Question, login if need be, and where the answer will be: one dialog, whose content changes. */
export default function AskDialog({ onClose, ...props }: AskDialogProps) {
  const { t } = useTranslation('mf-chat');
  const ask = useAsk(props.organizerId, props.tourId);
  return (
    <Dialog
      isOpen
      backEntry="ask-dialog"
      title={t(ask.step.kind === 'login' ? 'ask.loginTitle' : 'ask.title', { name: props.organizerName })}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Content ask={ask} onBack={onClose} {...props} />
    </Dialog>
  );
}

function Content({ ask, onBack, ...props }: Asked & { ask: Ask; onBack: () => void }) {
  const { t } = useTranslation('mf-chat');
  switch (ask.step.kind) {
    case 'writing':
      return <AskForm ask={ask} {...props} />;
    case 'login':
      return (
        <Slot
          name="mf-account/login-panel"
          props={{ intent: 'chat', onDone: ask.loggedIn, onBack }}
          pending={<Skeleton height={220} shape="picture" />}
          failed={
            <Alert tone="danger" action={<LinkButton href="/login">{t('ask.loginPage')}</LinkButton>}>
              {t('ask.loginFailed')}
            </Alert>
          }
        />
      );
    case 'sent':
      return (
        <Alert
          tone="success"
          role="status"
          title={t('ask.sent')}
          action={<LinkButton href={`/chat/${ask.step.chatId}`}>{t('ask.open')}</LinkButton>}
        >
          {props.replyHours === null
            ? t('ask.sentUnknown', { name: props.organizerName })
            : t('ask.sentText', { name: props.organizerName, hours: props.replyHours })}
        </Alert>
      );
  }
}
