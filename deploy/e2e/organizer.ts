import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { EditableTour } from '@cairn/shared-contracts/api/back-office-tour.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { HEADERS } from './member.ts';

const OFFICE = '/api/crm/api/back-office';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface DepartureWish {
  tourId?: number;
  /** days until the start */
  startsIn?: number;
  /** minor units per person */
  price?: number;
  instalments?: number;
}

/** An organizer of the demonstration, who works by the calls of a back office. */
export interface Organizer {
  email: string;
  /** of theirs, priced in euro */
  tour: Pick<Tour, 'id' | 'slug' | 'name'>;
  /** of theirs, in euro too: things are sold beside it, and its tourists are asked something */
  richTour(): Promise<Pick<Tour, 'id' | 'slug' | 'name'>>;
  /** a departure of a test's own, 90 days from now */
  addDeparture(seats: number, more?: DepartureWish): Promise<DepartureState>;
  /** @returns whether the request was still to be answered: the demonstration's people confirm soon */
  decline(id: number, message: string): Promise<boolean>;
  leave(): Promise<void>;
}

export async function organizerAt(baseURL: string): Promise<Organizer> {
  const email = 'aigerim@cairn.test';
  const api = await request.newContext({ extraHTTPHeaders: HEADERS });
  const post = (path: string, data: object) => api.post(`${baseURL}${path}`, { data });
  const login = await post('/api/crm/api/user/auth', { login: email, password: 'demo-cairn-2026' });
  expect(login.status(), await login.text()).toBe(200);
  const tour = await ownTour(api, baseURL);
  return {
    email,
    tour,
    async richTour() {
      for (const one of await ownTours(api, baseURL)) {
        const answer = await api.get(`${baseURL}${OFFICE}/tour?id=${one.id}`);
        const { add_ons, questionnaire }: EditableTour = await answer.json();
        if (add_ons.some(({ per }) => per === 'person') && questionnaire.length > 0) return one;
      }
      throw new Error('the organizer of the demonstration sells nothing beside a tour in euro');
    },
    async addDeparture(seats, { tourId = tour.id, startsIn = 90, price = 89_000, instalments = 1 } = {}) {
      const days = { start: inDays(startsIn), end: inDays(startsIn + 7) };
      const said = { tour_id: tourId, ...days, price, seats, instalments };
      const answer = await post(`${OFFICE}/departure/save`, said);
      expect(answer.status(), await answer.text()).toBe(200);
      return answer.json();
    },
    async decline(id, message) {
      const answer = await post(`${OFFICE}/request/decline`, { id, message });
      expect([200, 409], await answer.text()).toContain(answer.status());
      return answer.ok();
    },
    leave: () => api.dispose(),
  };
}

async function ownTours(api: APIRequestContext, baseURL: string): Promise<Organizer['tour'][]> {
  const { id } = await (await api.get(`${baseURL}/api/crm/api/organizer/info`)).json();
  const { items } = await (await api.get(`${baseURL}/api/spa/tours?organizer=${id}`)).json();
  return (items as (Organizer['tour'] & { original_currency: string })[]).filter(
    ({ original_currency }) => original_currency === 'EUR',
  );
}

async function ownTour(api: APIRequestContext, baseURL: string): Promise<Organizer['tour']> {
  const [tour] = await ownTours(api, baseURL);
  if (!tour) throw new Error('the organizer of the demonstration sells nothing in euro');
  return tour;
}
