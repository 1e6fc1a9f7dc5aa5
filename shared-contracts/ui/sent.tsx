import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import css from './sent.module.css';

/** Takes the place of a form that was sent. The button that had the focus is gone: the focus goes on to what took its place. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={css.sent}>
      <Alert tone="success" role="status" title={title}>
        {children}
      </Alert>
    </div>
  );
}
