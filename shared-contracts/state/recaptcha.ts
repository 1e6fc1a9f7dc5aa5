import type { CaptchaType } from '../api/captcha.schema.ts';

/** https://developers.google.com/recaptcha/docs/v3 and /display */
const SCRIPT = 'https://www.google.com/recaptcha/api.js';
/** what Google's reports show the calls under */
const ACTION = 'call';

interface Widget {
  sitekey: string;
  callback(token: string): void;
  'error-callback'(): void;
}

interface Recaptcha {
  ready(run: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, widget: Widget): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** by what it was asked to render: the invisible one wants its key in the address */
const scripts = new Map<string, Promise<Recaptcha>>();

const load = (render: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = () => {
      scripts.delete(render);
      element.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    element.src = `${SCRIPT}?render=${encodeURIComponent(render)}`;
    element.onerror = fail;
    element.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    };
    document.head.append(element);
  });

function recaptchaFor(render: string): Promise<Recaptcha> {
  const script = scripts.get(render) ?? load(render);
  scripts.set(render, script);
  return script;
}

/** The box that a person ticks, over the page; it is left with Escape. */
async function ticked(key: string): Promise<string> {
  const grecaptcha = await recaptchaFor('explicit');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'reCAPTCHA');
  const place = document.createElement('div');
  dialog.append(place);
  document.body.append(dialog);
  try {
    return await new Promise<string>((resolve, reject) => {
      dialog.oncancel = () => reject(new Error('reCAPTCHA was left'));
      const widget = {
        sitekey: key,
        callback: resolve,
        'error-callback': () => reject(new Error('reCAPTCHA could not be reached')),
      };
      grecaptcha.render(place, widget);
      dialog.showModal();
    });
  } finally {
    dialog.close();
    dialog.remove();
  }
}

/**
 * reCAPTCHA, provider 1 of specification §3: v3 without a word, v2 for the hard captcha.
 * @throws Error when Google's script cannot be had or the person leaves it
 */
export async function recaptcha(type: CaptchaType, key: string): Promise<string> {
  if (type === 'hard_captcha') return ticked(key);
  const grecaptcha = await recaptchaFor(key);
  return grecaptcha.execute(key, { action: ACTION });
}
