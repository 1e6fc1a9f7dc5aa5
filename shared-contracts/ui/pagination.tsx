import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { cx } from './cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './pagination.module.css';
import { pageRange, paginationSlots } from './pagination-slots.ts';

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** Pages there are. One or none draws nothing. */
  total: number;
  /** Address of a page: real links, so that pages can be opened in a tab and found by search engines. */
  hrefFor: (page: number) => string;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  /** Name of a page's link. */
  pageLabel?: (page: number) => string;
  /** The list the pages are of: writes "13–24 of 102" below. */
  items?: { perPage: number; total: number };
  className?: string;
}

/** Links to the pages of a list: seven numbers, and gaps. */
export function Pagination({
  page,
  total,
  hrefFor,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  items,
  className,
}: PaginationProps) {
  const t = useKitMessages();
  if (total <= 1) return null;
  const slots = paginationSlots(page, total);
  const gap = slots.indexOf('gap-end');
  // Behind a gap a narrow screen shows the last page alone.
  const isSpare = (index: number) => gap >= 0 && index > gap && index < slots.length - 1;
  return (
    <nav aria-label={label ?? t('pagination.label')} className={className}>
      <ul className={cx(css.list, gap >= 0 || slots.includes('gap-start') ? css.steady : undefined)}>
        <li>
          <Arrow
            href={page > 1 ? hrefFor(page - 1) : undefined}
            label={previousLabel ?? t('pagination.previous')}
            rel="prev"
          >
            <ChevronLeftIcon />
          </Arrow>
        </li>
        {slots.map((slot, index) => (
          <li key={slot} className={isSpare(index) ? css.spare : undefined}>
            {typeof slot === 'number' ? (
              <AriaLink
                href={hrefFor(slot)}
                className={cx(css.slot)}
                aria-label={pageLabel?.(slot) ?? t('pagination.page', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </AriaLink>
            ) : (
              <span className={cx(css.slot, css.gap)} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <Arrow
            href={page < total ? hrefFor(page + 1) : undefined}
            label={nextLabel ?? t('pagination.next')}
            rel="next"
          >
            <ChevronRightIcon />
          </Arrow>
        </li>
      </ul>
      {items ? (
        <p className={css.range}>
          {t('pagination.range', { ...pageRange(page, items.perPage, items.total), total: items.total })}
        </p>
      ) : null}
    </nav>
  );
}

function Arrow({
  href,
  label,
  rel,
  children,
}: {
  href: string | undefined;
  label: string;
  rel: string;
  children: ReactNode;
}) {
  if (!href) {
    return (
      <span className={cx(css.slot, css.off)} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <AriaLink href={href} rel={rel} aria-label={label} className={cx(css.slot)}>
      {children}
    </AriaLink>
  );
}
