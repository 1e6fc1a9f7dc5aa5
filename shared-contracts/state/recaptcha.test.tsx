import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { solve } from './captcha-solver.ts';

type Fate = 'loads' | 'fails';
let scripts: string[];
let fate: Fate;
let observer: MutationObserver;
/** what Google's widget was given */
let widget: { sitekey: string; callback(token: string): void } | undefined;

beforeEach(() => {
  [scripts, fate, widget] = [[], 'loads', undefined];
  observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node.src);
      if (fate === 'loads')
        window.grecaptcha = {
          ready: (run) => run(),
          execute: async (key, { action }) => `token of ${key} for ${action}`,
          render(_place, given) {
            widget = given;
            return 0;
          },
        };
      node.dispatchEvent(new Event(fate === 'loads' ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => observer.disconnect());

const asked = (type: 'captcha' | 'hard_captcha', key: string) => ({ type, provider: 1, task: { key } });
const dialog = () => document.querySelector('dialog');
const opened = async () => {
  while (!widget) await new Promise((resolve) => setTimeout(resolve));
  return widget;
};

describe('reCAPTCHA', () => {
  it('works without a word, and its script comes once', async () => {
    expect(await solve(asked('captcha', 'a key'))).toBe('token of a key for call');
    expect(await solve(asked('captcha', 'a key'))).toBe('token of a key for call');
    expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=a%20key']);
  });

  it('shows its box for the hard captcha, and goes when it is ticked', async () => {
    const solved = solve(asked('hard_captcha', 'hard'));
    const { sitekey, callback } = await opened();
    expect([sitekey, dialog()?.open]).toEqual(['hard', true]);
    callback('ticked');
    expect(await solved).toBe('ticked');
    expect(dialog()).toBeNull();
  });

  it('is left by whoever does not want it', async () => {
    const solved = solve(asked('hard_captcha', 'hard'));
    await opened();
    dialog()?.dispatchEvent(new Event('cancel'));
    await expect(solved).rejects.toThrow('left');
    expect(dialog()).toBeNull();
  });

  it('that cannot be loaded is tried anew the next time', async () => {
    fate = 'fails';
    await expect(solve(asked('captcha', 'another'))).rejects.toThrow('could not be loaded');
    fate = 'loads';
    expect(await solve(asked('captcha', 'another'))).toBe('token of another for call');
    expect(scripts).toHaveLength(2);
  });
});
