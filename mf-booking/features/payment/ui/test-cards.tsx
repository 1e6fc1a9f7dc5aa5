import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import css from './test-cards.module.css';

/** Stripe's test numbers, which the sandbox understands: https://docs.stripe.com/testing */
const CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficientFunds' },
  { number: '4000 0000 0000 0069', outcome: 'expiredCard' },
  { number: '4000 0000 0000 0127', outcome: 'wrongCvc' },
] as const;

/** Shown with the sandbox only: no real card is charged there. */
export function TestCards() {
  const { t } = useTranslation('mf-booking');
  return (
    <Alert title={t('testCards.title')}>
      {t('testCards.text')}
      <ul className={css.list}>
        {CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <code className={css.number}>{number}</code> {t(`testCards.${outcome}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
