import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { Section } from './sections.ts';

/** Tells the page that a panel holds what is not saved yet. */
export type SetUnsaved = (panel: Section | 'password', isUnsaved: boolean) => void;

export const UnsavedContext = createContext<SetUnsaved>(() => undefined);

/** While `isUnsaved`, the page warns before it is left. */
export function useUnsaved(panel: Section | 'password', isUnsaved: boolean): void {
  const set = useContext(UnsavedContext);
  useEffect(() => {
    set(panel, isUnsaved);
    return () => set(panel, false);
  }, [set, panel, isUnsaved]);
}

// values of one form have the same names
const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** What is saved may change elsewhere: by a code, in another panel. Fields that nobody has touched follow it. */
export function useFollowing<Values extends object>(form: Pick<FormControl<Values>, 'values' | 'set'>, saved: Values) {
  const before = useRef(saved);
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = saved;
    for (const name of namesOf(saved))
      if (saved[name] !== last[name] && form.values[name] === last[name]) form.set(name, saved[name]);
  });
  const key = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is a new object at each render
  useEffect(() => follow(), [key]);
}

/** Whether a form holds something else than what is saved. */
export const differs = <Values extends object>(values: Values, saved: Values): boolean =>
  namesOf(saved).some((name) => values[name] !== saved[name]);
