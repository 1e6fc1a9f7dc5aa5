import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { matches, matchesOfJsdom, rememberStyles } from './light-cascade.mjs';

const load = createRequire(import.meta.url);
// by require: jsdom's parts are no public modules, and must be those that the module above has changed
const { JSDOM }: { JSDOM: new (html: string) => { window: Window & typeof globalThis } } = load('jsdom');
const { implForWrapper }: { implForWrapper(element: Element): object } = load(
  'jsdom/lib/jsdom/living/generated/utils.js',
);
const ownSheet: string = load('jsdom/lib/jsdom/browser/default-stylesheet.js');

const SHEET = `p, .note { color: red } main > .note:not(p, li) { display: flex } ul li + li { visibility: hidden }
  button[aria-label="a, b"] { pointer-events: none } :is(section, h2) span { visibility: hidden } H1 { display: none }
  li:has(b) { color: blue } *[data-k] { display: grid } \\70 { color: green } *|em { color: lime } span::before { color: red }`;
const PAGE = `<!doctype html><html><head><title>t</title><style>${SHEET}</style></head><body><main>
  <h1>a</h1><section><h2>b <span>c</span></h2><p class="note">d<em>e</em></p><div class="note">f</div></section>
  <ul><li>1</li><li>2<b>!</b></li></ul><ol hidden><li>3</li></ol><button aria-label="a, b">g</button><button disabled>h</button>
  <form><input type="hidden"><input type="checkbox"><input type="search" style="visibility: hidden"><select><option>i</option>
  <optgroup label="j"></optgroup></select><textarea></textarea><fieldset><legend>k</legend></fieldset></form>
  <details><summary>l</summary>m</details><dialog>n</dialog><dialog open>o</dialog><video></video><template>p</template>
  <table><caption>q</caption><tbody><tr><td>r</td><th>s</th></tr></tbody></table><a href="/t">t</a><a>u</a><unknown-one>v</unknown-one>
  <svg><title>w</title><textPath></textPath><a></a></svg><div style="display: none"><span data-k>x</span></div><iframe></iframe>
  <ruby>y<rt>z</rt></ruby><noscript>1</noscript><script></script></main></body></html>`;

const selectorsOf = (sheet: string) =>
  sheet
    .replaceAll(/\/\*.*?\*\/|@[^;{]*;/gs, '')
    .split('}')
    .flatMap((rule) => rule.split('{')[0]?.trim() || []);
const open = () => {
  const { window } = new JSDOM(PAGE);
  return { window, all: () => [...window.document.querySelectorAll('*')] };
};

describe('the lighter cascade', () => {
  it('lets an element match what jsdom says, rule by rule', () => {
    const { all } = open();
    const rules = [...selectorsOf(ownSheet), ...selectorsOf(SHEET)];
    expect(rules.length).toBeGreaterThan(120);
    const elements = all().map((element) => [element.outerHTML.slice(0, 40), implForWrapper(element)] as const);
    const wrong = elements.flatMap(([html, inner]) =>
      rules.filter((rule) => matches(inner, rule) !== matchesOfJsdom(inner, rule)).map((rule) => `${rule} ${html}`),
    );
    expect(wrong).toEqual([]);
    // rules of which nothing matches prove nothing
    expect(rules.filter((rule) => elements.some(([, inner]) => matches(inner, rule))).length).toBeGreaterThan(50);
  });

  it('computes what jsdom computes, after every kind of change', () => {
    const { window, all } = open();
    const { document } = window;
    const own = window.getComputedStyle.bind(window);
    rememberStyles(window);
    const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
    const moved = document.createElement('i');
    const CHANGES: [string, () => unknown][] = [
      ['nothing', () => undefined],
      ['an attribute', () => one('ol').removeAttribute('hidden')],
      ['a class', () => one('h2').classList.add('note')],
      ['a style', () => one('section').style.setProperty('visibility', 'hidden')],
      ['a style of all', () => (document.body.style.pointerEvents = 'none')],
      ['an element that comes', () => one('ul').append(moved)],
      ['one that moves', () => one('section').append(moved)],
      ['one that goes', () => moved.remove()],
      ['a style of what is not there', () => (moved.style.display = 'none')],
      ['what is there again', () => one('main').prepend(moved)],
      ['written anew', () => (one('form').innerHTML = '<p hidden>a</p>')],
      ['a style sheet that changes', () => (one('style').textContent = 'li { display: none }')],
      [
        'one that comes',
        () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })),
      ],
      ['one that goes', () => one('style').remove()],
    ];
    const wrong = CHANGES.flatMap(([name, change]) => {
      change();
      return [...all(), moved].flatMap((element) => {
        const [mine, its] = [window.getComputedStyle(element), own(element)];
        return mine.cssText === its.cssText ? [] : [`${name}: ${element.outerHTML.slice(0, 40)} ${mine.cssText}`];
      });
    });
    expect(wrong).toEqual([]);
    const heading = one('h2');
    expect(window.getComputedStyle(heading)).toBe(window.getComputedStyle(heading));
  });
});
