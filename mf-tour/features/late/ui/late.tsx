import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { createGate, type Gate, watch } from '../model/gate.ts';
import css from './late.module.css';

/** How tall the part usually is: the page keeps so much room while nobody looks at it. */
export type UsualHeight = 'plan' | 'dates' | 'people' | 'smallPrint';

const isServer = typeof document === 'undefined';

/** the server's HTML of this very place stands in the document: this render takes it over */
const findServed = (id: string): boolean => !isServer && document.getElementById(id) !== null;

/**
 * Makes a part late. It is below the fold: the server may send it after the rest, and in the browser its HTML stands as it is until
 * somebody is about to see it or does anything on the page. Without the server's HTML it is there at once.
 *
 * Until then the browser does not lay it out either, nor fetch fonts for a letter in it: `height` keeps its room.
 *
 * It is a memo: whoever renders above it must not make React look into HTML that is not alive yet, or that HTML would be thrown away.
 */
export function late<Props extends object>(Part: ComponentType<Props>, height: UsualHeight): ComponentType<Props> {
  function Late(props: Props) {
    const id = useId();
    const ref = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => (findServed(id) ? createGate() : null));
    useEffect(() => {
      const place = ref.current;
      if (!gate || !place) return;
      // not by state: rendering above the server's HTML would throw it away
      void gate.opened.then(() => place.classList.remove(css.asleep ?? ''));
      return watch(place, gate);
    }, [gate]);
    return (
      <div ref={ref} id={id} className={isServer || gate ? `${css.asleep} ${css[height]}` : undefined}>
        <Suspense>
          <Gated gate={gate}>
            <Part {...props} />
          </Gated>
        </Suspense>
      </div>
    );
  }
  // memo keeps the props that it is given
  return memo(Late) as unknown as ComponentType<Props>;
}

function Gated({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}
