import { RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { expect, it } from '@jest/globals';
import { loadBooking } from './load-booking.ts';

const PAYMENT = new URL('https://cairn.example/de/booking/pay/7');
const refusedWith = (status: number) => ({ load: () => Promise.reject({ status }) });

it('leads a guest with the number of a booking to the log-in and back to its payment', async () => {
  const redirect = await loadBooking(refusedWith(401), { id: '7' }, PAYMENT).catch((error: unknown) => error);
  expect(redirect).toBeInstanceOf(RouteRedirect);
  expect(redirect).toMatchObject({ to: '/login?next=%2Fde%2Fbooking%2Fpay%2F7' });
});

it('tells somebody else who is logged in that there is no such booking', async () => {
  await expect(loadBooking(refusedWith(404), { id: '7' }, PAYMENT)).rejects.toEqual({ status: 404 });
});

it('asks nobody who has the uuid', async () => {
  const uuid = '94a19c61-11a0-404a-a3da-011ea0984e75';
  expect(await loadBooking({ load: () => new Promise((open) => open(undefined as never)) }, { uuid }, PAYMENT)).toEqual(
    { uuid },
  );
});
