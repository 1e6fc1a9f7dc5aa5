import { afterEach, describe, expect, it } from '@jest/globals';
import { destinationOf } from './links.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

interface Click {
  /** the link, as HTML; the click hits its innermost element */
  link: string;
  init?: MouseEventInit;
  basename?: string;
  isPrevented?: boolean;
}

function click({ link, init = {}, basename = '', isPrevented = false }: Click) {
  document.body.innerHTML = link;
  let target: Element = document.body;
  while (target.firstElementChild) target = target.firstElementChild;
  let destination: ReturnType<typeof destinationOf>;
  const listener = (event: MouseEvent) => {
    destination = destinationOf(event, basename);
    // jsdom cannot follow links
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  if (isPrevented) event.preventDefault();
  target.dispatchEvent(event);
  return destination?.to;
}

describe('where a click leads inside the site', () => {
  it.each<[string, Click, string]>([
    ['a plain link', { link: '<a href="/tours">Tours</a>' }, '/tours'],
    ['with its query and hash', { link: '<a href="/tours?page=2#list">Tours</a>' }, '/tours?page=2#list'],
    ['a picture within a link', { link: '<a href="/walk-42"><span><img alt="Walk"></span></a>' }, '/walk-42'],
    ['the full address of the site', { link: `<a href="${location.origin}/blog">Journal</a>` }, '/blog'],
    ['a link to this very page', { link: '<a href="/">Home</a>' }, '/'],
    ['a link with a target that is this tab', { link: '<a href="/tours" target="_self">Tours</a>' }, '/tours'],
    ['below the locale’s prefix', { link: '<a href="/de/tours">Touren</a>', basename: '/de' }, '/tours'],
    ['the locale’s home', { link: '<a href="/de">Start</a>', basename: '/de' }, '/'],
    ['without the prefix: the router adds it', { link: '<a href="/tours">Touren</a>', basename: '/de' }, '/tours'],
    [
      'a place whose name only begins like the prefix',
      { link: '<a href="/denali">Denali</a>', basename: '/de' },
      '/denali',
    ],
    ['a place whose name only begins like a service', { link: '<a href="/apiary">Bees</a>' }, '/apiary'],
  ])('%s', (_title, given, to) => {
    expect(click(given)).toBe(to);
  });

  it.each<[string, Click]>([
    ['no link at all', { link: '<button type="button">Save</button>' }],
    ['an anchor without an address', { link: '<a>Here</a>' }],
    ['an empty address', { link: '<a href="">Again</a>' }],
    ['another site', { link: '<a href="https://elsewhere.test/tours">Elsewhere</a>' }],
    ['an address that only begins like the site', { link: `<a href="${location.origin}.evil.test/">Evil</a>` }],
    ['a mail address', { link: '<a href="mailto:hello@cairn.test">Mail</a>' }],
    ['a new tab', { link: '<a href="/tours" target="_blank">Tours</a>' }],
    ['a download', { link: '<a href="/tours" download>Tours</a>' }],
    ['a hash of this page', { link: '<a href="#reviews">Reviews</a>' }],
    ['a hash of this page, by its path', { link: '<a href="/#reviews">Reviews</a>' }],
    ['the api', { link: '<a href="/api/spa/info">Api</a>' }],
    ['the outbox of development', { link: '<a href="/dev/outbox">Outbox</a>' }],
    ['a file of a remote', { link: '<a href="/cdn/remotes/a.js">File</a>' }],
    ['another language', { link: '<a href="/de/tours">Touren</a>' }],
    ['another language from a prefix', { link: '<a href="/zh">中文</a>', basename: '/de' }],
    ['a picture', { link: '<a href="/media/art/a.jpg">Picture</a>' }],
    ['a click that somebody handled', { link: '<a href="/tours">Tours</a>', isPrevented: true }],
    ['the middle button', { link: '<a href="/tours">Tours</a>', init: { button: 1 } }],
    ['Ctrl held', { link: '<a href="/tours">Tours</a>', init: { ctrlKey: true } }],
    ['Command held', { link: '<a href="/tours">Tours</a>', init: { metaKey: true } }],
    ['Shift held', { link: '<a href="/tours">Tours</a>', init: { shiftKey: true } }],
    ['Alt held', { link: '<a href="/tours">Tours</a>', init: { altKey: true } }],
  ])('the browser is left alone with %s', (_title, given) => {
    expect(click(given)).toBeUndefined();
  });

  it('the hash of another page is a page', () => {
    history.replaceState(null, '', '/tours');
    expect(click({ link: '<a href="/walk-42#reviews">Reviews</a>' })).toBe('/walk-42#reviews');
    expect(click({ link: '<a href="/tours?page=2#list">Two</a>' })).toBe('/tours?page=2#list');
    expect(click({ link: '<a href="/tours#list">List</a>' })).toBeUndefined();
  });
});
