import { useEffect, useRef, useState } from 'react';
import { SCROLL_SPY_MARGIN, SCROLL_SPY_THROTTLE_MS } from './constants.ts';
import { cx } from './cx.ts';
import css from './scroll-spy.module.css';
import { throttle } from './throttle.ts';

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
    // The observed area is open upwards: a section is passed or still to come, so a jump over many of them leaves no wrong mark.
    const passed = new Set<Element>();
    const look = throttle(() => {
      const [first] = owners.keys();
      const last = [...owners.keys()].findLast((section) => passed.has(section)) ?? first;
      setCurrent((last && owners.get(last)) ?? null);
    }, SCROLL_SPY_THROTTLE_MS);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        look();
      },
      { rootMargin: SCROLL_SPY_MARGIN },
    );
    for (const section of owners.keys()) observer.observe(section);
    return () => {
      observer.disconnect();
      look.cancel();
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
