import { type RefObject, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../state/api-error.ts';
import { type Draft, fitsField, isKeepable, isSecret } from './drafts.ts';
import { findField, labelOf } from './form-element.ts';
import {
  changeField,
  checkAll,
  type FormState,
  leaveField,
  namesOf,
  type Rules,
  refuseFields,
  startState,
  type ValidationMode,
  wrongFields,
} from './form-state.ts';
import { useProblemMessages, useRefusalMessages } from './problem-messages.ts';
import { useFormDraft } from './use-form-draft.ts';

/** An answer of `onSubmit`: all is right, but nothing went out yet. What was typed is kept as it was before. */
export const NOT_SENT_YET = 'not-sent-yet';

type SubmitAnswer = ApiError | typeof NOT_SENT_YET | undefined;

export interface FormOptions<Values extends object> {
  /** unique on its page: drafts are kept by it */
  id: string;
  /** every field with its first value, in the order of the form */
  initial: Values;
  rules?: Rules<NoInfer<Values>>;
  mode?: ValidationMode;
  /**
   * What was typed outlives the closing of the form, a way to another page and a reload by hand, until it is sent. For forms that
   * take somebody's time, and hold nothing that the next person at this screen must not see.
   */
  keepsDraft?: boolean;
  /**
   * Runs when everything is right, never twice at a time. What it answers or rejects with is shown: the api's messages at their
   * fields, the rest above the form. An `Error` is a fault of ours and goes on its way.
   */
  onSubmit: (values: Values) => Promise<SubmitAnswer> | Promise<void> | void;
}

/** What a kit field takes: `<TextField label="E-mail" {...form.field('email')} />` */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** What a box to tick takes: `<TermsCheckbox {...form.toggle('isAgreed')} />` */
export interface ToggleBinding {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  error: string | undefined;
}

type BooleanName<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values];

/** Why the last attempt to send failed. */
export interface FormFailure {
  /** fields by name, with their labels as they stand on the page */
  fields: readonly { name: string; label: string; text: string }[];
  /** what belongs to no field */
  message: string | undefined;
}

export interface FormControl<Values extends object = object> {
  values: Values;
  isSubmitting: boolean;
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>;
  toggle(name: BooleanName<Values> & string): ToggleBinding;
  /** a value that does not come from its own field */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** As the button of the form does: for a button outside of it. @returns whether it went through */
  submit(): Promise<boolean>;
  /** shows an answer of the api that came by another way than `onSubmit` */
  refuse(error: ApiError): void;
  reset(values?: Values): void;
  /** null unless the last attempt failed, and once everything it named is put right */
  failure: FormFailure | null;
  /** grows with every attempt that failed */
  failures: number;
  formRef: RefObject<HTMLFormElement | null>;
}

interface Attempt {
  names: readonly string[];
  labels: ReadonlyMap<string, string>;
  message: string | undefined;
  count: number;
}

const NO_ATTEMPT: Attempt = { names: [], labels: new Map(), message: undefined, count: 0 };

/** The state of one form: values, what is wrong with them, and sending. Show it with `Form`. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormControl<Values> {
  const { id, initial, mode = 'eager' } = options;
  const rules: Rules<Values> = options.rules ?? {};
  const [state, setState] = useState(() => startState(initial));
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const isBusyRef = useRef(false);
  // several changes may come before React renders: each goes on from the one before
  const latestRef = useRef(state);
  const messageText = useProblemMessages();
  const refusalOf = useRefusalMessages();

  function update(next: FormState<Values>) {
    latestRef.current = next;
    setState(next);
  }

  function change<Name extends keyof Values>(name: Name, value: Values[Name]) {
    update(changeField(latestRef.current, rules, mode, name, value));
  }

  function fail(message?: string) {
    const names = wrongFields(latestRef.current);
    const labels = new Map(
      names.map((name) => {
        const element = findField(formRef.current, name);
        return [name, element ? labelOf(element) : ''];
      }),
    );
    setAttempt(({ count }) => ({ names, labels, message, count: count + 1 }));
  }

  function refuse(error: ApiError) {
    const fields = error.kind === 'refused' ? error.fields : {};
    const { state: next, others } = refuseFields(latestRef.current, fields);
    update(next);
    const isAtFields = wrongFields(next).length > 0;
    fail([...(isAtFields ? [] : [refusalOf(error)]), ...others].join(' ') || undefined);
  }

  /** what the form holds now is where it belongs: nothing of it is to be kept */
  function forget() {
    update({ ...latestRef.current, changed: new Set() });
    draft.drop();
  }

  async function submit(): Promise<boolean> {
    if (isBusyRef.current) return false;
    update(checkAll(latestRef.current, rules));
    if (wrongFields(latestRef.current).length > 0) {
      fail();
      return false;
    }
    isBusyRef.current = true;
    setIsSubmitting(true);
    setAttempt(({ count }) => ({ ...NO_ATTEMPT, count }));
    try {
      const answer = await options.onSubmit(latestRef.current.values);
      if (answer === NOT_SENT_YET) return false;
      if (answer) refuse(answer);
      else forget();
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

  const draft = useFormDraft({
    formId: id,
    keepsDraft: options.keepsDraft ?? false,
    read: () => {
      const { values, changed } = latestRef.current;
      const kept = namesOf(values).filter(
        (name) => changed.has(name) && isKeepable(values[name]) && !isSecret(name, findField(formRef.current, name)),
      );
      return kept.length > 0 ? Object.fromEntries(kept.map((name) => [name, values[name]])) : undefined;
    },
    restore: (kept: Draft) => {
      for (const name of namesOf(initial)) {
        if (!(name in kept) || !fitsField(kept[name], initial[name])) continue;
        // the kind was compared; what is inside is the form's own, written a moment ago
        change(name, kept[name] as Values[typeof name]);
      }
    },
  });

  const textOf = (name: keyof Values): string | undefined => {
    const problem = state.refusals[name] ?? state.problems[name];
    return problem === undefined ? undefined : messageText(problem);
  };
  const fields = attempt.names.flatMap((name) => {
    // names came from the form's own values
    const text = textOf(name as keyof Values);
    return text === undefined ? [] : [{ name, label: attempt.labels.get(name) ?? '', text }];
  });

  return {
    values: state.values,
    isSubmitting,
    field: (name) => ({
      name,
      value: state.values[name],
      onChange: (value) => change(name, value),
      onBlur: () => update(leaveField(latestRef.current, rules, mode, name)),
      error: textOf(name),
    }),
    toggle: (name) => ({
      name,
      isSelected: Boolean(state.values[name]),
      // BooleanName: the value of this field is a boolean
      onChange: (isSelected) => change(name, isSelected as Values[typeof name]),
      error: textOf(name),
    }),
    set: change,
    submit,
    refuse,
    reset: (values = initial) => {
      update(startState(values));
      setAttempt(NO_ATTEMPT);
      draft.drop();
    },
    failure: fields.length > 0 || attempt.message !== undefined ? { fields, message: attempt.message } : null,
    failures: attempt.count,
    formRef,
  };
}
