import type { ReactNode } from 'react';
import css from './auth-page.module.css';

interface AuthPageProps {
  art: 'lake' | 'ridge';
  /** words on the picture, and whose they are */
  quote: string;
  quoteFrom: string;
  children: ReactNode;
}

/** A picture with a quote on the left of wide screens, one narrow column of form beside it. */
export function AuthPage({ art, quote, quoteFrom, children }: AuthPageProps) {
  return (
    <div className={css.auth}>
      <figure className={`${css.art} ${css[art]}`}>
        <figcaption className={css.quote}>
          <b>{quote}</b>
          <p>{quoteFrom}</p>
        </figcaption>
      </figure>
      <div className={css.main}>
        <div className={css.box}>{children}</div>
      </div>
    </div>
  );
}
