import { expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';

it('an answer that is the same for every guest says so; one that may be somebody’s does not, nor does a refusal but that there is nothing', async () => {
  const api = await startTestApi();
  const told = async (path: string) => (await api.get(path)).headers.get('surrogate-control');
  expect(await told('/spa/info')).toBe('max-age=5');
  expect(await told('/spa/country-by-ip')).toBeNull();
  expect(await told('/spa/captcha-challenge')).toBeNull();
  expect(await told('/spa/tour?slug=no-such-tour')).toBe('max-age=5');
  expect(await told('/spa/tour')).toBeNull();
  await api.close();
});
