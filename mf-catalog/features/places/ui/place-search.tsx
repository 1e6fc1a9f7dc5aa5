import { SearchIcon } from '@cairn/shared-contracts/icons';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import css from './place-search.module.css';

export interface PlaceSearchProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (phrase: string) => void;
  /** how many are left, told as they change */
  count: string;
}

/** Narrows what the page lists while somebody types. Without scripts the page lists everything. */
export function PlaceSearch({ label, hint, value, onChange, count }: PlaceSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role longer than the element
    <div role="search" className={css.search} aria-label={label}>
      <TextField
        label={label}
        type="search"
        value={value}
        onChange={onChange}
        icon={<SearchIcon size={18} />}
        autoComplete="off"
        {...(hint ? { placeholder: hint } : {})}
      />
      <p className={css.count} role="status">
        {count}
      </p>
    </div>
  );
}
