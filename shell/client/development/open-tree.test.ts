import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Hot, OpenTree } from './open-tree.ts';
import { withoutStyleMismatches } from './style-mismatches.ts';

const Before = () => null;
const After = () => null;

let did: string[];
let hash: string;
let tree: OpenTree;
/** what a change does when it runs */
let change: () => void;

const hot: Hot = {
  status: () => 'idle',
  async check() {
    change();
    return [];
  },
};
const ran = (unit: string, module: Record<string, unknown>) => tree.ran(unit, { default: module }, hot, () => hash);

beforeEach(() => {
  did = [];
  hash = 'a';
  const refresh = { register: () => undefined, performReactRefresh: () => did.push('refresh') };
  tree = new OpenTree(refresh, { opened: () => undefined, isHydrated: Promise.resolve() });
  const note = (what: string) => () => void did.push(what);
  tree.follow({
    revalidate: note('loaders'),
    rerender: note('texts'),
    reload: note('reload'),
    caught: note('overlay'),
  });
});

describe('a change of a remote', () => {
  it('reaches whoever holds its module: another loader, and the component that React knows', async () => {
    const route: Record<string, unknown> = { Component: Before, loader: 'old', layout: 'bare' };
    ran('mf-tour/route.tour', route);
    change = () => {
      hash = 'b';
      ran('mf-tour/route.tour', { Component: After, loader: 'new' });
    };
    await tree.built('mf-tour', 'b');
    expect(route).toEqual({ Component: Before, loader: 'new' });
    expect(did).toEqual(['refresh', 'loaders']);
  });

  it('waits until the page has taken over the HTML that its own code wrote', async () => {
    ran('mf-tour/route.tour', { Component: Before });
    const lives = tree.html.standing(() => {
      did.push('woken');
      setTimeout(() => {
        did.push('lives');
        lives();
      });
    });
    change = () => {
      did.push('change');
      hash = 'b';
    };
    await tree.built('mf-tour', 'b');
    expect(did).toEqual(['woken', 'lives', 'change', 'refresh']);
  });

  it('that the page has already wakes nothing', async () => {
    ran('mf-tour/route.tour', { Component: Before });
    tree.html.standing(() => void did.push('woken'));
    await tree.built('mf-tour', 'a');
    expect(did).not.toContain('woken');
  });

  it('of texts is written anew, and loads nothing', async () => {
    const texts = { title: 'Program' };
    ran('mf-tour/texts.en-US', texts);
    change = () => {
      hash = 'b';
      ran('mf-tour/texts.en-US', { title: 'Days' });
    };
    await tree.built('mf-tour', 'b');
    expect([texts, did]).toEqual([{ title: 'Days' }, ['refresh', 'texts']]);
  });

  it('is taken step by step where the page slept', async () => {
    ran('mf-tour/route.tour', { Component: Before });
    change = () => {
      hash = hash === 'a' ? 'b' : 'c';
    };
    await tree.built('mf-tour', 'c');
    expect([hash, did]).toEqual(['c', ['refresh']]);
  });

  it('that cannot be taken loads the page anew, once the server has it', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    ran('mf-tour/route.tour', { Component: Before });
    change = () => {
      throw new Error('Aborted because of self decline');
    };
    await tree.built('mf-tour', 'b');
    expect(did).toEqual([]);
    tree.served('mf-tour', 'b', false);
    expect(did).toEqual(['reload']);
  });

  it('that throws when it runs is shown, and leaves the page as it is until there is a better one', async () => {
    ran('mf-tour/route.tour', { Component: Before });
    change = () => {
      hash = 'b';
      throw new TypeError('seats is undefined');
    };
    await tree.built('mf-tour', 'b');
    tree.served('mf-tour', 'b', false);
    expect(did).toEqual(['overlay']);
    await tree.built('mf-tour', 'c');
    tree.served('mf-tour', 'c', false);
    expect(did).toEqual(['overlay', 'reload']);
  });

  it('of a remote that this page does not show is nothing to it, unless the contract is another', async () => {
    await tree.built('mf-chat', 'b');
    tree.served('mf-chat', 'b', false);
    expect(did).toEqual([]);
    tree.served('mf-chat', 'c', true);
    expect(did).toEqual(['reload']);
  });
});

it.each([
  ['styles', '+  style={{gap:"8px"}}\n-  style={{--gap:"8px"}}\n-    --ph: "#fff"', 0],
  [
    'a property that one side does without',
    '+  borderRadius: "0"\n+  --ph: undefined\n-  border-top-left-radius: "0px"',
    0,
  ],
  ['a class', '+  className="a"\n-  className="b"', 1],
  ['a class beside a style', '+  style={{gap:"8px"}}\n+  className="a"', 1],
])('React’s report of %s is told of or not', (_what, diff, times) => {
  const error = jest.fn<Console['error']>();
  const console = { error };
  withoutStyleMismatches(console);
  console.error("A tree hydrated but some attributes of the server's HTML differ %s", diff);
  expect(error).toHaveBeenCalledTimes(times);
});
