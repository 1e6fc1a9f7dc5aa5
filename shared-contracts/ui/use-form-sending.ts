import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../state/api-error.ts';
import { type FormOptions, NOT_SENT_YET } from './form-control.ts';
import { checkAll, type Rules, refuseFields, wrongFields } from './form-state.ts';
import { useRefusalMessages } from './problem-messages.ts';
import type { FormAttempt } from './use-form-attempt.ts';
import type { FormValues } from './use-form-values.ts';

export interface FormSending<Values extends object> {
  form: FormValues<Values>;
  attempt: FormAttempt<keyof Values & string>;
  rules: Rules<Values>;
  onSubmit: FormOptions<Values>['onSubmit'];
  /** what the form holds is where it belongs */
  onSent: () => void;
}

/** Sends a form: when everything is right, one at a time. What the api refuses is shown at its fields, the rest above the form. */
export function useFormSending<Values extends object>({ form, attempt, rules, onSubmit, onSent }: FormSending<Values>) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusyRef = useRef(false);
  const refusalOf = useRefusalMessages();

  function refuse(error: ApiError): void {
    const messages = error.kind === 'refused' ? error.fields : {};
    const { state, others } = refuseFields(form.latest(), messages);
    form.update(state);
    const wrong = wrongFields(state);
    attempt.fail(wrong, [...(wrong.length > 0 ? [] : [refusalOf(error)]), ...others].join(' ') || undefined);
  }

  function isRight(): boolean {
    const state = checkAll(form.latest(), rules);
    form.update(state);
    const wrong = wrongFields(state);
    if (wrong.length > 0) attempt.fail(wrong);
    return wrong.length === 0;
  }

  async function submit(): Promise<boolean> {
    if (isBusyRef.current || !isRight()) return false;
    isBusyRef.current = true;
    setIsSubmitting(true);
    attempt.begin();
    try {
      const answer = await onSubmit(form.latest().values);
      if (answer === NOT_SENT_YET) return false;
      if (answer) refuse(answer);
      else onSent();
      return !answer;
    } catch (error) {
      if (error instanceof Error) throw error;
      refuse(toApiError(error));
      return false;
    } finally {
      isBusyRef.current = false;
      setIsSubmitting(false);
    }
  }

  return { isSubmitting, submit, refuse };
}
