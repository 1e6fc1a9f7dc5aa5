import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import listing from '../../../routes/listing.route.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleFacets, samplePage, samplePlace } from '../../../testing/sample-tours.ts';
import { AppliedRow } from './listing-page.tsx';

// on the way to a narrowed listing its loader has fetched it
beforeAll(() => AppliedRow.prepare());

const option = (value: string, name: string, count: number, slug?: string): FacetOption => ({
  value,
  name,
  count,
  ...(slug ? { slug } : {}),
});
const MONTHS = Array.from({ length: 9 }, (_, at) => option(`2027-0${at + 1}`, '', at + 1));
const COUNTRIES = [option('7', 'Kyrgyzstan', 9, 'kyrgyzstan'), option('2', 'Georgia', 5, 'georgia')];
const COLLECTIONS = Array.from({ length: 16 }, (_, at) => option(`${90 + at}`, `Collection ${at}`, 16 - at));

/** every filter type of specification §3 */
const FACETS = sampleFacets({
  tours_direction: COUNTRIES,
  cruises_types: [option('31', 'Sea cruises', 4)],
  cruises_start_city: [option('32', 'Tromsø', 3), option('33', 'Bodø', 0)],
  cruises_direction: [option('34', 'Norwegian Sea', 3)],
  cruises_ships: [option('35', 'MV Isbjørg', 2)],
  dates: MONTHS,
  age: [option('9', '', 0), option('10', '', 6), option('12', '', 8)],
  collections: COLLECTIONS,
  author_tours_operator: [option('any', '', 9), option('organization', '', 7), option('author', '', 2)],
  group_size: [option('1', '', 0), option('2', '', 12), option('3', '', 20)],
});

const open = (path: string) => {
  const slug = path.slice(1).split('?')[0] ?? '';
  const place = slug === 'tours' ? null : samplePlace({ slug, kind: slug === 'mv-isbjorg' ? 'ships' : 'rest_kinds' });
  return renderRoute(listing, path, { 'GET /spa/tours-page': () => samplePage({ total: 40, filters: FACETS, place }) });
};
const press = (role: 'link' | 'checkbox' | 'radio', name: string | RegExp) => (user: UserEvent) =>
  user.click(screen.getByRole(role, { name }));

describe('each filter type of the specification narrows the listing', () => {
  it.each<[type: string, at: string, act: (user: UserEvent) => Promise<void>, to: string]>([
    ['tours_direction', '/trekking', press('checkbox', 'Georgia 5'), '/trekking?countries=2'],
    ['tours_activities', '/tours', press('checkbox', 'Horse riding 17'), '/tours?restKinds=12'],
    ['cruises_types', '/mv-isbjorg', press('checkbox', 'Sea cruises 4'), '/mv-isbjorg?cruisesType=31'],
    ['cruises_start_city', '/mv-isbjorg', press('checkbox', 'Tromsø 3'), '/mv-isbjorg?cruisesStartCity=32'],
    ['cruises_direction', '/mv-isbjorg', press('checkbox', 'Norwegian Sea 3'), '/mv-isbjorg?waterObject=34'],
    [
      'cruises_ships',
      '/tours?isCruisesSearch=1',
      press('checkbox', 'MV Isbjørg 2'),
      '/tours?isCruisesSearch=1&ships=35',
    ],
    ['dates', '/tours', press('link', 'Feb 2027: 2 tours'), '/tours?dateFrom=2027-02-01&dateTo=2027-02-28'],
    ['duration', '/tours', press('link', '4–7 days 50'), '/tours?daysMin=4&daysMax=7'],
    [
      'age',
      '/tours',
      (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Youngest child' }), '10 years · 6'),
      '/tours?minAge=10',
    ],
    ['accommodation', '/tours', press('checkbox', 'Tent 31'), '/tours?accommodation=tent'],
    ['difficulty', '/tours', press('checkbox', 'Moderate 34'), '/tours?difficulty=2'],
    ['collections', '/tours', press('checkbox', 'Collection 2 14'), '/tours?collections=92'],
    ['languages', '/tours', press('checkbox', 'English 96'), '/tours?languages=en'],
    ['author_tours_operator', '/tours', press('radio', 'A private guide 2'), '/tours?operatorType=author'],
    ['group_size', '/tours', press('link', 'Up to 8 12'), '/tours?maxGroupSize=2'],
    ['comfort', '/tours', press('checkbox', 'Basic 31'), '/tours?comfort=base'],
    ['author tours', '/tours', press('checkbox', 'Author tours'), '/tours?isAuthorTourSearch=1'],
    ['cruises', '/tours', press('checkbox', 'Cruises only'), '/tours?isCruisesSearch=1'],
    ['cabins', '/mv-isbjorg', press('link', 'Cabin for 2 people'), '/mv-isbjorg?cruisesCabinsCapacity=2'],
    [
      'the way back',
      '/mv-isbjorg',
      press('checkbox', 'Returns to where it starts'),
      '/mv-isbjorg?onlyReturningCruises=1',
    ],
  ])('%s', async (_type, at, act, to) => {
    const { user, path } = await open(at);
    await act(user);
    await waitFor(() => expect(path()).toBe(to));
  });

  it.each([
    ['price', '/tours?priceMax=900', 'Price per person', '900'],
    ['price per day', '/tours?pricePerDayMax=90', 'Price per day', '90'],
  ])('%s, by number, held in the slider’s bounds', async (_type, at, group, value) => {
    const { user, path } = await open(at);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const slider = await screen.findAllByRole('group', { name: group });
    expect(dialog.contains(slider[0] ?? null)).toBe(true);
    const field = slider[0]?.querySelectorAll('input:not([type=range])')[1];
    if (!(field instanceof HTMLInputElement)) throw new Error('no field for the upper end');
    expect(field.value).toBe(value);
    await user.clear(field);
    await user.type(field, '999999{Enter}');
    // at its bound it says nothing
    await user.click(await screen.findByRole('button', { name: 'Show 40 tours' }));
    await waitFor(() => expect(path()).toBe('/tours'));
  });

  it('dims what would show nothing: checks, chips and ages', async () => {
    await open('/mv-isbjorg');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bodø 0' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Up to 4' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: '9 years · 0' }).disabled).toBe(true);
  });

  it('folds long lists, with a search inside', async () => {
    const { user } = await open('/tours');
    const last = screen.getByRole('checkbox', { name: 'Collection 15 1' });
    expect(last.closest('details')?.open).toBe(false);
    await user.type(screen.getByRole('searchbox', { name: 'Find in “Collections”' }), 'tion 15');
    expect(screen.getByRole('checkbox', { name: 'Collection 15 1' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Collection 14 2' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Find in “Collections”' }), 'x');
    expect(screen.getByText('No such option')).toBeTruthy();
  });

  it('widens dates by days of grace, and says so on the chip', async () => {
    const { user, path } = await open('/tours?dateFrom=2027-06-14&dateTo=2027-06-28');
    await user.selectOptions(screen.getByRole('combobox', { name: 'My dates are flexible' }), '± 3 days');
    await waitFor(() => expect(path()).toBe('/tours?dateFrom=2027-06-11&dateTo=2027-07-01&flex=3'));
    expect(screen.getByRole('link', { name: 'Remove Jun 14 – Jun 28 ± 3' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Remove Jun 14 – Jun 28 ± 3' }));
    await waitFor(() => expect(path()).toBe('/tours'));
  });
});
