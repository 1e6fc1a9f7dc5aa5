import type { Chat, ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type ReactNode, useState } from 'react';
import { useAttachments } from '../model/use-attachments.ts';
import { type Connection, useConnection } from '../model/use-connection.ts';
import { usePresence } from '../model/use-presence.ts';
import { type ThreadControl, useThread } from '../model/use-thread.ts';
import { Compose } from './compose.tsx';
import { DropZone } from './drop-zone.tsx';
import { MessageLog } from './message-log.tsx';
import { ThreadBar } from './thread-bar.tsx';
import css from './thread-view.module.css';

export interface ThreadViewProps {
  chat: Chat;
  /** the newest page, as the loader brought it */
  first: ChatMessages;
  /** beside the name: what else one can do with the other side */
  actions?: ReactNode;
  /** below the name, as long as it is not shown beside: what the conversation is about */
  pinned?: ReactNode;
  /** above the field: what an organizer says often. @param insert puts it into the field */
  replies?: (insert: (text: string) => void) => ReactNode;
  /** in a frame that names the other side, and closes by itself */
  isAlone?: boolean;
}

/** Why something comes later than usual: for want of a line, or because of what waits to be sent. */
function troubleOf(connection: Connection, { hold, outgoing }: ThreadControl) {
  if (connection !== 'live') return connection;
  // without an answer the line is soon known to be away
  const isHeld = hold !== null && hold !== 'connection' && outgoing.some(({ state }) => state === 'waiting');
  return isHeld ? HELD[hold] : undefined;
}

const HELD = { limit: 'heldByLimit', site: 'heldBySite' } as const;

/** One conversation. Give it the chat's id as key. */
export function ThreadView({ chat, first, actions, pinned, replies, isAlone = false }: ThreadViewProps) {
  const { t } = useTranslation('mf-chat');
  const control = useThread(chat, first);
  const { presence, typed, stopped } = usePresence(chat.id, chat.presence);
  const attachments = useAttachments();
  const connection = useConnection(control.isOnline);
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const isFrozen = control.thread.isFrozen;
  const trouble = troubleOf(connection, control);
  return (
    <DropZone isOff={isFrozen} onFiles={attachments.add} label={t('thread.label', { name: chat.name })}>
      <div className={css.top}>
        {isAlone ? null : <ThreadBar chat={chat} presence={presence} actions={actions} />}
        {pinned ? <div className={css.pinned}>{pinned}</div> : null}
        <p className={trouble ? css.away : 'vh'} role="status">
          {trouble ? t(`thread.${trouble}`) : ''}
        </p>
      </div>
      <MessageLog chat={chat} control={control} isWriting={presence.is_writing} onEdit={setEditing} />
      {isFrozen ? (
        <p className={css.frozen} role="status">
          {t('thread.frozen')}
        </p>
      ) : (
        <Compose
          control={control}
          attachments={attachments}
          editing={editing}
          onEdited={() => setEditing(null)}
          onTyped={typed}
          onSent={stopped}
          replies={replies}
        />
      )}
    </DropZone>
  );
}
