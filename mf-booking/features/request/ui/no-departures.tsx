import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import type { Seller } from '../model/seller.ts';
import css from './no-departures.module.css';
import { SellerIn } from './seller-in.tsx';

/** `taken`: there are departures, none with a seat; `unplanned`: there are none; `unknown`: they could not be read */
export type Absence = 'taken' | 'unplanned' | 'unknown';

const WORDS = {
  taken: { title: 'panel.none.title', text: 'panel.none.text' },
  unplanned: { title: 'panel.unplanned.title', text: 'panel.unplanned.text' },
  unknown: { title: 'panel.unknown.title', text: 'panel.unknown.text' },
} as const;

/** Nothing can be booked, and why. */
export function NoDepartures({
  seller,
  tourId,
  absence,
  children,
}: {
  seller: Seller;
  tourId: number;
  absence: Absence;
  /** what can be done all the same */
  children?: ReactNode;
}) {
  const { t } = useTranslation('mf-booking');
  const { title, text } = WORDS[absence];
  return (
    <section className={css.box} aria-label={t('panel.departure')}>
      <p className={css.title}>{t(title)}</p>
      <p className={css.text}>
        <SellerIn seller={seller} tourId={tourId} say={(organizer) => t(text, { organizer })} />
      </p>
      {children}
    </section>
  );
}
