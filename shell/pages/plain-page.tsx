import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import css from './plain-page.module.css';

interface PlainPageProps {
  icon?: ReactNode;
  title: string;
  text: string;
  /** buttons, or a control */
  children: ReactNode;
}

/** A page of the shell that says one thing and offers one or two ways on. Search engines have no use for it. */
export function PlainPage({ icon, title, text, children }: PlainPageProps) {
  const { siteName } = usePlatform();
  return (
    <div className={`page ${css.plain}`}>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      {icon && <span className={css.icon}>{icon}</span>}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={css.ways}>{children}</div>
    </div>
  );
}
