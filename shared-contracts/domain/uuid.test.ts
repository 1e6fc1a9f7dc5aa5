import { afterEach, describe, expect, it } from '@jest/globals';
import { isUuid, newUuid } from './uuid.ts';

const randomUUID = crypto.randomUUID;
afterEach(() => {
  crypto.randomUUID = randomUUID;
});

describe('a uuid', () => {
  it.each([true, false])('has the shape that the api takes, on a page served over HTTPS: %s', (isSecure) => {
    if (!isSecure) Object.assign(crypto, { randomUUID: undefined });
    const made = newUuid();
    expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(made).not.toBe(newUuid());
    expect(isUuid(made)).toBe(true);
  });

  it.each([undefined, null, '', 'abc', '0f8fad5b-d9cb-469f-a165-70867728950', 'x0f8fad5b-d9cb-469f-a165-70867728950e'])(
    'is not %s',
    (value) => {
      expect(isUuid(value)).toBe(false);
    },
  );
});
