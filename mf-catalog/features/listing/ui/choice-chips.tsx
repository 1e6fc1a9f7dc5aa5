import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListingExtras } from '../model/listing-extras.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import css from './choice-chips.module.css';

export interface Choice {
  id: string;
  label: ReactNode;
  /** Label and count in words, where the two numbers side by side are hard to tell apart by ear. */
  name?: string;
  isOn: boolean;
  /** The listing once this is pressed. */
  next: SearchFilter;
  change?: Partial<ListingExtras>;
  /** Tours if this is chosen; nothing to choose at zero. */
  count?: number | undefined;
}

/** A few choices of one filter. Links, so that they work before any script. */
export function ChoiceChips({
  label,
  choices,
  onChoose,
}: {
  label: string;
  choices: readonly Choice[];
  onChoose: ApplyFilter;
}) {
  const hrefOf = useListingHref();
  return (
    <ul className={css.row} aria-label={label}>
      {choices.map(({ id, label: words, name, isOn, next, change, count }) => (
        <li key={id}>
          {count === 0 && !isOn ? (
            // nothing to add, and nothing to press: still in sight
            // biome-ignore lint/a11y/useValidAnchor: a link without a target, for now
            <a role="link" aria-disabled="true" className={css.chip}>
              {words}
            </a>
          ) : (
            <Link
              to={hrefOf(next, change)}
              rel="nofollow"
              className={css.chip}
              aria-label={name}
              aria-current={isOn ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(next, change);
              }}
            >
              {words}
              {count === undefined ? null : <span className={css.count}> {count}</span>}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
