import { type RefObject, useState } from 'react';
import type { FormFailure } from './form-control.ts';
import { findField, labelOf } from './form-element.ts';

interface Attempt<Name> {
  names: readonly Name[];
  labels: ReadonlyMap<Name, string>;
  message: string | undefined;
  count: number;
}

export interface FormAttempt<Name extends string> {
  /** how many failed */
  failures: number;
  /** @param names of the fields that are wrong, with their labels as they stand on the page now */
  fail(names: readonly Name[], message?: string): void;
  /** the next attempt begins: what the last one said goes */
  begin(): void;
  /** as if nobody had tried */
  forget(): void;
  /** what is still wrong of what the last attempt named */
  failureOf(textOf: (name: Name) => string | undefined): FormFailure | null;
}

/** The last attempt to send a form. */
export function useFormAttempt<Name extends string>(formRef: RefObject<HTMLFormElement | null>): FormAttempt<Name> {
  const none: Attempt<Name> = { names: [], labels: new Map(), message: undefined, count: 0 };
  const [attempt, setAttempt] = useState(none);
  const { names, labels, message } = attempt;
  return {
    failures: attempt.count,
    fail(wrong, text) {
      const labelsNow = new Map(
        wrong.map((name) => {
          const element = findField(formRef.current, name);
          return [name, element ? labelOf(element) : ''];
        }),
      );
      setAttempt(({ count }) => ({ names: wrong, labels: labelsNow, message: text, count: count + 1 }));
    },
    begin: () => setAttempt(({ count }) => ({ ...none, count })),
    forget: () => setAttempt(none),
    failureOf(textOf) {
      const fields = names.flatMap((name) => {
        const text = textOf(name);
        return text === undefined ? [] : [{ name, label: labels.get(name) ?? '', text }];
      });
      return fields.length > 0 || message !== undefined ? { fields, message } : null;
    },
  };
}
