import { email } from '@cairn/shared-contracts/api/common.schema';

/** what is wrong with a field; the key of its message */
export type FieldProblem = 'required' | 'email' | 'name';
export type FieldRule = (value: string) => FieldProblem | undefined;

/** characters of one name, as the call takes it */
const NAME_MAX = 60;

export const required: FieldRule = (value) => (value.trim() ? undefined : 'required');

export const emailRule: FieldRule = (value) =>
  required(value) ?? (email.safeParse(value).success ? undefined : 'email');

export const nameRule: FieldRule = (value) => {
  const { first_name, last_name } = splitName(value);
  return required(value) ?? (first_name.length > NAME_MAX || last_name.length > NAME_MAX ? 'name' : undefined);
};

/** "Kate von Novak" → Kate, von Novak: people type one name, the call takes two */
export function splitName(typed: string): {
  first_name: string;
  last_name: string;
} {
  const [first_name = '', ...rest] = typed.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
