import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type ReactNode, useState } from 'react';
import css from './folded.module.css';

export interface FoldedProps {
  /** How many options are in it. */
  count: number;
  /** Something in it is chosen. */
  isOpen: boolean;
  children: ReactNode;
}

/** The rest of a long list, behind "Show 8 more". It unfolds by the browser's own means, scripts or not. */
export function Folded({ count, isOpen, children }: FoldedProps) {
  const { t } = useTranslation('mf-catalog');
  const [startsOpen] = useState(isOpen);
  return (
    <details className={css.rest} open={startsOpen}>
      <summary className={css.more}>{t('filters.more', { count })}</summary>
      {children}
    </details>
  );
}
