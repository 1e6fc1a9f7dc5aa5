import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { ArrowDownIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Outgoing } from '../../../common/model/outbox.ts';
import { useMoments } from '../../../common/model/use-moments.ts';
import { rowsOf } from '../model/rows.ts';
import { lastId } from '../model/thread.ts';
import { useRead } from '../model/use-read.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import { useVirtualList } from '../model/use-virtual-list.ts';
import type { LogListHandle } from './log-list.ts';
import { LogRow } from './log-row.tsx';
import { LogStart } from './log-start.tsx';
import css from './message-log.module.css';
import { PlainList } from './plain-list.tsx';

/** more rows than these are not all in the page */
const LONG = 60;
const loadVirtualList = () => import('./virtual-list.tsx');

export interface MessageLogProps {
  chat: Chat;
  control: ThreadControl;
  isWriting: boolean;
  onEdit: (message: ChatMessage) => void;
}

/** The messages; new ones are read out, and never take the reader away from the history. */
export function MessageLog({ chat, control, isWriting, onEdit }: MessageLogProps) {
  const { t } = useTranslation('mf-chat');
  const { day } = useMoments();
  const listRef = useRef<LogListHandle>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { thread, outgoing, isLoadingOlder, hasOlder } = control;
  const [unreadId] = useState(() => firstUnread(chat, thread.messages));
  const rows = rowsOf({ messages: thread.messages, outgoing, unreadId }, day);
  const Virtual = useVirtualList(hasOlder || rows.length > LONG, isAtEnd, loadVirtualList);
  const List = Virtual ?? PlainList;
  const missed = useMissed(control, isAtEnd);
  useRead(chat.id, thread, isAtEnd);
  useOwnAtEnd(outgoing, listRef);
  return (
    <div className={css.place} data-desk={chat.with === 'tourist' || undefined}>
      <List
        ref={listRef}
        label={t('thread.log', { name: chat.name })}
        rows={rows}
        head={<LogStart control={control} name={chat.name} />}
        foot={isWriting ? <Writing name={chat.name} /> : null}
        isLive={isAtEnd && !isLoadingOlder}
        onAtEnd={setIsAtEnd}
        onNearStart={() => {
          if (hasOlder && !isLoadingOlder && !control.isOlderLost) control.loadOlder();
        }}
      >
        {(row) => <LogRow row={row} control={control} onEdit={onEdit} />}
      </List>
      <div role="status" className={css.missed}>
        {missed > 0 ? (
          <button type="button" className={css.pill} onClick={() => listRef.current?.toEnd()}>
            <ArrowDownIcon size={16} />
            {t('thread.new', { count: missed })}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function Writing({ name }: { name: string }) {
  const { t } = useTranslation('mf-chat');
  return (
    <p className={css.writing}>
      <span className={css.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t('thread.writing', { name })}
    </p>
  );
}

/** @returns null when there is nothing to draw a line above */
function firstUnread(chat: Chat, messages: readonly ChatMessage[]): number | null {
  if (chat.unread_count === 0) return null;
  return messages.find(({ direction, is_read }) => direction === 'input' && !is_read)?.id ?? null;
}

/** Whoever sends sees it go out, wherever in the history they were. */
function useOwnAtEnd(outgoing: readonly Outgoing[], listRef: RefObject<LogListHandle | null>): void {
  const newestAt = outgoing.at(-1)?.at ?? 0;
  const seenRef = useRef(newestAt);
  useEffect(() => {
    if (newestAt <= seenRef.current) return;
    seenRef.current = newestAt;
    listRef.current?.toEnd();
  }, [newestAt, listRef]);
}

/** messages of others below the place where the reader is */
function useMissed({ thread }: ThreadControl, isAtEnd: boolean): number {
  const newest = lastId(thread);
  const [seen, setSeen] = useState(newest);
  // set while rendering: the pill goes with the very scroll that reaches the end
  if (isAtEnd && seen !== newest) setSeen(newest);
  return thread.messages.filter(({ id, direction }) => id > seen && direction !== 'output').length;
}
