import { useEffect, useRef, useState } from 'react';
import { SCROLL_SPY_ABOVE, SCROLL_SPY_MARGIN } from './constants.ts';
import { cx } from './cx.ts';
import css from './scroll-spy.module.css';

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

/** Above the first section none is entered: a jump to the top must not leave the last one marked. */
function whileAbove(first: Element | undefined, onAbove: () => void): () => void {
  if (!first) return () => undefined;
  const observer = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && onAbove(), {
    rootMargin: SCROLL_SPY_ABOVE,
  });
  observer.observe(first);
  return () => observer.disconnect();
}

/** Links to the sections of a page, sticky under the header; the one being read is marked. */
export function ScrollSpy({ items, label, className }: ScrollSpyProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const anchors = items
    .map((item) => [item.anchor, ...(item.subItems ?? []).map((sub) => sub.anchor)].join(' '))
    .join('|');

  useEffect(() => {
    const owners = new Map<Element, string>();
    for (const group of anchors.split('|')) {
      const [owner = '', ...parts] = group.split(' ');
      for (const anchor of [owner, ...parts]) {
        const section = document.getElementById(anchor);
        if (section) owners.set(section, owner);
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(owners.get(entered.target) ?? null);
      },
      { rootMargin: SCROLL_SPY_MARGIN },
    );
    for (const section of owners.keys()) observer.observe(section);
    const stopAbove = whileAbove(owners.keys().next().value, () => setCurrent(anchors.split(/[ |]/)[0] ?? null));
    return () => {
      observer.disconnect();
      stopAbove();
    };
  }, [anchors]);

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
