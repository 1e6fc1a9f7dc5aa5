import type { ReactNode, RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { SELECT_OFFSET } from './constants.ts';
import { cx } from './cx.ts';
import { Floating, rowClass } from './floating.tsx';
import { CheckIcon } from './icons.tsx';
import css from './list-box.module.css';

/** One choice of a Select or ComboBox. */
export interface Option {
  id: string;
  /** What is read, shown and typed to find it. */
  label: string;
  /** Muted text behind the label (a dial code, a region). */
  note?: string;
  /** Flag or icon before the label. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface OptionListProps {
  options?: readonly Option[];
  emptyText: string;
  /** What the list stands beside, as wide as it; the control itself by default. */
  anchorRef?: RefObject<Element | null> | undefined;
  /** Whether it is open, and who hears that it wants to be closed: where the control around it does not decide. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The list Select and ComboBox open; stands inside either. A ComboBox filters the options itself and passes none. */
export function OptionList({ options, emptyText, anchorRef, ...open }: OptionListProps) {
  return (
    <Floating
      offset={SELECT_OFFSET}
      className={css.popover}
      {...open}
      {...(anchorRef ? { triggerRef: anchorRef } : {})}
    >
      <ListBox<Option>
        {...(options ? { items: options } : {})}
        className={css.list}
        renderEmptyState={() => <p className={css.none}>{emptyText}</p>}
      >
        {(option) => (
          <ListBoxItem textValue={option.label} isDisabled={option.isDisabled} className={cx(rowClass.row)}>
            {option.icon}
            {option.note ? (
              // both are its name: a list may have two cities of one name
              <>
                <span>{option.label}</span> <span className={css.note}>{option.note}</span>
              </>
            ) : (
              <Text slot="label">{option.label}</Text>
            )}
            <span className={cx(rowClass.tick, css.tick)}>
              <CheckIcon size={16} />
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Floating>
  );
}
