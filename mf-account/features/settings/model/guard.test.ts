import { describe, expect, it } from '@jest/globals';
import { CANCELLED, guardWith } from './guard.ts';

const REFUSED = { status: 403, data: { message: 'Prove it', code: 'reauthentication_required' } };
const OTHER = { status: 409, data: { message: 'No', code: 'account_has_trips' } };

/** a call that is refused so often, then answers */
function refusedTimes(times: number, refusal: object = REFUSED) {
  let calls = 0;
  return async () => {
    if (calls++ < times) throw refusal;
    return `answer after ${calls} calls`;
  };
}

describe('a guarded call', () => {
  it('that nobody refuses asks for no proof', async () => {
    const guard = guardWith(() => Promise.reject(new Error('asked')));
    await expect(guard(refusedTimes(0))).resolves.toBe('answer after 1 calls');
  });

  it('is repeated once the person has proved who they are, as often as it is asked for', async () => {
    let proofs = 0;
    const guard = guardWith(async () => ++proofs > 0);
    await expect(guard(refusedTimes(2))).resolves.toBe('answer after 3 calls');
    expect(proofs).toBe(2);
  });

  it('is not repeated for whoever would not', async () => {
    await expect(guardWith(async () => false)(refusedTimes(1))).resolves.toBe(CANCELLED);
  });

  it('is refused as before for any other reason', async () => {
    const guard = guardWith(() => Promise.reject(new Error('asked')));
    await expect(guard(refusedTimes(1, OTHER))).rejects.toBe(OTHER);
  });
});
