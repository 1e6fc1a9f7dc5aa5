import { type ReactNode, useState } from 'react';
import { prefetch } from '../model/prefetch.ts';
import { LazyPlace } from './lazy-place.tsx';

export interface LazyFieldProps {
  /** fetches the code of what stands here once it is awake */
  load: () => Promise<unknown>;
  className: string | undefined;
  /** whether a dialog opens, or the field itself is typed in */
  popup?: 'dialog';
  /** somebody has asked for it elsewhere */
  isAwakeAtOnce?: boolean | undefined;
  /** what the field shows while it is asleep */
  face: ReactNode;
  /** the field itself */
  children: ReactNode;
}

/** A field whose code comes when somebody reaches for it: until then a button that looks the same. The press that wakes it also opens it. */
export function LazyField({ load, className, popup, isAwakeAtOnce = false, face, children }: LazyFieldProps) {
  const [isAwake, setIsAwake] = useState(isAwakeAtOnce);
  const asleep = (
    <button
      type="button"
      className={className}
      aria-haspopup={popup}
      aria-busy={isAwake || undefined}
      onPointerEnter={prefetch(load)}
      onFocus={prefetch(load)}
      onClick={() => setIsAwake(true)}
    >
      {face}
    </button>
  );
  return isAwake ? <LazyPlace fallback={asleep}>{children}</LazyPlace> : asleep;
}
