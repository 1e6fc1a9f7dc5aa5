import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { createGate, type Gate, watch } from './near.ts';
import { useMediaQuery } from './use-media-query.ts';

const isServer = typeof document === 'undefined';

export interface LateOptions {
  /** of the box around the part, which must have a size: it is what is watched */
  className?: string | undefined;
  /** of the same box until the part is wanted: room for what need not be laid out yet */
  asleep?: string | undefined;
  /** media query of where it is shown, as in its style sheet: elsewhere it is rendered only where the server has written its HTML */
  shownAt?: string | undefined;
}

/** the server's HTML of this very place stands in the document: this render takes it over */
const findServed = (id: string): boolean => !isServer && document.getElementById(id) !== null;

/**
 * Makes a part late. It is below the fold, or hidden at this width: in the browser its HTML stands as it is until somebody is about to
 * see it or does anything on the page. Without the server's HTML it is there at once.
 *
 * It is a memo: whoever renders above it must not make React look into HTML that is not alive yet, or that HTML would be thrown away.
 */
export function late<Props extends object>(
  Part: ComponentType<Props>,
  { className, asleep, shownAt }: LateOptions = {},
): ComponentType<Props> {
  const sleeping = [className, asleep].filter(Boolean).join(' ') || undefined;
  function Late(props: Props) {
    const id = useId();
    const ref = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => (findServed(id) ? createGate() : null));
    useEffect(() => {
      const place = ref.current;
      if (!gate || !place) return;
      // not by state: rendering above the server's HTML would throw it away
      if (asleep) void gate.opened.then(() => place.classList.remove(...asleep.split(' ')));
      return watch(place, gate);
    }, [gate]);
    return (
      <div ref={ref} id={id} className={isServer || gate ? sleeping : className}>
        <Suspense>
          {isServer || gate || !shownAt ? (
            <Gated gate={gate}>
              <Part {...props} />
            </Gated>
          ) : (
            <Shown at={shownAt}>
              <Part {...props} />
            </Shown>
          )}
        </Suspense>
      </div>
    );
  }
  // memo keeps the props that it is given
  return memo(Late) as unknown as ComponentType<Props>;
}

/** not around HTML that waits: what renders above that would throw it away */
const Shown = ({ at, children }: { at: string; children: ReactNode }) => (useMediaQuery(at) ? children : null);

function Gated({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}
