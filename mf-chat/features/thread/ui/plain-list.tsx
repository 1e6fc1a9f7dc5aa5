import { Fragment, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import css from './log-list.module.css';
import { END_PX, type LogListProps, START_PX } from './log-list.ts';

/**
 * All rows, for the server and for short conversations. The scroller runs from its end (column-reverse): the server's page opens there
 * without a script, and older messages on top move nothing. What comes at the end while somebody reads history would push the text up:
 * that is taken back.
 */
export function PlainList({ ref, label, rows, children, head, foot, isLive, onAtEnd, onNearStart }: LogListProps) {
  const scrollerRef = useRef<HTMLElement>(null);
  const heightRef = useRef(0);
  const newest = rows.at(-1)?.key;
  const newestRef = useRef(newest);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const grown = scroller.scrollHeight - heightRef.current;
    if (newest !== newestRef.current && scroller.scrollTop < -END_PX) scroller.scrollTop -= grown;
    newestRef.current = newest;
    heightRef.current = scroller.scrollHeight;
  });
  useImperativeHandle(ref, () => ({
    toEnd: () => {
      if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
      onAtEnd(true);
    },
  }));

  return (
    <section
      ref={scrollerRef}
      className={`${css.scroller} ${css.fromEnd}`}
      onScroll={({ currentTarget: scroller }) => {
        // counted from the end, so it is negative
        onAtEnd(scroller.scrollTop > -END_PX);
        if (scroller.scrollHeight - scroller.clientHeight + scroller.scrollTop < START_PX) onNearStart();
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to be reached by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <div className={css.log} role="log" aria-live={isLive ? 'polite' : 'off'}>
        {head}
        {rows.map((row) => (
          <Fragment key={row.key}>{children(row)}</Fragment>
        ))}
        {foot}
      </div>
    </section>
  );
}
