import type { ReactNode } from 'react';
import type { Section } from '../model/sections.ts';
import css from './panel.module.css';

interface PanelProps {
  id: Section;
  title: string;
  children: ReactNode;
}

/** A panel of the settings, reached by its anchor. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={css.panel}>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A part of a panel. */
export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.part}>
      <h3>{title}</h3>
      {text ? <p className={css.text}>{text}</p> : null}
      {children}
    </div>
  );
}
