import { describe, expect, it } from '@jest/globals';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { uploadReviewImage } from '../api/uploads.calls.ts';
import { type PlayedAnswer, playApi } from '../testing/played-api.ts';
import type { CallTransport } from './call-transport.ts';
import { upload } from './upload.ts';

const CALL = 'POST /spa/upload-review-image';
const file = new File(['photo'], 'pass.jpg', { type: 'image/jpeg' });
const task = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 2, deriveKey });
const CAPTCHA = { status: 429, body: { type: 'captcha', code: 'captcha_required', message: 'Prove it' } };

/** @param next what the next call needs, as the api says when it is asked ahead */
function sending(answers: PlayedAnswer[], next: string | null = null) {
  const proofs: (string | null)[] = [];
  const { asked, play } = playApi({
    'GET /spa/captcha-challenge': ({ url }) => {
      const type = url.searchParams.get('type') ?? next;
      return { body: type ? { type, provider: 2, task } : { type } };
    },
    [CALL]: () => answers.shift() ?? null,
  });
  const transport: CallTransport = {
    baseUrl: 'https://cairn.test',
    headers: () => ({ 'X-Role': 'client' }),
    isPlayed: true,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') proofs.push(request.headers.get('x-captcha'));
      return play(request);
    },
  };
  const shares: number[] = [];
  const request = { call: uploadReviewImage, file, fields: { bucket: 'review' } };
  const answer = upload(transport, { ...request, onProgress: (share) => shares.push(share) });
  return { answer, asked, proofs, shares };
}

describe('a file that is sent', () => {
  it('goes out as a form with its other fields, and its answer comes back', async () => {
    const { answer, asked, shares } = sending([{ body: { id: 5 } }]);
    expect(await answer).toEqual({ id: 5 });
    const form = asked.find(({ name }) => name === CALL)?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['bucket', 'image']);
    expect(form instanceof FormData && form.get('image')).toMatchObject({ name: 'pass.jpg', type: 'image/jpeg' });
    expect(shares.at(-1)).toBe(1);
  });

  it('that needs a captcha is sent once, with its solution', async () => {
    const { answer, proofs } = sending([{ body: { id: 5 } }], 'captcha');
    expect(await answer).toEqual({ id: 5 });
    expect(proofs).toEqual([expect.any(String)]);
  });

  it('is sent once more when the need arose in between, and no further', async () => {
    const { answer, proofs } = sending([CAPTCHA, CAPTCHA, { body: { id: 5 } }]);
    await expect(answer).rejects.toMatchObject({ kind: 'captcha', hard: false });
    expect(proofs).toEqual([null, expect.any(String)]);
  });

  it.each<[string, PlayedAnswer, object]>([
    [
      'too large',
      { status: 413, body: { code: 'file_too_large', message: 'Too large' } },
      { kind: 'refused', status: 413, code: 'file_too_large', message: 'Too large' },
    ],
    [
      'one too many',
      { status: 429, body: { code: 'too_many_requests', message: 'Later' }, headers: { 'retry-after': '40' } },
      { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter: 40 },
    ],
    ['lost on the way', null, { kind: 'offline' }],
    ['not understood', { status: 500, body: 'oops' }, { kind: 'broken' }],
  ])('and is %s is refused as any call', async (_case, played, refusal) => {
    await expect(sending([played]).answer).rejects.toMatchObject(refusal);
  });
});
