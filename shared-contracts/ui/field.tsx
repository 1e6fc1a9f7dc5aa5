import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from './cx.ts';
import css from './field.module.css';
import { AlertCircleIcon } from './icons.tsx';

/** What every field of a form has around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Stands below until an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and what to do. Marks the field invalid. */
  error?: ReactNode;
}

/** Label above, hint or error below. Stands inside a react-aria field, which ties the three together. */
export function FieldFrame({ label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Label className={css.label}>{label}</Label>
      {children}
      {hint && !error ? (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={css.error}>
        <AlertCircleIcon size={16} />
        <span>{error}</span>
      </FieldError>
    </>
  );
}

/** The same error line for a control outside a react-aria field: point `aria-describedby` at its id. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={css.error}>
      <AlertCircleIcon size={16} />
      <span>{children}</span>
    </span>
  );
}

/** Class names a field of another module may wear, so that all look the same. */
export const fieldClass = {
  field: css.field,
  label: css.label,
  hint: css.hint,
  control: css.control,
} as const;

/** A control with an icon before and a button or unit behind. */
export function ControlWrap({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={cx(css.wrap, end !== undefined && css.hasEnd)}>
      {start ? <span className={css.start}>{start}</span> : null}
      {children}
      {end ? <span className={css.end}>{end}</span> : null}
    </div>
  );
}
