import { NAVIGATES } from '@cairn/shared-contracts/remote/platform-events';
import { describe, expect, it } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { tellNavigations } from './tell-navigations.ts';

describe('the page is told of a navigation', () => {
  it('as it begins, before its loader has answered, and when the page changes', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<null>();
    const router = createMemoryRouter([{ path: '/' }, { path: '/slow', loader: () => answer }]);
    const page = new EventTarget();
    const told: string[] = [];
    page.addEventListener(NAVIGATES, () => told.push(router.state.location.pathname));
    tellNavigations(router, page);
    const going = router.navigate('/slow');
    expect(told).toEqual(['/']);
    resolve(null);
    await going;
    expect(told).toEqual(['/', '/slow']);
    router.dispose();
  });

  it('before whoever subscribes later hears of the new page', async () => {
    const router = createMemoryRouter([{ path: '/' }, { path: '/other' }]);
    const page = new EventTarget();
    const log: string[] = [];
    page.addEventListener(NAVIGATES, () => log.push('told'));
    tellNavigations(router, page);
    router.subscribe(({ location }) => log.push(location.pathname));
    await router.navigate('/other');
    expect(log.indexOf('told')).toBeLessThan(log.indexOf('/other'));
    expect(log.indexOf('told')).toBeGreaterThanOrEqual(0);
    router.dispose();
  });
});
