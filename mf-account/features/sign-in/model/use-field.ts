import { useRef, useState } from 'react';
import type { FieldProblem, FieldRule } from './field-rules.ts';

/**
 * One field of a form. Checked on blur once something was typed, on every change while it is wrong, and when the form is sent.
 * `refusal` is what the api said about the value: it stands until the value changes.
 */
export function useField(rule: FieldRule, textOf: (problem: FieldProblem) => string) {
  const [value, setValue] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refusal, refuse] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const problem = rule(value);
  return {
    value,
    refuse,
    /** shows what is wrong and takes the caret there */
    check(): boolean {
      setChecked(true);
      if (problem) inputRef.current?.focus();
      return !problem;
    },
    props: {
      value,
      inputRef,
      error: refusal ?? (isChecked && problem ? textOf(problem) : undefined),
      onChange: (next: string) => {
        setValue(next);
        refuse(undefined);
        if (!next) setChecked(false);
      },
      onBlur: () => setChecked((was) => was || value !== ''),
    },
  };
}
