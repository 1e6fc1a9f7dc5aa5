import { describe, expect, it } from '@jest/globals';
import { analyticsHosts } from '../../../composition/outside-hosts.ts';
import { startCounters } from './counters.ts';

const IDS = { ym: '101', gtag: 'G-1', roistat: 'r1', clarity: 'c1' };
const VIEW = { name: 'tour', url: 'https://cairn.test/walk-42', title: 'A walk', referrer: 'https://cairn.test/tours' };

interface Script {
  src: string;
  nonce: string;
  async: boolean;
}

/** a window with nothing but a head that scripts are put into */
function aWindow() {
  const scripts: Script[] = [];
  const document = { createElement: () => ({}), head: { append: (script: Script) => scripts.push(script) } };
  // a window has more than a counter asks of it
  return { window: { document } as unknown as Window, scripts };
}

// each counter's queue is a list of `arguments`
const calls = (queue: unknown): unknown[][] =>
  Array.from(queue as ArrayLike<ArrayLike<unknown>>, (call) => [...Array.from(call)]);

describe('counters of visits', () => {
  it('none is loaded that the site has not turned on', () => {
    const { window, scripts } = aWindow();
    startCounters(window, {}, 'n1')(VIEW);
    expect(scripts).toEqual([]);
    expect(Object.keys(window)).toEqual(['document']);
  });

  it.each([
    ['ym', 'https://mc.yandex.ru/metrika/tag.js'],
    ['gtag', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
    ['roistat', 'https://cloud.roistat.com/dist/module.js?project=r1'],
    ['clarity', 'https://www.clarity.ms/tag/c1'],
  ] as const)('%s comes as one script with the page’s nonce, from a host that the policy names', (name, src) => {
    const { window, scripts } = aWindow();
    const metrics = { [name]: IDS[name] };
    startCounters(window, metrics, 'n1');
    expect(scripts).toEqual([{ src, nonce: 'n1', async: true }]);
    expect(analyticsHosts({ metrics }).script).toContain(new URL(src).origin);
  });

  it('ym counts pages by hand', () => {
    const { window } = aWindow();
    startCounters(window, { ym: IDS.ym }, '')(VIEW);
    expect(calls(window.ym?.a)).toEqual([
      [101, 'init', { defer: true, clickmap: false, trackLinks: true, accurateTrackBounce: true }],
      [101, 'hit', VIEW.url, { title: 'A walk', referer: VIEW.referrer, params: { page: 'tour' } }],
    ]);
  });

  it('gtag counts pages by hand, in the form that its script reads', () => {
    const { window } = aWindow();
    startCounters(window, { gtag: IDS.gtag }, '')(VIEW);
    const queue = window.dataLayer ?? [];
    expect(queue.map((call) => Object.prototype.toString.call(call))).toEqual(Array(3).fill('[object Arguments]'));
    expect(calls(queue)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      [
        'event',
        'page_view',
        {
          send_to: 'G-1',
          page_title: 'A walk',
          page_location: VIEW.url,
          page_referrer: VIEW.referrer,
          page_name: 'tour',
        },
      ],
    ]);
  });

  it('roistat hears of the page that is shown when it is ready, then of each', () => {
    const { window } = aWindow();
    const count = startCounters(window, { roistat: IDS.roistat }, '');
    count({ ...VIEW, name: 'home' });
    count(VIEW);
    const sent: unknown[] = [];
    window.roistat = { event: { send: (name, data) => sent.push([name, data]) } };
    window.onRoistatModuleLoaded?.();
    count({ ...VIEW, name: 'listing' });
    expect(sent).toMatchObject([
      ['page_view', { name: 'tour' }],
      ['page_view', { name: 'listing' }],
    ]);
  });

  it('clarity is told the page’s name', () => {
    const { window } = aWindow();
    startCounters(window, { clarity: IDS.clarity }, '')(VIEW);
    expect(calls(window.clarity?.q)).toEqual([['set', 'page', 'tour']]);
  });
});
