import { type ReactNode, type Ref, type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
  useFilter,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import css from './combo-box.module.css';
import { cx } from './cx.ts';
import { ControlWrap, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { type Option, OptionList, type OptionListProps } from './list-box.tsx';
import { usePageScrolls } from './use-page-scrolls.ts';
import { useDropdownProps } from './use-uikit.ts';

export type { Option };

export interface ComboBoxProps
  extends Omit<
      AriaComboBoxProps<Option>,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
      | 'items'
      | 'defaultItems'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'defaultFilter'
    >,
    FieldTexts {
  options: readonly Option[];
  /** Id of the chosen option. */
  value?: string | null;
  onChange?: (id: string | null) => void;
  /**
   * The options already answer what was typed (a server searched): show all of them. Pair it with `inputValue` and
   * `onInputChange`, debounced by the caller.
   */
  isFilteredElsewhere?: boolean;
  /** Finds an option by more than its label: another name of it, a code. */
  finds?: (id: string, typed: string) => boolean;
  /** The text is one of the options: the list closes. Only for who keeps no `value` here; else react-aria knows by itself. */
  isAnswered?: boolean;
  /** Nothing is offered for what stands there: no list comes up. */
  isQuiet?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  emptyText?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** A box of the page's own around the control: the list stands beside it. */
  anchorRef?: RefObject<Element | null>;
  className?: string;
}

/** Type to find one of many options: countries, cities, directions. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    error,
    options,
    value,
    onChange,
    isFilteredElsewhere = false,
    finds,
    isAnswered = false,
    isQuiet = false,
    placeholder,
    icon,
    emptyText,
    inputRef,
    anchorRef,
    className,
    ...rest
  } = useDropdownProps(props);
  const t = useKitMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  /** react-aria knows an option by its label alone: of several with one label any may be meant */
  const filter = (label: string, typed: string) =>
    contains(label, typed) || options.some((one) => one.label === label && finds?.(one.id, typed));
  return (
    <AriaComboBox
      menuTrigger={isQuiet ? 'manual' : 'focus'}
      allowsEmptyCollection
      {...rest}
      {...(isFilteredElsewhere ? { items: options } : { defaultItems: options })}
      {...(value === undefined ? {} : { value })}
      {...(finds ? { defaultFilter: filter } : {})}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(fieldClass.field, className)}
    >
      {({ isOpen }) => (
        <>
          <FieldFrame label={label} hint={hint} error={error}>
            <ControlWrap
              start={icon}
              // what a server finds is there only once something is typed
              {...(isFilteredElsewhere
                ? {}
                : { end: <Opener label={t(isOpen ? 'comboBox.close' : 'comboBox.open')} /> })}
            >
              <Input
                ref={inputRef}
                placeholder={placeholder}
                data-field={rest.name}
                className={cx(fieldClass.control)}
              />
            </ControlWrap>
          </FieldFrame>
          <OpenList emptyText={emptyText ?? t('comboBox.nothing')} anchorRef={anchorRef} />
          <KeptShut isQuiet={isQuiet} />
          <ClosedBy isAnswered={isAnswered} />
        </>
      )}
    </AriaComboBox>
  );
}

/**
 * The list, which takes nothing back of what was typed when the page moves. react-aria would close it as if the field were left. Where
 * the page itself scrolls, as it does to bring the field into view at the first letter, the list moves along; where what the field
 * stands in scrolls, the list would stay behind and closes, until the next letter.
 */
function OpenList(props: OptionListProps) {
  const state = useContext(ComboBoxStateContext);
  const isPageScrolling = usePageScrolls();
  return (
    <OptionList
      {...props}
      isOpen={state?.isOpen ?? false}
      onOpenChange={(isOpen) => {
        // `close` would commit the field
        if (!isOpen && state?.isOpen && !isPageScrolling()) state.toggle();
      }}
    />
  );
}

function ClosedBy({ isAnswered }: { isAnswered: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const close = useEffectEvent(() => state?.close());
  useEffect(() => {
    if (isAnswered) close();
  }, [isAnswered]);
  return null;
}

/** A list that is open when nothing is to be offered any more closes, and leaves what is typed as it is. */
function KeptShut({ isQuiet }: { isQuiet: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  // `close` would commit the field
  const shut = useEffectEvent(() => state?.toggle());
  // at each turn: options that come late may have opened it anew in the very turn that closed it
  useEffect(() => {
    if (isQuiet && isOpen) shut();
  });
  return null;
}

/** Opens the list for a mouse or a finger when the caret is in the field already; arrows do it on a keyboard. */
function Opener({ label }: { label: string }) {
  return (
    <AriaButton aria-label={label} className={cx(css.opener)}>
      <ChevronDownIcon className={css.chevron} />
    </AriaButton>
  );
}
