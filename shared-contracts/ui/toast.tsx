import {
  type CSSProperties,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { TOAST_FADE_MS } from './constants.ts';
import { cx } from './cx.ts';
import { AlertCircleIcon, AlertTriangleIcon, CircleCheckIcon, InfoIcon, XIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './toast.module.css';
import { createToastQueue, type QueuedToast, type ToastMessage, type ToastQueue } from './toast-queue.ts';

export type { ToastMessage };

const documentQueue = createToastQueue();

/** Shows a message, after those that wait already. Call it in the browser only: the queue is the document's. */
export function toast(message: ToastMessage): number {
  return documentQueue.add(message);
}

/** Takes a message away before its time. */
export function closeToast(id: number): void {
  documentQueue.close(id);
}

export interface ToastRegionProps {
  closeLabel?: string;
  /** For tests; the document's own by default. */
  queue?: ToastQueue;
}

/** Where toasts appear. Mounted once, by the shell. */
export function ToastRegion({ closeLabel, queue = documentQueue }: ToastRegionProps) {
  const t = useKitMessages();
  const current = useSyncExternalStore(queue.subscribe, queue.current, () => null);
  return (
    // The region is there before the message: only then do screen readers announce it. It is a top layer to
    // react-aria, so an open dialog leaves it reachable.
    <div role="status" className={css.region} data-react-aria-top-layer="true">
      {current ? (
        <ToastCard
          key={current.id}
          toast={current}
          closeLabel={closeLabel ?? t('toast.close')}
          onClose={() => queue.close(current.id)}
        />
      ) : null}
    </div>
  );
}

// Custom properties are missing from CSSProperties.
const FADE = { '--toast-fade': `${TOAST_FADE_MS}ms` } as CSSProperties;

const ICONS = { success: CircleCheckIcon, error: AlertCircleIcon, warning: AlertTriangleIcon, info: InfoIcon } as const;

function ToastCard({ toast, closeLabel, onClose }: { toast: QueuedToast; closeLabel: string; onClose: () => void }) {
  const { tone = 'success', title, text, action, closeDelay } = toast;
  const Icon = ICONS[tone];
  const [isLeaving, setLeaving] = useState(false);
  const pause = useCountdown(closeDelay, () => setLeaving(true));
  useRemoval(isLeaving, onClose);
  const focus = useFocusBefore();
  const close = () => {
    focus.giveBack();
    onClose();
  };
  return (
    <div
      ref={focus.ref}
      className={cx(css.toast, css[tone], isLeaving && css.leaving)}
      style={FADE}
      onFocusCapture={focus.remember}
      {...pause}
    >
      <Icon className={css.icon} />
      <div className={css.text}>
        {title ? <b className={css.title}>{title}</b> : null}
        {text}
      </div>
      {action ? (
        <AriaButton
          className={cx(css.action)}
          onPress={() => {
            close();
            action.onAction();
          }}
        >
          {action.label}
        </AriaButton>
      ) : null}
      <AriaButton className={cx(css.close)} aria-label={closeLabel} onPress={close}>
        <XIcon size={16} />
      </AriaButton>
    </div>
  );
}

/** Who came into the toast from a place on the page goes back there when the toast is gone, and not to the page's beginning. */
function useFocusBefore() {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  return {
    ref,
    remember({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    giveBack() {
      if (ref.current?.contains(document.activeElement)) before.current?.focus();
    },
  };
}

/** Faded out, it is removed. */
function useRemoval(isLeaving: boolean, onGone: () => void) {
  const remove = useEffectEvent(onGone);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => remove(), TOAST_FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
}

/** Calls back when the time is up; hover and focus stop the clock. */
function useCountdown(duration: number, onEnd: () => void) {
  const [holds, setHolds] = useState({ hover: false, focus: false });
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  const isPaused = holds.hover || holds.focus;

  useEffect(() => {
    if (duration === 0 || isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [duration, isPaused]);

  return {
    onPointerEnter: () => setHolds((now) => ({ ...now, hover: true })),
    onPointerLeave: () => setHolds((now) => ({ ...now, hover: false })),
    onFocus: () => setHolds((now) => ({ ...now, focus: true })),
    onBlur: () => setHolds((now) => ({ ...now, focus: false })),
  };
}
