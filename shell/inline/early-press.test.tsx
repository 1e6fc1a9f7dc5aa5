import { Button } from '@cairn/shared-contracts/ui/button';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import earlyPress from './early-press.ts';
import { callOf } from './text-of.ts';

// as the head runs it: what it reached for outside of itself would be missing
new Function(callOf(earlyPress))();

/** the page's marks: jsdom has none */
const marks: string[] = [];

const answered = jest.fn<(name: string) => void>();
let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByName: (name: string) => marks.filter((mark) => mark === name) });
  answered.mockReset();
  place = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** one whose code waits for both ends of a press, and one of the browser's own */
const page = (
  <>
    <Button onPress={() => answered('Menu')}>Menu</Button>
    <button type="button" onClick={() => answered('Keep')}>
      Keep
    </button>
  </>
);
function serve(shown: ReactNode) {
  place.innerHTML = renderToString(shown);
}
const later = () => act(() => jest.advanceTimersByTimeAsync(200));
/** the page's code has come */
async function comeToLife(shown: ReactNode = page) {
  await act(async () => {
    root = hydrateRoot(place, shown);
  });
  await later();
}

const button = (name: string) => screen.getByRole('button', { name });
const down = (name: string) => button(name).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
/** the browser's own, from a pointer */
const click = (name: string) =>
  act(async () => void button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
const names = () => answered.mock.calls.map(([name]) => name);

describe('a button pressed before it lives', () => {
  it.each(['Menu', 'Keep'])('answers once it does: %s', async (name) => {
    serve(page);
    await click(name);
    await later();
    expect(names()).toEqual([]);
    await comeToLife();
    expect(names()).toEqual([name]);
    await later();
    expect(names()).toEqual([name]);
  });

  it('is the last one of several', async () => {
    serve(page);
    await click('Menu');
    await click('Keep');
    await comeToLife();
    expect(names()).toEqual(['Keep']);
  });

  it('is forgotten when it is gone by then', async () => {
    serve(page);
    await click('Keep');
    place.replaceChildren();
    serve(page);
    await comeToLife();
    expect(names()).toEqual([]);
  });

  it('is forgotten when the code is too long in coming', async () => {
    serve(page);
    await click('Keep');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await comeToLife();
    expect(names()).toEqual([]);
  });

  it.each(['Menu', 'Keep'])('and let go afterwards answers once: %s', async (name) => {
    serve(page);
    down(name);
    await comeToLife();
    await click(name);
    expect(names()).toEqual([name]);
  });

  it('and let go elsewhere goes its usual way', async () => {
    serve(page);
    down('Menu');
    await comeToLife();
    await click('Keep');
    expect(names()).toEqual(['Keep']);
    await later();
    expect(names()).toEqual(['Keep']);
  });
});

describe('a link that opens something in its place, pressed before it lives', () => {
  const link = (
    // biome-ignore lint/a11y/useValidAnchor: it is one without scripts
    <a
      href="#page"
      data-opens=""
      onClick={(event) => {
        event.preventDefault();
        answered('opened');
      }}
    >
      Name
    </a>
  );
  beforeEach(() => history.replaceState(null, '', '/'));
  /** @returns whether the browser follows it */
  async function press(more: MouseEventInit = {}): Promise<boolean> {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...more });
    await act(async () => void screen.getByRole('link').dispatchEvent(event));
    return !event.defaultPrevented;
  }

  it('opens it once it does', async () => {
    serve(link);
    expect(await press()).toBe(false);
    await later();
    await comeToLife(link);
    expect(names()).toEqual(['opened']);
    await later();
    expect(names()).toEqual(['opened']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leads where it leads for whoever wants another tab: %j',
    async (more) => {
      serve(link);
      expect(await press(more)).toBe(true);
      await comeToLife(link);
      expect(names()).toEqual([]);
    },
  );

  it('leads where it leads when the code is too long in coming', async () => {
    serve(link);
    expect(await press()).toBe(false);
    expect(location.hash).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(location.hash).toBe('#page');
    await comeToLife(link);
    expect(names()).toEqual([]);
  });

  it('is left to whoever else keeps its press', async () => {
    serve(link);
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', keep, true);
    await press();
    removeEventListener('click', keep, true);
    await comeToLife(link);
    expect(names()).toEqual([]);
    expect(await press()).toBe(false);
    expect(names()).toEqual(['opened']);
  });

  it('is left to the part that it is in once the page lives', async () => {
    marks.push('cairn:hydrated');
    serve(link);
    expect(await press()).toBe(true);
    marks.length = 0;
  });

  it('leads where it leads at once on a page that stays as it was sent', async () => {
    serve(link);
    expect(await press()).toBe(false);
    document.documentElement.dataset.static = '1';
    await later();
    expect(location.hash).toBe('#page');
    delete document.documentElement.dataset.static;
  });

  it('is an ordinary link without the mark', async () => {
    serve(<a href="#page">Name</a>);
    expect(await press()).toBe(true);
  });

  it('leads where it leads at once when the code cannot be had, as does every press from then on', async () => {
    serve(link);
    expect(await press()).toBe(false);
    dispatchEvent(new Event('unhandledrejection'));
    expect(location.hash).toBe('#page');
    expect(await press()).toBe(true);
    await later();
  });
});

it('leaves presses alone on what lives', async () => {
  serve(page);
  await comeToLife();
  await click('Keep');
  await later();
  expect(names()).toEqual(['Keep']);
});

describe('a form', () => {
  const form = (action?: string) => (
    <form aria-label="Form" action={action} onSubmit={() => answered('sent')}>
      <input name="text" />
    </form>
  );
  const send = () => {
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    screen.getByRole('form').dispatchEvent(sent);
    return sent.defaultPrevented;
  };

  it('that a script of ours sends is not sent by the browser before that', async () => {
    serve(form());
    expect(send()).toBe(true);
    await comeToLife(form());
    expect(send()).toBe(false);
    expect(names()).toEqual(['sent']);
  });

  it('that the server answers is sent', () => {
    serve(form('/tours'));
    expect(send()).toBe(false);
  });
});

/** a form whose fields React holds, as all of ours */
function Asking() {
  const [email, setEmail] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [way, setWay] = useState('walk');
  const [sort, setSort] = useState('default');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answered(`${email} ${isAgreed} ${way} ${sort}`);
      }}
    >
      <TextField label="E-mail" value={email} onChange={setEmail} />
      <Checkbox isSelected={isAgreed} onChange={setIsAgreed}>
        Agreed
      </Checkbox>
      {['walk', 'ride'].map((one) => (
        <input key={one} type="radio" name="way" aria-label={one} checked={way === one} onChange={() => setWay(one)} />
      ))}
      <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>default</option>
        <option>price</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

