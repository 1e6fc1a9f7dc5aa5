import { describe, expect, it } from '@jest/globals';
import { onRefusedCall, tellingRefusals } from './refused-calls.ts';
import { type SessionWatch, watchSession } from './session-watch.ts';

const KEY = 'cairn:session';
const OWNER = 'cairn:own:owner';

/** the tabs of one browser: what one stores, the others hear */
function browser() {
  const stored = new Map<string, string>();
  const tabs: { events: EventTarget }[] = [];
  let forgotten = 0;

  function openTab() {
    const events = new EventTarget();
    const self = { events };
    tabs.push(self);
    const told: string[] = [];
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, newValue: string) {
        stored.set(key, newValue);
        for (const tab of tabs)
          if (tab !== self) tab.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      },
    };
    const note = (what: string) => () => void told.push(what);
    const watch: SessionWatch = watchSession({
      // EventTarget has the two methods, with looser types of events
      window: Object.assign(events, { localStorage }) as unknown as Window,
      ask: note('ask'),
      askAll: note('askAll'),
      leave: note('leave'),
      forget() {
        forgotten += 1;
        stored.delete(OWNER);
      },
    });
    const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return { watch, told, show };
  }
  return { openTab, stored, forgotten: () => forgotten };
}

describe('two tabs of one browser', () => {
  it('who logs out in one of them is off the screen in both', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    for (const { watch } of [one, other]) watch.saw(3);
    one.watch.saw(null);
    expect([one.told, other.told]).toEqual([['leave'], ['askAll']]);
    other.watch.saw(null);
    // nobody is told twice
    expect([one.told, other.told]).toEqual([['leave'], ['askAll', 'leave']]);
  });

  it('who logs in in one of them is known in the other, which loses nothing', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    for (const { watch } of [one, other]) watch.saw(null);
    one.watch.saw(3);
    other.watch.saw(3);
    expect([one.told, other.told]).toEqual([[], ['askAll']]);
  });

  it('another person is another page', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    for (const { watch } of [one, other]) watch.saw(3);
    one.watch.saw(4);
    other.watch.saw(4);
    expect([one.told, other.told]).toEqual([['leave'], ['askAll', 'leave']]);
  });

  it('a page that Back brings from before shows nobody’s data', () => {
    const back = browser();
    back.stored.set(KEY, 'before');
    const page = back.openTab();
    page.watch.saw(3);
    page.show(true);
    page.show(false);
    expect(page.told).toEqual([]);
    back.stored.set(KEY, 'after');
    page.show(false);
    expect(page.told).toEqual([]);
    page.show(true);
    expect(page.told).toEqual(['leave']);
  });

  it('nor does the very page that they left it on', () => {
    const { watch, told, show } = browser().openTab();
    watch.saw(3);
    watch.saw(null);
    show(true);
    expect(told).toEqual(['leave', 'leave']);
  });
});

describe('what the browser keeps of somebody', () => {
  it('goes when they log out, and when another person logs in', () => {
    const { openTab, forgotten } = browser();
    const { watch } = openTab();
    watch.saw(3);
    expect(forgotten()).toBe(0);
    watch.saw(null);
    expect(forgotten()).toBe(1);
    watch.saw(4);
    watch.saw(5);
    expect(forgotten()).toBe(2);
  });

  it('goes when their session has ended while no page was open', () => {
    const { openTab, forgotten } = browser();
    openTab().watch.saw(3);
    openTab().watch.saw(3);
    expect(forgotten()).toBe(0);
    openTab().watch.saw(null);
    expect(forgotten()).toBe(1);
  });

  it('stays for a guest who becomes somebody', () => {
    const { openTab, forgotten } = browser();
    const { watch } = openTab();
    watch.saw(null);
    watch.saw(3);
    expect(forgotten()).toBe(0);
  });
});

describe('a session that ended elsewhere', () => {
  it('is noticed by the first call that is refused, by who was logged in', () => {
    const { watch, told } = browser().openTab();
    watch.saw(null);
    watch.refused();
    expect(told).toEqual([]);
    watch.saw(3);
    watch.refused();
    expect(told).toEqual(['ask']);
    watch.saw(null);
    expect(told).toEqual(['ask', 'leave']);
  });

  it('an api that cannot tell is no log-out', () => {
    const { watch, told } = browser().openTab();
    watch.saw(3);
    watch.saw(undefined);
    watch.saw(3);
    expect(told).toEqual([]);
  });

  it('refused calls are told of, but not the one that asks who is there', async () => {
    let times = 0;
    const stop = onRefusedCall(() => times++);
    const send = tellingRefusals(
      async (input) => new Response(null, { status: String(input).includes('ok') ? 200 : 401 }),
    );
    await send('/api/ok');
    await send('/api/crm/api/user/profile');
    expect(times).toBe(0);
    await send('/api/crm/api/chat/list');
    expect(times).toBe(1);
    stop();
    await send('/api/crm/api/chat/list');
    expect(times).toBe(1);
  });
});

it('a browser without storage has tabs that stand by themselves', () => {
  const told: string[] = [];
  const forbidden = Object.defineProperty(new EventTarget(), 'localStorage', {
    get() {
      throw new Error('SecurityError');
    },
  });
  const watch = watchSession({
    // as above
    window: forbidden as unknown as Window,
    ask: () => undefined,
    askAll: () => undefined,
    leave: () => void told.push('leave'),
    forget: () => undefined,
  });
  watch.saw(3);
  watch.saw(null);
  expect(told).toEqual(['leave']);
});
