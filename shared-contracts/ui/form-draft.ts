import type { RefObject } from 'react';
import { type Draft, fitsField, isKeepable, isSecret } from './drafts.ts';
import { findField } from './form-element.ts';
import { namesOf } from './form-state.ts';
import type { FormValues } from './use-form-values.ts';

/** What of a form is worth keeping, and how it is put back: what was changed by hand and is no secret. */
export const formDraft = <Values extends object>(
  { latest, change }: FormValues<Values>,
  initial: Values,
  formRef: RefObject<HTMLFormElement | null>,
) => ({
  read(): Draft | undefined {
    const { values, changed } = latest();
    const saved = namesOf(values).filter(
      (name) => changed.has(name) && isKeepable(values[name]) && !isSecret(name, findField(formRef.current, name)),
    );
    return saved.length > 0 ? Object.fromEntries(saved.map((name) => [name, values[name]])) : undefined;
  },
  restore(saved: Draft): void {
    for (const name of namesOf(initial)) {
      if (!(name in saved) || !fitsField(saved[name], initial[name])) continue;
      // the kind was compared; what is inside is the form's own, written a moment ago
      change(name, saved[name] as Values[typeof name]);
    }
  },
});
