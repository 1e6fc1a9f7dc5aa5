import { expect, it, jest } from '@jest/globals';
import { tellVitals } from './tell-vitals.ts';

const MANIFEST = '/assets/composition/mf-chat@2.0.0,mf-tour@1.1.0.json?shell=1';

function aPage() {
  const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const events = new EventTarget();
  // what it uses of a window
  const performance = { getEntriesByType: () => [], getEntriesByName: () => [{ startTime: 50 }] };
  const window = Object.assign(events, { document, performance, navigator: { sendBeacon } }) as unknown as Window &
    typeof globalThis;
  const place = { getClientRects: () => [], observeUsing: () => undefined };
  const parts = {
    all: () =>
      ['mf-tour', 'mf-chat', 'mf-new'].map((remote, at) => ({
        name: `${remote}/part`,
        remote,
        place,
        since: 60.4 + at,
      })),
  };
  return { sendBeacon, document, window, rest: { parts, isFirst: () => true } };
}

it('tells once, when the page is hidden, in whole numbers and with the version that the page is of', async () => {
  const { sendBeacon, document, window, rest } = aPage();
  tellVitals({
    window,
    manifestUrl: MANIFEST,
    unit: 'mf-tour/route.tour',
    measure: () => () => ({ lcp: 1200.6, cls: 3 }),
    ...rest,
  });
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0] ?? [];
  expect(path).toBe('/composition/vitals');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({
    ...{ remote: 'mf-tour', version: '1.1.0' },
    vitals: { lcp: 1201, cls: 3 },
    // of mf-new the page has no version
    parts: [
      { remote: 'mf-tour', version: '1.1.0', render: 10 },
      { remote: 'mf-chat', version: '2.0.0', render: 11 },
    ],
  });
});

it('tells when another page of the site takes its place: what happens there is not its own', () => {
  const { sendBeacon, window, rest } = aPage();
  let shifts = 3;
  const measure = () => () => ({ cls: shifts });
  tellVitals({ window, manifestUrl: MANIFEST, unit: 'mf-tour/route.tour', measure, ...rest });
  window.dispatchEvent(new Event('cairn:navigates'));
  shifts = 900;
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

it.each([undefined, 'mf-new/route.new'])('tells nothing of a page of no remote: %s', (unit) => {
  const { sendBeacon, window, rest } = aPage();
  tellVitals({ window, manifestUrl: MANIFEST, unit, measure: () => () => ({ lcp: 1 }), ...rest });
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
