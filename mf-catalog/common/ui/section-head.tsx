import { Link } from '@cairn/shared-contracts/ui/link';
import type { ReactNode } from 'react';
import css from './section-head.module.css';

export interface SectionHeadProps {
  title: string;
  text?: string | undefined;
  /** Where the rest is, beside the title from 992 px on. */
  more?: { href: string; label: string } | undefined;
  /** A control beside the title, below it on phones. */
  end?: ReactNode;
}

/** Title of a page's section. */
export function SectionHead({ title, text, more, end }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h2>{title}</h2>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
      {more ? (
        <Link href={more.href} className={css.more ?? ''}>
          {more.label}
        </Link>
      ) : null}
      {end ? <div className={css.end}>{end}</div> : null}
    </div>
  );
}
