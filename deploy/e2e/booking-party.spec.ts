import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { prepay, sendRequest, untilStatus } from './bookings.ts';
import { becomeMember } from './member.ts';
import { organizerAt } from './organizer.ts';
import { expect, test } from './test.ts';

const PARTY = ['Kate Novak', 'Jan Malý', 'Eva Stone', 'Tom Berg', 'Ida Lund', 'Max Roth'];
const PLACE = 'At 9:00 (GMT+6) under the clock of the bus station: https://maps.example/karakol';

/** By the copied link of each: nobody sees anybody else. @returns the first link */
async function fillOwnPlaces(leader: Page, guest: Page): Promise<string> {
  let first = '';
  for (const [index, name] of PARTY.entries()) {
    await leader.getByRole('button', { name: `Own link for Tourist ${index + 1}` }).click();
    const dialog = leader.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    const link = (await dialog.getByText(/\/order\/.*\/add-tourists$/).innerText()).trim();
    first ||= link;
    await leader.keyboard.press('Escape');
    await guest.goto(link);
    const [given = '', family = ''] = name.split(' ');
    await guest.getByLabel('First name').fill(given);
    await guest.getByLabel('Last name').fill(family);
    const details = guest.getByRole('form', { name: 'Your details', exact: true });
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details.getByRole('status').getByText('Saved')).toBeVisible();
    if (index > 0) await expect(guest.locator('body')).not.toContainText(PARTY[0] ?? '');
    if (index === 0) await expectAccessible(guest);
  }
  return first;
}

async function meetingLink(request: APIRequestContext, baseURL: string, recipient: string): Promise<string> {
  const { items } = await (await request.get(`${baseURL}/dev/outbox.json`)).json();
  const mails = (items as { recipient: string; body: string }[]).filter((one) => one.recipient === recipient);
  return mails.map(({ body }) => /\/meeting-information\?key=[\w-]+/.exec(body)?.[0]).find(Boolean) ?? '';
}

test('six go: each fills in their own by a link, says how they come, and reads where they are met', {
  tag: ['@mf-booking', '@api'],
}, async ({ page, context, browser, request, baseURL }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeMember(context, baseURL);
  const organizer = await organizerAt(baseURL);
  const { id: dateId } = await organizer.addDeparture(6);
  const { uuid, id } = await sendRequest(context, baseURL, {
    ...{ tourId: organizer.tour.id, dateId, people: PARTY.length },
  });
  await untilStatus(context, baseURL, uuid, S.pendingPrepayment);
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await elsewhere.addCookies([{ name: 'cookie_notice', value: '1', url: baseURL }]);
  const guest = await elsewhere.newPage();

  const own = await test.step('each by a link of their own', async () => {
    await page.goto(`/order/${id}/add-tourists`);
    await expectAccessible(page);
    const link = await fillOwnPlaces(page, guest);
    await page.reload();
    for (const name of PARTY) await expect(page.getByText(name, { exact: true })).toBeVisible();
    return link;
  });

  await test.step('one says how they come, the leader sees it and says it of the others', async () => {
    await guest.goto(own.replace(/order\/(.*)\/add-tourists/, 'arrival/$1'));
    const arrival = guest.getByRole('group', { name: 'Arrival' });
    await arrival.getByText('By train').click();
    await arrival.getByLabel('Station').fill('Bishkek-2');
    await arrival.getByLabel(/^Time/).fill('07:05');
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Save' }).click();
    await expect(guest.getByText(/^By train .*07:05 · Bishkek-2$/)).toBeVisible();
    await expect(guest.locator('body')).not.toContainText('Jan Malý');
    await page.goto(`/booking/uuid/${uuid}`);
    await page.getByRole('link', { name: 'Say how you arrive: 1 of 6' }).click();
    await expect(page.getByText(/^By train .*07:05 · Bishkek-2$/)).toBeVisible();
    await page.getByRole('group', { name: 'Arrival' }).getByText('I live in the city of the start').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('heading', { name: 'Jan Malý, Eva Stone, Tom Berg, Ida Lund, and Max Roth' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('prepaid, the organizer says where they meet', async () => {
    await prepay(page, uuid);
    let link = '';
    await expect.poll(async () => (link = await meetingLink(request, baseURL, organizer.email))).not.toBe('');
    await guest.goto(link);
    await expect(guest.getByText(/^By train .*Bishkek-2$/)).toBeVisible();
    const details = guest.getByRole('textbox', { name: /Where and how you meet/ });
    await details.fill(PLACE);
    await guest
      .getByRole('combobox', { name: /Template/ })
      .or(guest.getByRole('button', { name: /Template/ }))
      .click();
    await guest.getByRole('option', { name: 'At the airport' }).click();
    await expect(details).toHaveValue(/arrivals hall of the airport/);
    await guest.getByRole('button', { name: 'Bring my text back' }).click();
    await expect(details).toHaveValue(PLACE);
    const pdf = (name: string) => ({
      ...{ name, mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
    await guest.locator('input[type="file"]').setInputFiles([pdf('map.pdf'), pdf('wrong.pdf')]);
    for (const name of ['map.pdf', 'wrong.pdf']) await expect(guest.getByText(name, { exact: true })).toBeVisible();
    await guest.getByRole('button', { name: 'Remove wrong.pdf' }).click();
    await expect(guest.getByText('wrong.pdf', { exact: true })).toBeHidden();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Save' }).click();
    await expect(guest.getByRole('dialog', { name: 'Success' })).toContainText('The data has been successfully saved.');
  });

  await test.step('the party reads it, on the page that is open', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Where you meet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://maps.example/karakol' })).toBeVisible();
    const file = await context.request.get(
      `${baseURL}${await page.getByRole('link', { name: 'map.pdf' }).getAttribute('href')}`,
    );
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await expectAccessible(page);
  });
  await elsewhere.close();
  await organizer.leave();
});
