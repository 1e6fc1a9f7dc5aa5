import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startScript } from '../server/head-scripts.ts';
import start from './start.ts';
import { textOf } from './text-of.ts';

const MODULES = ['/main.js', '/kit.js'];

/** the end of the HTML has been read */
function readPage(html: string, quiet?: 1) {
  document.body.innerHTML = html;
  const load = jest.fn<(url: string) => void>();
  // as the page runs it
  new Function('load', 'main', 'modules', 'quiet', `${textOf(start)}(load, main, modules, quiet)`)(
    load,
    '/main.js',
    MODULES,
    quiet,
  );
  return load;
}
const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
/** frames and the tasks behind them */
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

/** half of a step and more: the second list has no room in the first one's */
const rows = (quiet?: 1) => '<li><b></b></li>'.repeat(quiet ? 15 : 35);
const shownIn = () => [...document.querySelectorAll('[data-fonts=now]')].map(({ id }) => id);
/** has more than a phone lays out anew in a frame; the first of it has its fonts */
async function readLongPage(quiet?: 1) {
  document.documentElement.dataset.fonts = 'later';
  const load = readPage(
    `<header id=header><nav></nav></header><main><h1 id=title>Passes</h1><ul id=first>${rows(quiet)}</ul>
    <ul id=second>${rows(quiet)}</ul></main><footer id=footer></footer>`,
    quiet,
  );
  for (let step = 0; step < 50 && shownIn().length === 0; step++) await jest.advanceTimersToNextTimerAsync();
  return load;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the page’s code', () => {
  it('is hinted at and imported after the first paint, not before', async () => {
    const load = readPage('<h1>Tours</h1>');
    expect([hints(), load.mock.calls]).toEqual([[], []]);
    await seconds(0.1);
    expect(hints().map((link) => link.getAttribute('href'))).toEqual(MODULES);
    expect(load.mock.calls).toEqual([['/main.js']]);
  });

  it('comes with the page’s fonts, which the first paint has not waited for', async () => {
    document.documentElement.dataset.fonts = 'later';
    readPage('<h1>Tours</h1>');
    expect(document.documentElement.dataset.fonts).toBe('later');
    await seconds(0.1);
    expect(document.documentElement.dataset.fonts).toBeUndefined();
  });

  it.each([
    ['are there', (fonts: PromiseWithResolvers<FontFace[]>) => fonts.resolve([])],
    ['cannot be had', (fonts: PromiseWithResolvers<FontFace[]>) => fonts.reject(new Error('network'))],
  ])('the page takes its fonts all at once, when they %s', async (_when, end) => {
    const fonts = Promise.withResolvers<FontFace[]>();
    const fontLoad = jest.fn<(font: string, text: string) => Promise<FontFace[]>>().mockReturnValue(fonts.promise);
    Object.assign(document, { fonts: { load: fontLoad } });
    document.title = 'Маршруты';
    document.documentElement.dataset.fonts = 'later';
    readPage('<h1>Маршруты</h1>');
    await seconds(0.1);
    expect(fontLoad.mock.calls).toEqual([['1em Onest,Onest extended,Geologica,Geologica extended', 'aМаршруты']]);
    expect(document.documentElement.dataset.fonts).toBe('later');
    end(fonts);
    await seconds(0.1);
    expect(document.documentElement.dataset.fonts).toBeUndefined();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is hinted at with the import map’s hashes, else it would be fetched twice', async () => {
    readPage('<script type="importmap">{"imports":{},"integrity":{"/kit.js":"sha384-k"}}</script>');
    await seconds(0.1);
    expect(hints().map((link) => [link.getAttribute('integrity'), link.crossOrigin])).toEqual([
      [null, 'anonymous'],
      ['sha384-k', 'anonymous'],
    ]);
  });

  it.each(['load', 'error'])('waits for the picture that leads the page to end with %s', async (end) => {
    const load = readPage('<img fetchpriority="high" alt="">');
    const picture = document.querySelector('img');
    if (picture) jest.spyOn(picture, 'complete', 'get').mockReturnValue(false);
    await seconds(0.5);
    expect(load).not.toHaveBeenCalled();
    picture?.dispatchEvent(new Event(end));
    await seconds(0.1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits a second for it and no longer, and comes once', async () => {
    const load = readPage('<img fetchpriority="high" alt="">');
    const picture = document.querySelector('img');
    if (picture) jest.spyOn(picture, 'complete', 'get').mockReturnValue(false);
    await seconds(1.1);
    expect(load).toHaveBeenCalledTimes(1);
    picture?.dispatchEvent(new Event('load'));
    await seconds(1);
    expect(load).toHaveBeenCalledTimes(1);
    expect(hints()).toHaveLength(MODULES.length);
  });

  it.each([
    ['<img alt="">', 0],
    ['<img fetchpriority="high" alt="">', 5000],
  ])('does not wait for other pictures: %s, %i px down', async (html, top) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const load = readPage(html);
    await seconds(0.1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes at once to a page in the background, which is not painted', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(readPage('')).toHaveBeenCalledTimes(1);
  });
});

