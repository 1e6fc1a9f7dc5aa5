import { email, phone, type Validator } from '@cairn/shared-contracts/domain/validators';

/** '+420777123456': what the phone field gives. An e-mail never begins with a plus and digits alone. */
export const isPhone = (login: string): boolean => /^\+\d+$/.test(login);

/** people write numbers in groups; the call takes digits */
export const tidyLogin = (typed: string): string => {
  const text = typed.trim();
  const digits = text.replace(/[\s().-]/g, '');
  return isPhone(digits) ? digits : text;
};

const isEmail = email();
const isNumber = phone();

/** An e-mail or a phone number: a password goes with either. */
export const emailOrPhone =
  (words: string): Validator<string> =>
  (value, values) => {
    const login = tidyLogin(value);
    return (isPhone(login) ? isNumber(login, values) : isEmail(login, values)) ? words : undefined;
  };
