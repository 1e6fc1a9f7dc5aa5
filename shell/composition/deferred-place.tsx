import { createGate, watch, watchTurning } from '@cairn/shared-contracts/remote/near';
import type { PlacedFragment } from '@cairn/shared-contracts/remote/platform';
import { type ReactNode, use, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import css from './deferred-place.module.css';
import { holdPress } from './held-press.ts';
import { waitingIn } from './part-place.ts';
import { never, useLost, useRuntime, WaitContext } from './slot-runtime.ts';

interface DeferredProps {
  name: PlacedFragment['name'];
  wake: PlacedFragment['wake'];
  children: ReactNode;
}

/**
 * A place whose fragment stands below the fold, or reads well without its code: the server's HTML waits in it until it is wanted. Until then whoever renders above must
 * not make React look into that HTML: it would be thrown away. What is pressed meanwhile counts once its code is there (early-press.ts).
 */
export function DeferredPlace({ name, wake, children }: DeferredProps) {
  const { source, waits, refOf } = useRuntime();
  const isLost = useLost(name);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (typeof document !== 'undefined' && document.getElementById(id) ? createGate() : null));
  const [first] = useState(children);
  const [isAlive, setIsAlive] = useState(!gate);
  const [wait] = useState(() => gate && { gate, onAlive: () => setIsAlive(true) });
  useEffect(() => {
    const place = ref.current;
    // it has no box of its own
    const box = place?.parentElement;
    if (!gate || !place || !box) return;
    if (wake === 'start') return gate.open();
    return wake === 'interaction' ? watchTurning(place, gate) : watch(box, gate);
  }, [gate, wake]);
  useEffect(() => {
    const place = ref.current;
    // it is seen before it lives
    return isAlive || !place ? undefined : refOf?.(name)?.(waitingIn(place));
  }, [isAlive, refOf, name]);
  useEffect(() => {
    const place = ref.current;
    if (isAlive || !place || wake !== 'interaction') return;
    const unit = source.unitOfFragment(name) ?? '';
    return holdPress(place, {
      isDecided: () => source.peek(unit) !== undefined || waits.get(unit) === never,
      load: () => source.load(unit),
    });
  }, [isAlive, wake, source, waits, name]);
  return (
    <div ref={ref} id={id} className={css.boxless}>
      <WaitContext value={wait}>{isAlive || isLost ? children : first}</WaitContext>
    </div>
  );
}

/** within a Suspense boundary: keeps it as the server sent it until the gate opens */
export function Gated({ onAlive, children }: { onAlive(): void; children: ReactNode }) {
  const wait = useContext(WaitContext);
  if (wait) use(wait.gate.opened);
  useEffect(() => {
    wait?.onAlive();
    onAlive();
  }, [wait, onAlive]);
  return children;
}

/** Tells who wants to know of HTML that still waits to be taken over. @returns is called from within, once it lives */
export function useStanding(): () => void {
  const { standing } = useRuntime();
  const wait = useContext(WaitContext);
  const part = useRef<{ isAlive: boolean; end?: () => void }>({ isAlive: false });
  useEffect(() => {
    const { current } = part;
    // what is within has its effects first
    if (!standing || current.isAlive) return;
    const end = standing(wait ? () => wait.gate.open() : undefined);
    current.end = end;
    return end;
  }, [standing, wait]);
  return useCallback(() => {
    part.current.isAlive = true;
    part.current.end?.();
  }, []);
}
