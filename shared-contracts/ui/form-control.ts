import type { RefObject } from 'react';
import type { ApiError } from '../state/api-error.ts';
import type { Rules, ValidationMode } from './form-state.ts';

/** An answer of `onSubmit`: all is right, but nothing went out yet. What was typed is kept as it was before. */
export const NOT_SENT_YET = 'not-sent-yet';

/** what `onSubmit` may answer; nothing at all: it went through */
export type SubmitAnswer = ApiError | typeof NOT_SENT_YET | undefined;

export interface FormOptions<Values extends object> {
  /** unique on its page: drafts are saved by it */
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
