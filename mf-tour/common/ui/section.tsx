import { type ReactNode, useId } from 'react';
import { useFold } from '../model/use-fold.ts';
import { FoldButton } from './fold-button.tsx';
import css from './section.module.css';

export interface SectionProps {
  /** the anchor of scroll-spy */
  id: string;
  title: string;
  /** beside the heading */
  end?: ReactNode;
  /**
   * On phones the section is its heading and this line until somebody opens it, or follows a link to anything in it. Never what a
   * walk asks of somebody: altitude and difficulty stand open (guide, section 9).
   */
  folded?: ReactNode;
  children: ReactNode;
}

/** A part of the page that scroll-spy leads to. */
export function Section({ folded, ...section }: SectionProps) {
  if (folded !== undefined) return <FoldedSection {...section} folded={folded} />;
  const { id, title, end, children } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}

function FoldedSection({ id, title, end, folded, children }: SectionProps) {
  const bodyId = useId();
  const { ref, fold, isOpen, toggle } = useFold(id);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${css.section} ${css.folds}`}
      data-fold={fold}
    >
      <div className={`${css.head} ${css.foldable}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {end}
        <FoldButton labelledBy={`${id}-title`} controls={bodyId} isOpen={isOpen} onPress={toggle} />
      </div>
      {folded ? <p className={css.hint}>{folded}</p> : null}
      <div id={bodyId} className={css.body}>
        {children}
      </div>
    </section>
  );
}
