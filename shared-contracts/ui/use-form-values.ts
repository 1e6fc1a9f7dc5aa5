import { useRef, useState } from 'react';
import { changeField, type FormState, leaveField, type Rules, startState, type ValidationMode } from './form-state.ts';
import { useProblemMessages } from './problem-messages.ts';
import { useAfterPress } from './use-after-press.ts';

export interface FormValues<Values extends object> {
  /** as it is shown */
  state: FormState<Values>;
  /** as it is: several changes may come before React renders, and each goes on from the one before */
  latest(): FormState<Values>;
  update(next: FormState<Values>): void;
  change<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  leave(name: keyof Values): void;
  /** what is wrong with a field, in words */
  textOf(name: keyof Values): string | undefined;
}

/** What stands in a form's fields, and what is wrong with it. */
export function useFormValues<Values extends object>(
  initial: Values,
  rules: Rules<Values>,
  mode: ValidationMode,
): FormValues<Values> {
  const [state, setState] = useState(() => startState(initial));
  const latestRef = useRef(state);
  const messageText = useProblemMessages();
  const afterPress = useAfterPress();

  function update(next: FormState<Values>) {
    latestRef.current = next;
    setState(next);
  }
  /** what is wrong is said when nothing is being pressed that it could push away */
  function look(next: FormState<Values>) {
    latestRef.current = next;
    const waits = afterPress(() => setState(latestRef.current));
    setState(waits ? ({ problems, refusals }) => ({ ...next, problems, refusals }) : next);
  }

  return {
    state,
    latest: () => latestRef.current,
    update,
    change: (name, value) => look(changeField(latestRef.current, rules, mode, name, value)),
    leave: (name) => look(leaveField(latestRef.current, rules, mode, name)),
    textOf(name) {
      const problem = state.refusals[name] ?? state.problems[name];
      return problem === undefined ? undefined : messageText(problem);
    },
  };
}
