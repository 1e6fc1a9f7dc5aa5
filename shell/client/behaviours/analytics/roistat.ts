import type { Counter } from './counter.ts';

declare global {
  interface Window {
    roistatHost?: string;
    roistatProjectId?: string;
    roistat?: { event?: { send?(name: string, data: object): void } };
    /** called by its script when it is ready */
    onRoistatModuleLoaded?: () => void;
  }
}

const HOST = 'cloud.roistat.com';

/** https://help.roistat.com: counts the visit by itself, pages are events; the last one waits for the script */
export const roistat: Counter = {
  scriptOf: (id) => `https://${HOST}/dist/module.js?project=${encodeURIComponent(id)}`,
  prepare(window, id) {
    window.roistatHost = HOST;
    window.roistatProjectId = id;
  },
  view(window, _id, { name, url, title }) {
    const send = () => window.roistat?.event?.send?.('page_view', { name, url, title });
    if (window.roistat) send();
    else window.onRoistatModuleLoaded = send;
  },
};
