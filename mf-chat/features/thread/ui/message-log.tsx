import { ArrowDownIcon, CircleCheckIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useMoments } from '../../../common/model/use-moments.ts';
import { rowsOf, type ThreadRow } from '../model/rows.ts';
import { lastId } from '../model/thread.ts';
import { useRead } from '../model/use-read.ts';
import { useScroll } from '../model/use-scroll.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import { Bubble, OutgoingBubble } from './bubble.tsx';
import css from './message-log.module.css';

/** The messages; new ones are read out, and never take the reader away from the history. */
export function MessageLog({ chatId, control, name }: { chatId: number; control: ThreadControl; name: string }) {
  const { t } = useTranslation('mf-chat');
  const { day } = useMoments();
  const { thread, isLoadingOlder, hasOlder } = control;
  const loadOlder = () => {
    if (hasOlder && !isLoadingOlder) control.loadOlder();
  };
  const newest = `${lastId(thread)} ${thread.outgoing.length}`;
  const { scrollerRef, isAtEnd, onScroll, toEnd } = useScroll(newest, loadOlder);
  const missed = useMissed(control, isAtEnd);
  useRead(chatId, thread, isAtEnd);
  return (
    <div className={css.place}>
      <section
        ref={scrollerRef}
        className={css.scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to be reached by keyboard
        tabIndex={0}
        aria-label={t('thread.log', { name })}
      >
        <div className={css.log} role="log" aria-live={isLoadingOlder ? 'off' : 'polite'}>
          {hasOlder ? (
            <Button
              variant="ghost"
              size="sm"
              className={css.older ?? ''}
              isLoading={isLoadingOlder}
              onPress={loadOlder}
            >
              {t('thread.older')}
            </Button>
          ) : null}
          {rowsOf(thread, day).map((row) => (
            <Row key={row.key} row={row} onRetry={control.retry} />
          ))}
        </div>
      </section>
      {missed > 0 ? (
        <button type="button" className={css.pill} onClick={toEnd}>
          <ArrowDownIcon size={16} />
          {t('thread.new', { count: missed })}
        </button>
      ) : null}
    </div>
  );
}

function Row({ row, onRetry }: { row: ThreadRow; onRetry: (clientKey: string) => void }) {
  const { day } = useMoments();
  switch (row.kind) {
    case 'day':
      return <p className={css.day}>{day(row.at)}</p>;
    case 'system':
      return (
        <p className={css.system}>
          <CircleCheckIcon size={16} />
          {row.message.message}
        </p>
      );
    case 'message':
      return <Bubble message={row.message} />;
    case 'outgoing':
      return <OutgoingBubble message={row.message} onRetry={onRetry} />;
  }
}

/** messages of others below the place where the reader is */
function useMissed({ thread }: ThreadControl, isAtEnd: boolean): number {
  const newest = lastId(thread);
  const [seen, setSeen] = useState(newest);
  // set while rendering: the pill goes with the very scroll that reaches the end
  if (isAtEnd && seen !== newest) setSeen(newest);
  return thread.messages.filter(({ id, direction }) => id > seen && direction !== 'output').length;
}