describe('a page that code takes over', () => {
  /** whether code may */
  function takeOver(isDevelopment = false) {
    const told = { isFree: false };
    void Promise.resolve(window.__TAKE_OVER__?.(isDevelopment)).then(() => {
      told.isFree = true;
    });
    return told;
  }

  it('gets its fonts a part at a time while its code is fetched and read, and is taken over as the server wrote it', async () => {
    const load = await readLongPage();
    expect(shownIn()).toEqual(['header', 'title', 'first']);
    expect(load).toHaveBeenCalledTimes(1);
    const told = takeOver();
    await jest.advanceTimersByTimeAsync(1);
    expect(told.isFree).toBe(false);
    await seconds(1);
    expect([told.isFree, document.querySelectorAll('[data-fonts]').length]).toEqual([true, 0]);
  });

  it.each<[string, () => void]>([
    ['somebody presses', () => document.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['somebody types', () => document.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['nobody looks any more, and nothing is painted', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('has them all at once when %s', async (_when, happens) => {
    await readLongPage();
    const told = takeOver();
    happens();
    expect(document.querySelectorAll('[data-fonts]')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(told.isFree).toBe(true);
    await seconds(1);
    expect(document.querySelectorAll('[data-fonts]')).toHaveLength(0);
  });

  it('has them all after a second without frames, though it is in sight: a window that others cover is not painted', async () => {
    await readLongPage();
    const told = takeOver();
    const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await seconds(0.9);
    expect(told.isFree).toBe(false);
    await seconds(0.2);
    expect([told.isFree, document.querySelectorAll('[data-fonts]').length]).toEqual([true, 0]);
    frames.mockRestore();
  });

  it.each([
    ['a part at a time', false, 2],
    ['at once in development, where React looks for marks', true, 0],
  ])(
    'does not wait for fonts that are long in coming, which are shown %s then',
    async (_how, isDevelopment, marked) => {
      const fonts = Promise.withResolvers<FontFace[]>();
      Object.assign(document, { fonts: { load: () => fonts.promise } });
      document.documentElement.dataset.fonts = 'later';
      readPage(`<ul id=first>${rows()}</ul><ul id=second>${rows()}</ul>`);
      await seconds(1);
      const told = takeOver(isDevelopment);
      await jest.advanceTimersByTimeAsync(0);
      expect([told.isFree, document.documentElement.dataset.fonts]).toEqual([true, 'later']);
      fonts.resolve([]);
      await jest.advanceTimersByTimeAsync(0);
      // the page's own mark, and the first part's
      expect(document.querySelectorAll('[data-fonts]')).toHaveLength(marked);
      await seconds(1);
      expect(document.querySelectorAll('[data-fonts]')).toHaveLength(0);
      Reflect.deleteProperty(document, 'fonts');
    },
  );
});

describe('a page to read', () => {
  afterEach(() => {
    // none is left that the next test would wake
    document.dispatchEvent(new Event('click', { bubbles: true }));
    sessionStorage.clear();
    delete document.documentElement.dataset.copy;
  });

  it('has its fonts and fetches its code behind all else, and runs none of it while nobody does anything', async () => {
    document.documentElement.dataset.fonts = 'later';
    const load = readPage('<h1>Passes</h1>', 1);
    await seconds(10);
    expect(document.documentElement.dataset.fonts).toBeUndefined();
    expect(hints().map((link) => [link.getAttribute('href'), link.fetchPriority])).toEqual([
      ['/main.js', 'low'],
      ['/kit.js', 'low'],
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it.each<[string, EventTarget, object?]>([
    ['pointermove', document, { movementY: 1 }],
    ['pointerdown', document],
    ['keydown', document],
    ['focusin', document],
    ['scroll', window],
    // a screen reader presses without pointer or key
    ['click', document],
  ])('comes to life by %s, once', async (sign, target, how = {}) => {
    const load = readPage('<h1>Passes</h1>', 1);
    await seconds(1);
    for (const _twice of [1, 2]) target.dispatchEvent(Object.assign(new Event(sign, { bubbles: true }), how));
    target.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(load.mock.calls).toEqual([['/main.js']]);
    expect(hints()).toHaveLength(MODULES.length);
  });

  it('is not woken by what nobody does: a row that snaps into its place, a pointer that rests', () => {
    const load = readPage('<ul></ul>', 1);
    document.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }));
    document.querySelector('ul')?.dispatchEvent(new Event('scroll'));
    expect(load).not.toHaveBeenCalled();
  });

  describe('with more than a phone lays out anew in a frame', () => {
    it('gets its fonts a part at a time, and is as the server wrote it in the end', async () => {
      await readLongPage(1);
      expect(shownIn()).toEqual(['header', 'title', 'first']);
      expect(document.documentElement.dataset.fonts).toBe('later');
      for (let step = 0; step < 50 && shownIn().length === 3; step++) await jest.advanceTimersToNextTimerAsync();
      expect(shownIn()).toEqual(['header', 'title', 'first', 'second', 'footer']);
      await seconds(1);
      expect(document.querySelectorAll('[data-fonts]')).toHaveLength(0);
    });

    it('has them all once somebody does something: its code takes over what the server wrote', async () => {
      const load = await readLongPage(1);
      document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(document.querySelectorAll('[data-fonts]')).toHaveLength(0);
      expect(load).toHaveBeenCalledTimes(1);
      for (let step = 0; step < 20; step++) {
        await jest.advanceTimersByTimeAsync(10);
        expect(document.querySelectorAll('[data-fonts]')).toHaveLength(0);
      }
    });
  });

  it('does not wait for its fonts once somebody does something', () => {
    const load = readPage('<h1>Passes</h1>', 1);
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(hints()).toHaveLength(MODULES.length);
  });

  it.each([
    ['a copy, which says so', () => document.documentElement.setAttribute('data-copy', '2026-01-01')],
    ['read in another language from here on', () => sessionStorage.setItem('cairn:scroll', '{"page":"/","y":9}')],
  ])('lives at once when it is %s', async (_why, arrange) => {
    arrange();
    const load = readPage('<h1>Passes</h1>', 1);
    await seconds(0.1);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('writes addresses that cannot end the script', () => {
  expect(startScript('/main.js', ['/a.js?</script>'])).not.toContain('</script>');
});
