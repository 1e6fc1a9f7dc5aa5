import { openLive } from './keyboard.ts';
import { becomeMember, readInEuro } from './member.ts';
import { organizerAt } from './organizer.ts';
import { expectNothingShowsThrough } from './show-through.ts';
import { firstTour } from './site-pages.ts';
import { test } from './test.ts';

test.describe('nothing shows through a bar that stays while a phone’s page is scrolled', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('review of a request', { tag: '@mf-booking' }, async ({ page, context, baseURL }) => {
    await readInEuro(context, baseURL ?? '');
    await becomeMember(context, baseURL ?? '');
    const organizer = await organizerAt(baseURL ?? '');
    const { id } = await organizer.addDeparture(4);
    await openLive(page, `/booking/request/${organizer.tour.id}?departure=${id}&people=2`);
    await page.getByRole('button', { name: 'Send request' }).waitFor();
    await expectNothingShowsThrough(page);
  });

  test('tour', { tag: ['@mf-tour', '@shell'] }, async ({ page, request, context, baseURL }) => {
    await readInEuro(context, baseURL ?? '');
    const { slug } = await firstTour(request, baseURL ?? '');
    await openLive(page, `/${slug}`);
    await expectNothingShowsThrough(page);
  });

  test('listing', { tag: ['@mf-catalog', '@shell'] }, async ({ page, context, baseURL }) => {
    await readInEuro(context, baseURL ?? '');
    await openLive(page, '/tours');
    await expectNothingShowsThrough(page);
  });
});
