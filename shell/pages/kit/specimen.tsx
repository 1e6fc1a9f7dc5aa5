import type { ReactNode } from 'react';
import css from './kit.module.css';

interface SpecimenProps {
  /** The component, as it is imported. */
  name: string;
  /** What to know before using it, or to try here. */
  note?: string;
  /** Takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One component: its name over its states. */
export function Specimen({ name, note, isWide = false, children }: SpecimenProps) {
  return (
    <div className={isWide ? css.wide : css.specimen}>
      <h3 className={css.name}>{name}</h3>
      {note ? <p className={css.note}>{note}</p> : null}
      {children}
    </div>
  );
}

/** Specimens side by side where there is room. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className={css.specimens}>{children}</div>;
}

/** States in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** States below one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>;
}

/** States that fill two columns. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