describe('what was filled in before it lives', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  /** one character after another, as the browser tells of them */
  const type = (name: string, text: string) => {
    for (const letter of text) {
      field(name).value += letter;
      field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };

  it('is there when it does, and is what the form sends', async () => {
    serve(<Asking />);
    type('E-mail', 'kate@example.com');
    screen.getByRole('checkbox', { name: 'Agreed' }).click();
    screen.getByRole('radio', { name: 'ride' }).click();
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    sort.value = 'price';
    sort.dispatchEvent(new Event('input', { bubbles: true }));
    await click('Send');
    await comeToLife(<Asking />);
    expect(names()).toEqual(['kate@example.com true ride price']);
    expect(field('E-mail').value).toBe('kate@example.com');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ride' }).checked).toBe(true);
    expect(sort.value).toBe('price');
  });

  it('is there however long the code is in coming', async () => {
    serve(<Asking />);
    type('E-mail', 'kate@example.com');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await comeToLife(<Asking />);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await click('Send');
    expect(names()).toEqual(['kate@example.com false walk default']);
  });

  it('is what was left of it at the end', async () => {
    serve(<Asking />);
    type('E-mail', 'kate');
    field('E-mail').value = '';
    field('E-mail').dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (let times = 0; times < 2; times++) screen.getByRole('checkbox', { name: 'Agreed' }).click();
    await comeToLife(<Asking />);
    await click('Send');
    expect(names()).toEqual([' false walk default']);
  });

  it('is there before the next letter comes', async () => {
    serve(<Asking />);
    type('E-mail', 'kat');
    await act(async () => {
      root = hydrateRoot(place, <Asking />);
    });
    await act(async () => void field('E-mail').dispatchEvent(new InputEvent('beforeinput', { bubbles: true })));
    await act(async () => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(field('E-mail'), `${field('E-mail').value}e`);
      field('E-mail').dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await later();
    await click('Send');
    expect(names()).toEqual(['kate false walk default']);
  });

  it('does not take back the letter in whose middle it comes to life', async () => {
    serve(<Asking />);
    type('E-mail', 'kat');
    field('E-mail').dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
    await act(async () => {
      root = hydrateRoot(place, <Asking />);
    });
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    await act(async () => {
      value?.set?.call(field('E-mail'), 'kate');
      field('E-mail').dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await later();
    await click('Send');
    expect(names()).toEqual(['kate false walk default']);
  });
});

/** a field whose richer kind takes its place, and the focus, as soon as it lives */
function Growing({ grown = 'where' }: { grown?: string }) {
  const [text, setText] = useState('');
  const [isGrown, setGrown] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement === ref.current) setGrown(true);
  }, []);
  useLayoutEffect(() => {
    if (isGrown) ref.current?.focus();
  }, [isGrown]);
  return (
    <form>
      <input
        key={isGrown ? 'grown' : 'plain'}
        ref={ref}
        name={isGrown ? grown : 'where'}
        aria-label="Where"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input name="other" aria-label="Other" />
    </form>
  );
}

describe('what was filled in where another field takes over at once', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const type = (name: string, text: string) => {
    field(name).value = text;
    field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  it('is handed on to it', async () => {
    serve(<Growing />);
    const served = field('Where');
    served.focus();
    type('Where', 'georg');
    await comeToLife(<Growing />);
    expect(field('Where')).not.toBe(served);
    expect(field('Where').value).toBe('georg');
  });

  it('is forgotten where none has its name', async () => {
    serve(<Growing grown="elsewhere" />);
    field('Where').focus();
    type('Where', 'georg');
    await comeToLife(<Growing grown="elsewhere" />);
    expect([field('Where').value, field('Other').value]).toEqual(['', '']);
  });
});

describe('a file chosen', () => {
  const Choosing = () => <input type="file" aria-label="Map" onChange={() => answered('chosen')} />;
  const tell = (event: string) =>
    act(async () => void screen.getByLabelText('Map').dispatchEvent(new Event(event, { bubbles: true })));

  it('before the field lives is told of once it does', async () => {
    serve(<Choosing />);
    await tell('input');
    await tell('change');
    await comeToLife(<Choosing />);
    expect(names()).toEqual(['chosen']);
  });

  it('while the field comes to life is not told of twice', async () => {
    serve(<Choosing />);
    await tell('input');
    await act(async () => {
      root = hydrateRoot(place, <Choosing />);
    });
    await tell('change');
    await later();
    expect(names()).toEqual(['chosen']);
  });
});
