import type { ReactNode } from 'react';
import css from './simple-page.module.css';

export interface SimplePageProps {
  title: string;
  text?: ReactNode | undefined;
  children: ReactNode;
}

/** A page that is one heading and what it stands over. */
export function SimplePage({ title, text, children }: SimplePageProps) {
  return (
    <div className={`page ${css.page}`}>
      <h1>{title}</h1>
      {text ? <p className={css.text}>{text}</p> : null}
      {children}
    </div>
  );
}
