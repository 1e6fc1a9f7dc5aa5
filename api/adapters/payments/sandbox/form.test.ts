import { describe, expect, it } from '@jest/globals';
import { groupOf, parseForm, textOf } from './form.ts';

describe("forms of Stripe's API", () => {
  it('nests by brackets', () => {
    const form = parseForm('amount=5000&payment_method_data[card][number]=4242%204242&payment_method_data[type]=card');
    expect(textOf(form, 'amount')).toBe('5000');
    expect(textOf(groupOf(groupOf(form, 'payment_method_data'), 'card'), 'number')).toBe('4242 4242');
  });

  it('takes hostile names for plain ones', () => {
    const form = parseForm('__proto__[polluted]=yes&a=1&a[b]=2&constructor[x]=1');
    expect('polluted' in {}).toBe(false);
    expect(textOf(groupOf(form, 'a'), 'b')).toBe('2');
    expect(textOf(groupOf(form, '__proto__'), 'polluted')).toBe('yes');
  });
});
