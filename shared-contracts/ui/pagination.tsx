import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { cx } from './cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import css from './pagination.module.css';
import { paginationSlots } from './pagination-slots.ts';

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
  className?: string;
}

/** Links to the pages of a list, seven slots wide. */
export function Pagination({
  page,
  total,
  hrefFor,
  label = 'Pages',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  pageLabel = (number) => `Page ${number}`,
  className,
}: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className={css.list}>
        <li>
          <Arrow href={page > 1 ? hrefFor(page - 1) : undefined} label={previousLabel} rel="prev">
            <ChevronLeftIcon />
          </Arrow>
        </li>
        {paginationSlots(page, total).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <AriaLink
                href={hrefFor(slot)}
                className={cx(css.slot)}
                aria-label={pageLabel(slot)}
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
          <Arrow href={page < total ? hrefFor(page + 1) : undefined} label={nextLabel} rel="next">
            <ChevronRightIcon />
          </Arrow>
        </li>
      </ul>
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
