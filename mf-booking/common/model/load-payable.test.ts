import { expect, it } from '@jest/globals';
import { loadPayable } from './load-payable.ts';

const UUID = '94a19c61-11a0-404a-a3da-011ea0984e75';
const refusedWith = (status: number) => ({ load: () => Promise.reject({ status }) });
const loaded = (answer: object) => ({ load: () => Promise.resolve(answer as never) });

it('of a guest with the number of a booking that alone is known', async () => {
  expect(await loadPayable(refusedWith(401), { id: '7' })).toEqual({ number: 7 });
});

it('tells somebody else who is logged in that there is no such booking', async () => {
  await expect(loadPayable(refusedWith(404), { id: '7' })).rejects.toEqual({ status: 404 });
});

it('leads whom the booking concerns from its number to its uuid', async () => {
  expect(await loadPayable(loaded({ uuid: UUID }), { id: '7' })).toEqual({ uuid: UUID });
});

it('asks nobody who has the uuid', async () => {
  expect(await loadPayable(loaded({}), { uuid: UUID })).toEqual({ uuid: UUID });
});
