import type { CSSProperties, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import css from './collapse.module.css';
import { COLLAPSE_MS } from './constants.ts';
import { cx } from './cx.ts';
import { ChevronDownIcon } from './icons.tsx';

export interface CollapseProps {
  /** Always visible; opens and closes the rest. */
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Line below, as in a list of questions. */
  hasLine?: boolean;
  className?: string;
}

// Custom properties are missing from CSSProperties.
const DURATION = { '--duration': `${COLLAPSE_MS}ms` } as CSSProperties;

/** A title that unfolds its content in 200 ms. The content is in the page from the start: search finds it. */
export function Collapse({
  title,
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  level = 3,
  hasLine = true,
  className,
}: CollapseProps) {
  return (
    <Disclosure
      {...(isOpen === undefined ? {} : { isExpanded: isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultExpanded: defaultOpen })}
      {...(onOpenChange ? { onExpandedChange: onOpenChange } : {})}
      style={DURATION}
      className={cx(css.collapse, !hasLine && css.plain, className)}
    >
      <Heading level={level} className={css.heading}>
        <AriaButton slot="trigger" className={cx(css.trigger)}>
          {title}
          <ChevronDownIcon className={css.chevron} />
        </AriaButton>
      </Heading>
      <DisclosurePanel className={cx(css.panel)}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
