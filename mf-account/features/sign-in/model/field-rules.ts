import type { Validator } from '@cairn/shared-contracts/domain/validators';

/** characters of one name, as the call takes it */
const NAME_MAX = 60;

/** Each of the two names must fit. */
export const namesFit =
  (words: string): Validator<string> =>
  (value) => {
    const { first_name, last_name } = splitName(value);
    return first_name.length > NAME_MAX || last_name.length > NAME_MAX ? words : undefined;
  };

/** An account with a password is made by a call that wants both names. */
export const hasBothNames =
  (words: string): Validator<string> =>
  (value) =>
    value.trim() === '' || splitName(value).last_name !== '' ? undefined : words;

/** "Kate von Novak" → Kate, von Novak: people type one name, the call takes two */
export function splitName(typed: string): {
  first_name: string;
  last_name: string;
} {
  const [first_name = '', ...rest] = typed.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
