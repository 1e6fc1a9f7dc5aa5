import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ApiError } from '../../platform/errors.ts';

/** What a password should not be made of: the person's own names and e-mail. */
export interface PasswordOwner {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | null | undefined;
}

/**
 * 0 to 4 in powers of guesses: 2 takes 10⁶ of them at least. With ten tries for a stranger in a quarter of an hour and a hundred a day
 * for a login that is out of reach (login-limits.ts); eight random characters pass.
 */
const LEAST_SCORE = 2;
/** The estimate takes longer than linear time. What follows makes no password weaker. */
const LOOKED_AT = 40;

/** The keys of a Russian keyboard by those of a Latin one: "пароль" is known to all lists as "gfhjkm". */
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Lists of breached passwords, of words and names in many megabytes: loaded when the first password is set. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

const asLatinKeys = (text: string): string =>
  [...text].map((letter) => LATIN[CYRILLIC.indexOf(letter.toLowerCase())] ?? letter).join('');

function ownWords({ first_name = '', last_name = '', email }: PasswordOwner): string[] {
  const [local = '', host = ''] = (email ?? '').split('@');
  const names = [first_name, last_name].filter(Boolean);
  return [
    ...names,
    names.join(''),
    names.join('.'),
    names.join(' '),
    email ?? '',
    local,
    host,
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...host.split('.'),
    'cairn',
  ].filter((word) => word.length > 1);
}

/** Whether others have chosen the password, or could guess it soon. It may be of any characters: none are asked for, none refused. */
export async function isEasyToGuess(password: string, owner: PasswordOwner = {}): Promise<boolean> {
  estimator ??= load();
  const { check } = await estimator.then((one) => ({ check: one.check.bind(one) }));
  const start = password.slice(0, LOOKED_AT);
  const words = ownWords(owner);
  return [start, asLatinKeys(start)].some((text) => check(text, words).score < LEAST_SCORE);
}

/** @throws ApiError 422 password_common, at the field */
export async function requireStrongPassword(password: string, owner: PasswordOwner = {}): Promise<void> {
  if (await isEasyToGuess(password, owner)) throw new ApiError(422, 'password_common', { field: 'password' });
}
