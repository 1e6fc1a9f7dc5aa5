import type { Counter } from './counter.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** gtag.js reads `arguments`, an array means another thing to it */
function gtag(window: Window, ..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  const [, ...command] = arguments;
  window.dataLayer ??= [];
  (function queue(..._args: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  })(...command);
}

/** https://developers.google.com/analytics/devguides/collection/ga4/views: page views by hand */
export const gtagCounter: Counter = {
  scriptOf: (id) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  prepare(window, id) {
    gtag(window, 'js', new Date());
    gtag(window, 'config', id, { send_page_view: false });
  },
  view(window, id, { name, url, title, referrer }) {
    gtag(window, 'event', 'page_view', {
      send_to: id,
      page_title: title,
      page_location: url,
      page_referrer: referrer,
      page_name: name,
    });
  },
};
