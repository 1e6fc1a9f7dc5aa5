import { firstProblem, isEmpty, type Problem, type Validator } from '../domain/validators.ts';

/**
 * When a field is checked (specification, section 5). All modes check everything when the form is sent.
 * - eager: when it is left or chosen, and while typing once it has been wrong; an empty field that was only passed by is not wrong yet
 * - aggressive: with every character
 * - passive: only when the form is sent
 */
export type ValidationMode = 'eager' | 'aggressive' | 'passive';

/** Rules by field; a field without any is always right. */
export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Validator<Values[Name], Values>[] };

/** What is wrong with a field: by code, or in words (of the form itself, or of the api). */
export type FieldProblem = Problem | string;
export type Problems<Values> = { readonly [Name in keyof Values]?: FieldProblem };

export interface FormState<Values> {
  readonly values: Values;
  /** what the rules found */
  readonly problems: Problems<Values>;
  /** what the api said about a value: stands until the value changes */
  readonly refusals: Problems<Values>;
  /** what was wrong at some time: from then on it is checked with every character */
  readonly watched: ReadonlySet<keyof Values>;
  /** what was changed by hand */
  readonly changed: ReadonlySet<keyof Values>;
}

export const namesOf = <Values extends object>(values: Values): (keyof Values & string)[] =>
  // Object.keys knows no more than string
  Object.keys(values) as (keyof Values & string)[];

export const startState = <Values extends object>(values: Values): FormState<Values> => ({
  values,
  problems: {},
  refusals: {},
  watched: new Set(),
  changed: new Set(),
});

function without<Values>(problems: Problems<Values>, name: keyof Values): Problems<Values> {
  const { [name]: _gone, ...rest } = problems;
  // what remains after one property is left out is still a part of the same record
  return rest as Problems<Values>;
}

function problemOf<Values, Name extends keyof Values>(rules: Rules<Values>, values: Values, name: Name) {
  return firstProblem(rules[name] ?? [], values[name], values);
}

/** checks some fields and leaves what is known of the others */
function checked<Values extends object>(
  state: FormState<Values>,
  rules: Rules<Values>,
  names: readonly (keyof Values)[],
): FormState<Values> {
  let { problems } = state;
  const watched = new Set(state.watched);
  for (const name of names) {
    const problem = problemOf(rules, state.values, name);
    problems = without(problems, name);
    if (problem === undefined) continue;
    problems = { ...problems, [name]: problem };
    watched.add(name);
  }
  return { ...state, problems, watched };
}

/** A value came from the keyboard, or was chosen: text is typed, everything else is a choice. */
export function changeField<Values extends object, Name extends keyof Values>(
  state: FormState<Values>,
  rules: Rules<Values>,
  mode: ValidationMode,
  name: Name,
  value: Values[Name],
): FormState<Values> {
  const next: FormState<Values> = {
    ...state,
    values: { ...state.values, [name]: value },
    refusals: without(state.refusals, name),
    changed: new Set(state.changed).add(name),
  };
  if (mode === 'passive') return next;
  const isChecked = mode === 'aggressive' || typeof value !== 'string';
  // what is wrong may be put right from another field: a password and its repetition
  return checked(next, rules, isChecked ? [...state.watched, name] : [...state.watched]);
}

/** The field was left. */
export function leaveField<Values extends object>(
  state: FormState<Values>,
  rules: Rules<Values>,
  mode: ValidationMode,
  name: keyof Values,
): FormState<Values> {
  if (mode !== 'eager') return state;
  if (isEmpty(state.values[name]) && !state.changed.has(name)) return state;
  return checked(state, rules, [name]);
}

/** The form is sent: everything is checked, and what the api said before counts no more. */
export function checkAll<Values extends object>(state: FormState<Values>, rules: Rules<Values>): FormState<Values> {
  return { ...checked(state, rules, namesOf(state.values)), refusals: {} };
}

/** What is wrong, in the order of the form. */
export function wrongFields<Values extends object>(state: FormState<Values>): (keyof Values & string)[] {
  return namesOf(state.values).filter((name) => name in state.refusals || name in state.problems);
}

/** Puts the api's messages at their fields. @returns the messages that belong to no field of the form, too */
export function refuseFields<Values extends object>(
  state: FormState<Values>,
  messages: Readonly<Record<string, readonly string[]>>,
): { state: FormState<Values>; others: string[] } {
  const known = new Set<string>(namesOf(state.values));
  const told = Object.entries(messages).filter(([, texts]) => texts.length > 0);
  const refusals = Object.fromEntries(
    told.filter(([name]) => known.has(name)).map(([name, texts]) => [name, texts[0]]),
  );
  return {
    // names were compared with the form's own
    state: { ...state, refusals: refusals as Problems<Values> },
    others: told.filter(([name]) => !known.has(name)).flatMap(([, texts]) => texts),
  };
}
