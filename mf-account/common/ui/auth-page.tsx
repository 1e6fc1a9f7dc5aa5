import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import css from './auth-page.module.css';
import largeText from './large-text.module.css';

const QUOTES = {
  lake: ['login.quote', 'login.quoteFrom'],
  ridge: ['register.quote', 'register.quoteFrom'],
} as const;

/** A picture with a quote on the left of wide screens, one narrow column of form beside it. */
export function AuthPage({ art, children }: { art: keyof typeof QUOTES; children: ReactNode }) {
  const { t } = useTranslation('mf-account');
  const [quote, quoteFrom] = QUOTES[art];
  return (
    <div className={css.auth}>
      <figure className={`${css.art} ${css[art]}`}>
        <figcaption className={css.quote}>
          <b>{t(quote)}</b>
          <p>{t(quoteFrom)}</p>
        </figcaption>
      </figure>
      <div className={css.main}>
        <div className={`${css.box} ${largeText.roomy}`}>{children}</div>
      </div>
    </div>
  );
}
