import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import css from './applied-chip.module.css';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { XIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';

export interface AppliedChip {
  id: string;
  label: string;
}

export interface AppliedChipsProps {
  /** What the row is: "Applied filters". */
  label: string;
  items: readonly AppliedChip[];
  onRemove: (id: string) => void;
  /** Shows a button behind the chips that removes them all. */
  onClearAll?: () => void;
  clearAllLabel?: string;
  removeLabel?: string;
  className?: string;
}

/** Filters in force. Backspace, Delete or the cross removes one; focus goes on to the next chip, then to "Clear all". */
export function AppliedChips({
  label,
  items,
  onRemove,
  onClearAll,
  clearAllLabel,
  removeLabel,
  className,
}: AppliedChipsProps) {
  const t = useKitMessages();
  const clearRef = useRef<HTMLButtonElement>(null);

  function remove(keys: Set<string | number>) {
    for (const key of keys) {
      onRemove(String(key));
      if (items.at(-1)?.id === String(key)) clearRef.current?.focus();
    }
  }

  return (
    <div className={cx(css.row, className)}>
      <TagGroup aria-label={label} selectionMode="none" onRemove={remove}>
        <TagList items={items} className={cx(css.list)}>
          {(item) => (
            <Tag textValue={item.label} className={cx(css.chip)}>
              {item.label}
              <AriaButton slot="remove" aria-label={removeLabel ?? t('appliedChip.remove')} className={cx(css.remove)}>
                <XIcon size={14} />
              </AriaButton>
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {onClearAll && items.length > 0 ? (
        <Button ref={clearRef} variant="ghost" size="sm" onPress={onClearAll}>
          {clearAllLabel ?? t('appliedChip.clearAll')}
        </Button>
      ) : null}
    </div>
  );
}
