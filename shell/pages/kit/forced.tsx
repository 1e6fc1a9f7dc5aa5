import type { ReactNode } from 'react';
import css from './kit.module.css';

/** What a pointer or the keyboard would do to the control inside. */
type Forced = 'hovered' | 'pressed' | 'focus-visible' | 'focused';

function force(name: Forced, frame: HTMLElement | null) {
  frame?.querySelector('label:has(input), button, a, input, textarea')?.setAttribute(`data-${name}`, 'true');
}

/** Shows a state that otherwise needs a hand: react-aria's own attribute is set on the first control inside. */
export function Forced({ as, children }: { as: Forced; children: ReactNode }) {
  return (
    <div className={css.forced} ref={(frame) => force(as, frame)}>
      {children}
    </div>
  );
}
