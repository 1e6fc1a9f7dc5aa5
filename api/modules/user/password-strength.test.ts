import { describe, expect, it } from '@jest/globals';
import { isEasyToGuess } from './password-strength.ts';

const KATE = { first_name: 'Kate', last_name: 'Novak', email: 'katy.hiker@tourmail.example' };

describe('a password that is easy to guess', () => {
  it.each([
    ['of the list', 'password'],
    ['of digits in a row', '12345678'],
    ['with what rules of composition ask for', 'Password1!'],
    ['along the keyboard', 'qwertyuiop'],
    ['of the same letters', 'aaaaaaaaaaaaaaaaaaaa'],
    ['that was breached', 'trustno1'],
    ['with a year', 'summer2024'],
    ['on a Russian keyboard', 'йцукенгшщз'],
    ['of a Russian list', 'пароль123'],
    ['of one Chinese word again and again', '密码密码密码密码'],
    ['of the person’s name', 'KateNovak'],
    ['of the person’s name with a dot', 'Kate.Novak'],
    ['of the person’s e-mail', 'katy.hiker'],
    ['of the name of the site', 'cairn2024'],
  ])('is one %s', async (_case, password) => {
    expect(await isEasyToGuess(password, KATE)).toBe(true);
  });

  it.each([
    ['a few unrelated words', 'seven slow marmots'],
    ['eight random characters', 'x7Rk2pQz'],
    ['words in another language', 'три медленных сурка'],
    ['words in Chinese', '七只慢吞吞的旱獭上山'],
    ['a long one of a password manager', 'vN8#'.concat('qL2^wZ5!rT9&'.repeat(16)).slice(0, 200)],
  ])('is not %s', async (_case, password) => {
    expect(await isEasyToGuess(password, KATE)).toBe(false);
  });

  it('is told soon, however long it is', async () => {
    await isEasyToGuess('warm up');
    const started = performance.now();
    await isEasyToGuess('aB3$'.repeat(50), KATE);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
