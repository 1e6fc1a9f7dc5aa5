import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startScript } from '../server/head-scripts.ts';
import start from './start.ts';
import { textOf } from './text-of.ts';

const MODULES = ['/main.js', '/kit.js'];

/** the end of the HTML has been read */
function readPage(html: string) {
  document.body.innerHTML = html;
  const load = jest.fn<(url: string) => void>();
  // as the page runs it
  new Function('load', 'main', 'modules', `${textOf(start)}(load, main, modules)`)(load, '/main.js', MODULES);
  return load;
}
const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
/** frames and the tasks behind them */
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

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
    ['are there', 'later', () => Promise.resolve([])],
    ['cannot be had', undefined, () => Promise.reject(new Error('network'))],
  ])('the page takes its fonts all at once, when both %s', async (_when, before, end) => {
    const first = Promise.withResolvers<FontFace[]>();
    const fontLoad = jest.fn<(font: string, text: string) => Promise<FontFace[]>>();
    fontLoad.mockReturnValueOnce(first.promise).mockImplementation(end);
    Object.assign(document, { fonts: { load: fontLoad } });
    document.title = 'Маршруты';
    document.documentElement.dataset.fonts = 'later';
    readPage('<h1>Маршруты</h1>');
    await seconds(0.1);
    expect(fontLoad.mock.calls).toEqual([
      ['1em Onest', 'aМаршруты'],
      ['1em Geologica', 'aМаршруты'],
    ]);
    expect(document.documentElement.dataset.fonts).toBe(before);
    first.resolve([]);
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

it('writes addresses that cannot end the script', () => {
  expect(startScript('/main.js', ['/a.js?</script>'])).not.toContain('</script>');
});
