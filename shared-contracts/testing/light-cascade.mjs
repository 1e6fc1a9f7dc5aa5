// What a role query of Testing Library costs in jsdom is the styles that it computes, for each element and those around it. Here that is
// done with less work and the same results (light-cascade.test.ts). Imported before jsdom, which takes the function below once.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const selectors = load('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = load('jsdom/lib/jsdom/living/generated/utils.js');

/** Names of elements, one of which whatever matches the selector has; undefined where it does not name them. */
function namesOf(selector) {
  // an escaped character may stand for any other, and a namespace before the name
  if (/[\\|]/.test(selector)) return undefined;
  // what stands in brackets may hold commas and spaces; from the innermost on
  let plain = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')];
  const names = plain.split(',').map((one) => /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/i.exec(one.trim())?.[1]);
  return names.includes(undefined) ? undefined : new Set(names.map((name) => name.toLowerCase()));
}

const known = new Map();
function knownNamesOf(selector) {
  if (!known.has(selector)) known.set(selector, namesOf(selector));
  return known.get(selector);
}

// jsdom asks each of the hundred rules of its own style sheet whether an element matches: most rules name the elements that they are for
export const matchesOfJsdom = selectors.matchesDontThrow;
export function matches(element, selector) {
  const names = knownNamesOf(selector);
  return (names === undefined || names.has(element._localName.toLowerCase())) && matchesOfJsdom(element, selector);
}
selectors.matchesDontThrow = matches;

/** Computes the style of an element once until the document changes: as long as jsdom itself keeps which rules it matches. */
export function rememberStyles(window) {
  const compute = window.getComputedStyle;
  // by what jsdom replaces whenever something in the document changes
  const styles = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const { _attached: isAttached, _ownerDocument: document } = implForWrapper(element) ?? {};
    if (!isAttached || pseudo) return compute(element, pseudo);
    const before = styles.get(document._styleCache)?.get(element);
    if (before) return before;
    const style = compute(element);
    if (!styles.has(document._styleCache)) styles.set(document._styleCache, new WeakMap());
    styles.get(document._styleCache).set(element, style);
    return style;
  };
}
