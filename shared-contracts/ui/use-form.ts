import { useRef } from 'react';
import type { FormControl, FormOptions } from './form-control.ts';
import { formDraft } from './form-draft.ts';
import { type Rules, startState } from './form-state.ts';
import { useFormAttempt } from './use-form-attempt.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormSending } from './use-form-sending.ts';
import { useFormValues } from './use-form-values.ts';

/** The state of one form: values, what is wrong with them, and sending. Show it with `Form`. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormControl<Values> {
  const { id: formId, initial, mode = 'eager', keepsDraft = false, onSubmit } = options;
  const rules: Rules<Values> = options.rules ?? {};
  const formRef = useRef<HTMLFormElement>(null);
  const form = useFormValues(initial, rules, mode);
  const attempt = useFormAttempt<keyof Values & string>(formRef);
  const draft = useFormDraft({ formId, keepsDraft, ...formDraft(form, initial, formRef) });
  const { isSubmitting, submit, refuse } = useFormSending({
    ...{ form, attempt, rules, onSubmit },
    onSent() {
      // nothing of it is to be kept
      form.update({ ...form.latest(), changed: new Set() });
      draft.drop();
    },
  });
  const { values } = form.state;

  return {
    values,
    isSubmitting,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => form.change(name, value),
      onBlur: () => form.leave(name),
      error: form.textOf(name),
    }),
    toggle: (name) => ({
      name,
      isSelected: Boolean(values[name]),
      // BooleanName: the value of this field is a boolean
      onChange: (isSelected) => form.change(name, isSelected as Values[typeof name]),
      error: form.textOf(name),
    }),
    set: form.change,
    submit,
    refuse,
    reset(first = initial) {
      form.update(startState(first));
      attempt.forget();
      draft.drop();
    },
    failure: attempt.failureOf(form.textOf),
    failures: attempt.failures,
    formRef,
  };
}
