import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fetchFiles, haveStyles, keepStyles } from './hints.ts';

const sheet = (name: string) => ({ url: `/assets/${name}.css`, integrity: `sha384-${name}` });
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const named = (links: readonly HTMLLinkElement[]) => links.map((link) => link.getAttribute('href'));

afterEach(() => document.head.replaceChildren());

describe('style sheets that stand in the page', () => {
  it('have links that fetch nothing, by which a bundler’s runtime knows them', () => {
    haveStyles([sheet('kit'), sheet('tour')]);
    expect(named(sheets())).toEqual(['/assets/kit.css', '/assets/tour.css']);
    expect(sheets().every((link) => link.disabled)).toBe(true);
  });

  it('are not fetched by a part that needs them too; what the page has not is, with its hash', async () => {
    haveStyles([sheet('field')]);
    const fetched = fetchFiles({ js: [], kitCss: [sheet('field')], css: [sheet('panel')] });
    const fresh = sheets().filter((link) => !link.disabled);
    expect(named(fresh)).toEqual(['/assets/panel.css']);
    expect(fresh[0]?.integrity).toBe('sha384-panel');
    fresh[0]?.dispatchEvent(new Event('load'));
    await fetched;
  });

  it.each([
    [{}, ['/assets/kit.css', '/assets/tour.css']],
    [{ connection: { saveData: true } }, []],
  ])('are fetched for the pages after it, on a line like %j', (line, expected) => {
    jest.useFakeTimers();
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
    keepStyles([sheet('kit'), sheet('tour')], line);
    jest.runAllTimers();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(expected);
    fetched.mockRestore();
    jest.useRealTimers();
  });

  it('wait for the connection, and are asked for once', () => {
    jest.useFakeTimers();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
    keepStyles([sheet('kit')], {});
    jest.runAllTimers();
    expect(fetched).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    for (let time = 0; time < 2; time++) window.dispatchEvent(new Event('online'));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/kit.css']);
    fetched.mockRestore();
    onLine.mockRestore();
    jest.useRealTimers();
  });
});
