import {
  apiErrorText,
  defineFragment,
  Slot,
  toApiError,
  useSession,
  useTranslation,
} from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { useState } from 'react';
import { chats } from '../common/model/api.ts';
import { ThreadView } from '../features/thread/ui/thread-view.tsx';
import css from './support-chat.module.css';

const PAGE = '/chat?with=support';

/** Over any page: the conversation with the support. A guest says first who asks. */
export default defineFragment<'mf-chat/support-chat'>({ Component: SupportChat });

function SupportChat({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('mf-chat');
  const { user } = useSession();
  const [isIn, setIsIn] = useState(false);
  if (user || isIn) return <Conversation />;
  return (
    <Slot
      name="mf-account/login-panel"
      props={{ intent: 'chat', onDone: () => setIsIn(true), onBack }}
      pending={<Skeleton height={220} shape="picture" />}
      failed={
        <Alert tone="danger" action={<LinkButton href={PAGE}>{t('ask.loginPage')}</LinkButton>}>
          {t('ask.loginFailed')}
        </Alert>
      }
    />
  );
}

function Conversation() {
  const { data: chat, error, refetch } = chats.chatWithSupport.useQuery();
  const chatId = chat?.id ?? 0;
  const messages = chats.messages.useQuery({ chat_id: chatId }, { skip: !chat });
  const problem = error ?? messages.error;
  if (chat && messages.data) {
    return (
      <div className={css.place}>
        <ThreadView key={chat.id} chat={chat} first={messages.data} isAlone />
      </div>
    );
  }
  if (problem)
    return (
      <Lost why={apiErrorText(toApiError(problem))} again={() => void (chat ? messages : { refetch }).refetch()} />
    );
  return <Skeleton height={320} shape="picture" />;
}

function Lost({ why, again }: { why: string; again: () => void }) {
  const { t } = useTranslation('mf-chat');
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="secondary" onPress={again}>
          {t('thread.retry')}
        </Button>
      }
    >
      {why}
    </Alert>
  );
}
