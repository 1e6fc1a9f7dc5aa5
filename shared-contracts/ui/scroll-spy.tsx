import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import css from './scroll-spy.module.css';
import { useScrollSpy } from './use-scroll-spy.ts';

export interface ScrollSpyItem {
  name: string;
  /** Id of the section, without the hash. */
  anchor: string;
  /** Small number behind the name. */
  count?: number;
  /** Parts of the section: being in one marks the item. */
  subItems?: readonly { name: string; anchor: string }[];
}

export interface ScrollSpyProps {
  items: readonly ScrollSpyItem[];
  /** Accessible name of the navigation: "On this page". */
  label: string;
  className?: string;
}

/** Links to the sections of a page, sticky under the header; the one being read is marked. */
export function ScrollSpy({ items, label, className }: ScrollSpyProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const anchors = items
    .map((item) => [item.anchor, ...(item.subItems ?? []).map((sub) => sub.anchor)].join(' '))
    .join('|');
  const current = useScrollSpy(anchors);

  useEffect(() => {
    const list = listRef.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (current && list && link) {
      list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2, behavior: 'smooth' });
    }
  }, [current]);

  return (
    <nav aria-label={label} className={cx(css.spy, className)}>
      <ul ref={listRef} className={css.list}>
        {items.map((item) => (
          <li key={item.anchor}>
            <a
              href={`#${item.anchor}`}
              className={cx(css.link, item.anchor === current && css.current)}
              aria-current={item.anchor === current ? 'true' : undefined}
            >
              {item.name}
              {item.count === undefined ? null : <sup className={css.count}>{item.count}</sup>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
