import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import css from './log-list.module.css';
import { END_PX, type LogListProps, START_PX } from './log-list.ts';

/** Only the rows around the reader are in the page: for conversations of years. It is loaded apart. */
export default function VirtualList(props: LogListProps) {
  const { ref, label, rows, children, head, foot, isLive, onAtEnd, onNearStart } = props;
  const scrollerRef = useRef<HTMLElement>(null);
  const logRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const virtualizerRef = useRef<VirtualizerHandle>(null);
  const headHeight = useHeight(headRef);
  const isAtEndRef = useRef(true);
  const topRef = useRef(0);
  const isPrepended = usePrepended(rows);

  const toEnd = () => {
    const scroller = scrollerRef.current;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  };
  // whoever is at the end stays there: rows come and grow, the keyboard of a phone takes half of the screen
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const log = logRef.current;
    if (!scroller || !log) return;
    const stay = () => {
      if (isAtEndRef.current) scroller.scrollTop = scroller.scrollHeight;
    };
    stay();
    const observer = new ResizeObserver(stay);
    observer.observe(scroller);
    observer.observe(log);
    return () => observer.disconnect();
  }, []);
  useImperativeHandle(ref, () => ({
    toEnd: () => {
      isAtEndRef.current = true;
      virtualizerRef.current?.scrollToIndex(rows.length - 1, { align: 'end' });
      toEnd();
      onAtEnd(true);
    },
  }));

  return (
    <section
      ref={scrollerRef}
      className={css.scroller}
      onScroll={({ currentTarget: scroller }) => {
        const isNear = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < END_PX;
        // rows that are measured move the end away from the reader: only who scrolls up leaves it
        isAtEndRef.current = isNear || (isAtEndRef.current && scroller.scrollTop >= topRef.current);
        topRef.current = scroller.scrollTop;
        onAtEnd(isAtEndRef.current);
        if (scroller.scrollTop < START_PX) onNearStart();
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to be reached by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <div ref={logRef} className={css.log} role="log" aria-live={isLive ? 'polite' : 'off'}>
        <div ref={headRef}>{head}</div>
        <Virtualizer
          ref={virtualizerRef}
          scrollRef={scrollerRef}
          startMargin={headHeight}
          shift={isPrepended}
          data={rows}
        >
          {(row) => (
            <div key={row.key} className={css.row}>
              {children(row)}
            </div>
          )}
        </Virtualizer>
        {foot}
      </div>
    </section>
  );
}

/** px: large text makes it more than one line */
function useHeight(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}

/** whether this drawing differs from the last one by rows at the start: the reader's place is then counted from the end */
function usePrepended(rows: LogListProps['rows']): boolean {
  const before = useRef(rows);
  const first = (list: LogListProps['rows']) => list.find(({ kind }) => kind === 'message' || kind === 'system')?.key;
  const isPrepended = rows.length > before.current.length && first(rows) !== first(before.current);
  useLayoutEffect(() => {
    before.current = rows;
  }, [rows]);
  return isPrepended;
}
