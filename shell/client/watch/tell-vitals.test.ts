import { expect, it, jest } from '@jest/globals';
import { tellVitals } from './tell-vitals.ts';

const MANIFEST = '/assets/composition/mf-chat@2.0.0,mf-tour@1.1.0.json?shell=1';

function aPage() {
  const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const events = new EventTarget();
  // what it uses of a window
  const window = Object.assign(events, { document, navigator: { sendBeacon } }) as unknown as Window &
    typeof globalThis;
  return { sendBeacon, document, window };
}

it('tells once, when the page is hidden, in whole numbers and with the version that the page is of', async () => {
  const { sendBeacon, document, window } = aPage();
  tellVitals({
    window,
    manifestUrl: MANIFEST,
    unit: 'mf-tour/route.tour',
    measure: () => () => ({ lcp: 1200.6, cls: 3 }),
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
  });
});

it.each([undefined, 'mf-new/route.new'])('tells nothing of a page of no remote: %s', (unit) => {
  const { sendBeacon, window } = aPage();
  tellVitals({ window, manifestUrl: MANIFEST, unit, measure: () => () => ({ lcp: 1 }) });
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
