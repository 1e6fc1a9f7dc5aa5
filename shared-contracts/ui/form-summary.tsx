import { type RefObject, useEffect, useRef } from 'react';
import css from './form.module.css';
import type { FormFailure } from './form-control.ts';
import { findField } from './form-element.ts';
import { AlertCircleIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';

interface FormSummaryProps {
  failure: FormFailure | null;
  /** grows with every attempt that failed: each takes the focus again */
  failures: number;
  formRef: RefObject<HTMLFormElement | null>;
  isSaving: boolean;
}

/** A single wrong field says enough itself, and takes the focus itself. */
const LEAST_FIELDS = 2;

/** Why the form did not go through, with a way to every field that is wrong. Takes the focus after a failed attempt. */
export function FormSummary({ failure, failures, formRef, isSaving }: FormSummaryProps) {
  const t = useKitMessages();
  const ref = useRef<HTMLDivElement>(null);
  const fields = failure?.fields ?? [];
  const firstRef = useRef<string>(undefined);
  firstRef.current = fields[0]?.name;

  useEffect(() => {
    if (failures === 0) return;
    const first = firstRef.current;
    const target = ref.current ?? (first === undefined ? null : findField(formRef.current, first));
    target?.focus();
  }, [failures, formRef]);

  if (!failure || (failure.message === undefined && fields.length < LEAST_FIELDS)) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={css.summary}>
      <AlertCircleIcon className={css.icon} />
      <div>
        {failure.message !== undefined ? (
          <>
            {isSaving ? <p className={css.title}>{t('form.notSaved')}</p> : null}
            <p>{failure.message}</p>
          </>
        ) : null}
        {fields.length > 0 ? (
          <>
            <p>{t('form.summary')}</p>
            <ul className={css.fields}>
              {fields.map(({ name, label, text }) => (
                <li key={name}>
                  <a
                    className={css.link}
                    href={`#${findField(formRef.current, name)?.id ?? ''}`}
                    onClick={(event) => {
                      event.preventDefault();
                      findField(formRef.current, name)?.focus();
                    }}
                  >
                    {label ? `${label}: ${text}` : text}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
