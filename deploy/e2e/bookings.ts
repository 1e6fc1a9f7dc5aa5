import { randomUUID } from 'node:crypto';
import type { Booking, CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { HEADERS } from './member.ts';

export interface Wanted {
  tourId: number;
  /** by default the last one with seats */
  dateId?: number;
  people?: number;
  /** beside another request for these days */
  isSure?: boolean;
}

/** A request of whoever is logged in, for what the page would have shown them. */
export async function sendRequest(
  { request }: BrowserContext,
  baseURL: string,
  { tourId, dateId, people = 1, isSure = false }: Wanted,
): Promise<Booking> {
  const read = await request.get(`${baseURL}/api/spa/tour-for-request?id=${tourId}`, { headers: HEADERS });
  const { dates }: Tour = await read.json();
  const date = dates.findLast(({ id, number_of_free_seats: free }) => (dateId ? id === dateId : free >= people));
  if (!date) throw new Error('no such departure');
  const data: CreateRequestBody = {
    ...{ idempotency_key: randomUUID(), tour_id: tourId, date_id: date.id, tourists_count: people, is_sure: isSure },
    shown: {
      ...{ start: date.start, end: date.end, price: date.original_price, variant_delta: 0 },
      discount_percent: date.discount?.percent ?? 0,
      prepayment_percent: date.prepayment_size,
      balance_due_on: date.balance_due_on,
      instalments: date.instalments ?? 1,
      ...{ not_guaranteed: date.not_guaranteed, flight_included: date.flight_included },
      seal: date.price_seal,
    },
  };
  const answer = await request.post(`${baseURL}/api/crm/api/request/create`, { headers: HEADERS, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function readBooking({ request }: BrowserContext, baseURL: string, uuid: string): Promise<Booking> {
  const answer = await request.get(`${baseURL}/api/crm/api/request/get-by-uuid?uuid=${uuid}`, { headers: HEADERS });
  return answer.json();
}

/** Until the organizer has confirmed, or whatever else was awaited. */
export const untilStatus = (context: BrowserContext, baseURL: string, uuid: string, status: number): Promise<void> =>
  expect.poll(async () => (await readBooking(context, baseURL, uuid)).status).toBe(status);

/** The deadline of its step passes. */
export async function lapse({ request }: BrowserContext, uuid: string): Promise<void> {
  const answer = await request.post(`${process.env.E2E_API_URL}/dev/lapse/${uuid}`);
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** On the bank's own page. */
export async function payWith(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\/stripe\//);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Valid until').fill('1230');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Kate Novak');
  await page.getByRole('button', { name: /^Pay / }).click();
}
export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** Pays what is due for a confirmed booking by a good card. The page is at the booking again. */
export async function prepay(page: Page, uuid: string): Promise<void> {
  await page.goto(`/booking/pay/uuid/${uuid}`);
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ paid$/);
  await page.getByRole('link', { name: 'Open booking' }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/uuid/${uuid}`));
}
