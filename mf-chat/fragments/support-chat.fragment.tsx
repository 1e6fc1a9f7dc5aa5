import { defineFragment, Slot, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { useState } from 'react';
import { chats } from '../common/model/api.ts';
import { useErrorWords } from '../common/model/use-error-words.ts';
import { useLost } from '../common/model/use-lost.ts';
import { Lost } from '../common/ui/lost.tsx';
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
  const words = useErrorWords();
  const support = chats.chatWithSupport.useQuery();
  const chat = support.data;
  const messages = chats.messages.useQuery({ chat_id: chat?.id ?? 0 }, { skip: !chat });
  const [lostChat, lostMessages] = [useLost(support), useLost(messages)];
  if (chat && messages.data) {
    return (
      <div className={css.place}>
        <ThreadView key={chat.id} chat={chat} first={messages.data} isAlone />
      </div>
    );
  }
  const lost = chat ? lostMessages : lostChat;
  if (lost.isLost) return <Lost {...lost}>{words(chat ? messages.error : support.error)}</Lost>;
  return <Skeleton height={320} shape="picture" />;
}
