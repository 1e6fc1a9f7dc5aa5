import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EARLY_PRESS_SCRIPT, repeatEarlyPress } from './early-press.ts';

// as the head runs it
beforeEach(() => void new Function(EARLY_PRESS_SCRIPT)());
afterEach(() => {
  repeatEarlyPress();
  document.body.replaceChildren();
});

const press = (name: string) => screen.getByRole('button', { name }).click();
/** the page's code has come: its buttons answer */
function comeToLife() {
  const answered = jest.fn<(name: string) => void>();
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) answered(target.textContent ?? '');
  });
  repeatEarlyPress();
  return answered;
}

describe('a button pressed before the page lives', () => {
  it('answers once it does, the last one of several', () => {
    document.body.innerHTML = '<button>Menu</button><button>Keep</button>';
    press('Menu');
    press('Keep');
    expect(comeToLife().mock.calls).toEqual([['Keep']]);
  });

  it('is forgotten when it is gone by then', () => {
    document.body.innerHTML = '<button>Keep</button>';
    press('Keep');
    document.body.replaceChildren();
    expect(comeToLife()).not.toHaveBeenCalled();
  });

  it('answers only once afterwards', () => {
    document.body.innerHTML = '<button>Keep</button>';
    const answered = comeToLife();
    press('Keep');
    repeatEarlyPress();
    expect(answered).toHaveBeenCalledTimes(1);
  });

  describe('and let go afterwards', () => {
    const down = (name: string) =>
      screen.getByRole('button', { name }).dispatchEvent(new Event('pointerdown', { bubbles: true }));

    it('answers once, to a press that its code understands', () => {
      document.body.innerHTML = '<button>Keep</button>';
      down('Keep');
      const clicks: Event[] = [];
      document.body.addEventListener('click', (event) => clicks.push(event));
      const answered = comeToLife();
      expect(answered).not.toHaveBeenCalled();
      // the browser's own, from a pointer
      const real = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      screen.getByRole('button').dispatchEvent(real);
      expect(answered.mock.calls).toEqual([['Keep']]);
      expect(clicks.map((event) => event instanceof MouseEvent && event.detail)).toEqual([0]);
      press('Keep');
      expect(answered).toHaveBeenCalledTimes(2);
    });

    it.each([
      ['elsewhere', () => press('Menu'), [['Menu']]],
      ['after another press', () => void [down('Keep'), press('Keep')], [['Keep']]],
    ])('%s, goes its usual way', (_, act, expected) => {
      document.body.innerHTML = '<button>Menu</button><button>Keep</button>';
      down('Keep');
      const answered = comeToLife();
      act();
      expect(answered.mock.calls).toEqual(expected);
    });
  });

  it.each([
    ['<form><button>Log in</button></form>', true],
    ['<form action="/tours"><button>Search</button></form>', false],
  ])('does not send what a script of ours sends: %s', (html, isKept) => {
    document.body.innerHTML = html;
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(isKept);
  });
});
