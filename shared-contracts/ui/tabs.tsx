import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { cx } from './cx.ts';
import css from './tabs.module.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Small number behind the label. */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs are about. */
  label: string;
  items: readonly TabItem<Id>[];
  /** Controlled. Leave out both for tabs that mind themselves. */
  value?: Id;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  className?: string;
}

/** Parts of one screen, one at a time. Links between pages are navigation, not tabs. */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  className,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(defaultValue === undefined ? {} : { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onChange?.(item.id);
      }}
      className={className ?? ''}
    >
      <TabList aria-label={label} className={cx(css.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={cx(css.tab)}>
            {item.label}
            {item.count === undefined ? null : <sup className={css.count}>{item.count}</sup>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={cx(css.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
