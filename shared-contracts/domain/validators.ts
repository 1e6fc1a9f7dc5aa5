import { EMAIL, EMAIL_MAX } from './email.ts';
import { CODE_LENGTH, PHONE_MAX_LENGTH } from './limits.ts';

/** What is wrong with a value: words are the form's own, by code (specification, section 5). */
export interface Problem {
  code: ProblemCode;
  params?: Readonly<Record<string, number>>;
}

export type ProblemCode =
  | 'required'
  | 'email'
  | 'confirmed'
  | 'minLength'
  | 'maxLength'
  | 'minValue'
  | 'maxValue'
  | 'phone'
  | 'url'
  | 'image'
  | 'code'
  /** nothing better can be said */
  | 'fallback';

/**
 * A rule of one field. All but `required` let an empty value pass, so that a field may stay empty unless it is required.
 * A rule that only one form has may answer with its text instead.
 */
export type Validator<Value = unknown, Values = unknown> = (
  value: Value,
  values: Values,
) => Problem | string | undefined;

const PHONE = /^\+\d{9,}$/;

const problem = (code: ProblemCode, params?: Problem['params']): Problem => (params ? { code, params } : { code });

/** Nothing typed, chosen or ticked. Zero is a value. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && value.trim() === '';
}

/** a rule on text that an empty value passes */
function onText(code: ProblemCode, isRight: (text: string) => boolean, params?: Problem['params']): Validator {
  return (value) => {
    if (isEmpty(value)) return undefined;
    if (typeof value !== 'string') return problem('fallback');
    return isRight(value.trim()) ? undefined : problem(code, params);
  };
}

/** a rule on a number, or on text that is one */
function onNumber(code: ProblemCode, isRight: (number: number) => boolean, params: Problem['params']): Validator {
  return (value) => {
    if (isEmpty(value)) return undefined;
    const number = typeof value === 'string' ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) return problem('fallback');
    return isRight(number) ? undefined : problem(code, params);
  };
}

/** characters as a person counts them: an emoji is one */
const lengthOf = (text: string): number => [...text].length;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes('.');

export const required = (): Validator => (value) => (isEmpty(value) ? problem('required') : undefined);

/** The pattern of the contract (`email` in api/common.schema): what passes here passes there. */
export const email = (): Validator => onText('email', (text) => lengthOf(text) <= EMAIL_MAX && EMAIL.test(text));

/** Equal to another field of the form: a repeated password. */
export const confirmed =
  <Values>(other: keyof Values): Validator<unknown, Values> =>
  (value, values) =>
    value === values[other] ? undefined : problem('confirmed');

export const minLength = (length: number): Validator =>
  onText('minLength', (text) => lengthOf(text) >= length, { length });

export const maxLength = (length: number): Validator =>
  onText('maxLength', (text) => lengthOf(text) <= length, { length });

export const minValue = (min: number): Validator => onNumber('minValue', (number) => number >= min, { min });

export const maxValue = (max: number): Validator => onNumber('maxValue', (number) => number <= max, { max });

/** '+' and at least 9 digits, at most 18 characters. Whether the country knows the number is the phone field's own hint. */
export const phone = (): Validator => onText('phone', (text) => PHONE.test(text) && text.length <= PHONE_MAX_LENGTH);

/** A web address with its scheme. */
export const url = (): Validator => onText('url', isWebAddress);

/** One file or several, all of them pictures. */
export const imageType = (): Validator => (value) => {
  if (isEmpty(value)) return undefined;
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.every(isImage) ? undefined : problem('image');
};

/** The type must start with image/. A file whose type the system does not know is none. */
export const isImage = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  'type' in file &&
  typeof file.type === 'string' &&
  file.type.startsWith('image/');

/** A one-time code: digits only, all of them. */
export const code = (length: number = CODE_LENGTH): Validator =>
  onText('code', (text) => /^\d+$/.test(text) && text.length === length, { length });

/** The first thing that is wrong. */
export function firstProblem<Value, Values>(
  rules: readonly Validator<Value, Values>[],
  value: Value,
  values: Values,
): Problem | string | undefined {
  for (const rule of rules) {
    const found = rule(value, values);
    if (found !== undefined) return found;
  }
  return undefined;
}
