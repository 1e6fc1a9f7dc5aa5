import { text } from 'node:stream/consumers';
import { issueSocketTicket } from '@cairn/shared-contracts/api/chat.calls';
import { coreEndpoints, injectCalls } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { uploadBegun } from '@cairn/shared-contracts/state/changes';
import { currencyChosen } from '@cairn/shared-contracts/state/prefs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type CallsAhead, type NextPage, takeCalls } from '../composition/next-page.ts';
import { createStore, type Store } from '../composition/store.ts';
import { freshCalls } from './call-collector.ts';
import { nextPageBody } from './next-page-body.ts';

afterEach(() => {
  jest.useRealTimers();
});

const NUMBERS = {
  toursCount: 600,
  cruisesCount: 0,
  countriesCount: 9,
  organizersCount: 40,
  verifiedOrganizersCount: 30,
};

const KATE = { id: 3, first_name: 'Kate' };

/** a store whose api answers with these numbers to whoever is logged in, and what it was asked */
function storeOver(toursCount: number) {
  const asked: string[] = [];
  const store: Store = createStore(
    {
      baseUrl: 'http://api.test',
      headers: () => ({}),
      fetch: async (input) => {
        const path = new URL(new Request(input).url).pathname;
        asked.push(path);
        return Response.json(path === '/crm/api/user/profile' ? KATE : { ...NUMBERS, toursCount });
      },
    },
    { prefs: { locale: 'en-US', currency: 'USD' } },
  );
  return { store, asked };
}

/** what the server says of a page whose loader asks for the numbers */
async function toldByServer(): Promise<NextPage> {
  const { store } = storeOver(600);
  const calls = freshCalls(store);
  await store.dispatch(coreEndpoints.stats.initiate());
  return JSON.parse(await text(nextPageBody(store, calls(), 'identity')));
}

describe('the loader of the next page finds the calls that the server made for it', () => {
  const asks = (store: Store, answer: Promise<NextPage | undefined>) => {
    const ahead = { since: store.getState(), answer, giveUp: jest.fn<CallsAhead['giveUp']>() };
    return ahead satisfies CallsAhead;
  };
  const load = (store: Store) => store.dispatch(coreEndpoints.stats.initiate()).unwrap();

  it('and asks the api for none of them', async () => {
    const { store, asked } = storeOver(1);
    await takeCalls(store, asks(store, toldByServer()));
    expect(await load(store)).toMatchObject({ toursCount: 600 });
    expect(asked).toEqual([]);
  });

  it('what the page knows already stays as it is', async () => {
    const { store } = storeOver(7);
    await load(store);
    await takeCalls(store, asks(store, toldByServer()));
    expect(await load(store)).toMatchObject({ toursCount: 7 });
  });

  it.each<[string, (store: Store) => unknown]>([
    ['another currency was chosen', (store) => store.dispatch(currencyChosen('EUR'))],
    ['something was written', (store) => store.dispatch(coreEndpoints.addFavourite.initiate({ tour_id: 3 }))],
    [
      'something was written of which the store keeps nothing',
      (store) => store.dispatch(coreEndpoints.addFavourite.initiate({ tour_id: 3 }, { track: false })),
    ],
    ['something is being written', (store) => void store.dispatch(coreEndpoints.addFavourite.initiate({ tour_id: 3 }))],
    ['a file goes up', (store) => store.dispatch(uploadBegun())],
    ['a booking was seen to be paid', (store) => store.dispatch(baseApi.util.invalidateTags(['Booking', 'Chat']))],
    ['somebody has logged out', (store) => store.dispatch(coreEndpoints.logout.initiate())],
    ['somebody has logged in in another tab', (store) => store.dispatch(coreEndpoints.profile.initiate())],
  ])('but not where meanwhile %s', async (_title, happens) => {
    const { store, asked } = storeOver(1);
    const ahead = asks(store, toldByServer());
    await happens(store);
    await takeCalls(store, ahead);
    await load(store);
    expect(asked).toContain('/spa/info');
  });

  it('a ticket for the chat’s socket, which no page knows of, has overtaken nothing', async () => {
    const { store, asked } = storeOver(1);
    const { socketTicket } = injectCalls('chat', 'mf-chat@1.0.0', (call) => ({
      socketTicket: call(issueSocketTicket, { extraOptions: { changesNothing: true } }),
    }));
    const ahead = asks(store, toldByServer());
    await store.dispatch(socketTicket.initiate());
    void store.dispatch(socketTicket.initiate());
    await takeCalls(store, ahead);
    expect(await load(store)).toMatchObject({ toursCount: 600 });
    expect(asked).not.toContain('/spa/info');
  });

  it('nor while something is on its way that was sent before they were asked for', async () => {
    const { store, asked } = storeOver(1);
    store.dispatch(uploadBegun());
    await takeCalls(store, asks(store, toldByServer()));
    await load(store);
    expect(asked).toContain('/spa/info');
  });

  it.each<[string, Promise<NextPage | undefined>, number]>([
    ['says nothing', Promise.resolve(undefined), 0],
    ['takes longer than the page should', new Promise(() => {}), 1],
  ])('where the server %s, it asks by itself', async (_title, answer, givenUp) => {
    jest.useFakeTimers();
    const { store, asked } = storeOver(1);
    const ahead = asks(store, answer);
    const taken = takeCalls(store, ahead);
    await jest.advanceTimersByTimeAsync(2000);
    await taken;
    expect([asked, ahead.giveUp.mock.calls.length]).toEqual([[], givenUp]);
    await load(store);
    expect(asked).toHaveLength(1);
  });
});
