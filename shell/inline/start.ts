/**
 * Shows the page before its fonts and its code are fetched: after the first paint and the pictures that lead the page, fetches its
 * own fonts, hints at all `modules` at once and imports `main`. Hinted by the HTML they would share the line with style sheets,
 * fonts and pictures, and run before the paint.
 * The integrity of a hint must be the import map's, else the file is fetched twice: it is taken from there.
 * @param load imports a module: the bundler must not see the import
 * @param main an address, as are the `modules`; it may be among them
 */
export default function start(load: (url: string) => void, main: string, modules: readonly string[]): void {
  /** a page whose first picture is long in coming starts all the same */
  const LIMIT_MS = 1000;

  /** All at once: each font that came alone would lay the whole page out anew. Who has none of them keeps the stand-ins. */
  const showFonts = (): void => {
    const show = () => delete document.documentElement.dataset.fonts;
    // the title is in the page's language, a Latin letter on every page: what else it is written with follows when it is shown
    const coming = ['Onest', 'Geologica'].map((name) => document.fonts?.load(`1em ${name}`, `a${document.title}`));
    void Promise.all(coming).then(show, show);
  };

  let isStarted = false;
  const run = (): void => {
    if (isStarted) return;
    isStarted = true;
    showFonts();
    const map = document.querySelector('script[type=importmap]');
    // the shell's server wrote it (server/page.tsx)
    const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(map?.textContent || '{}');
    for (const href of modules) {
      const link = document.createElement('link');
      const hash = integrity[href];
      if (hash) link.setAttribute('integrity', hash);
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href }));
    }
    load(main);
  };
  if (document.visibilityState === 'hidden') {
    run();
    return;
  }
  setTimeout(run, LIMIT_MS);

  const isShown = (image: Element) => image.getBoundingClientRect().top < innerHeight;
  const isReady = (image: HTMLImageElement) =>
    image.complete ||
    new Promise((done) => {
      for (const end of ['load', 'error']) image.addEventListener(end, done);
    });
  const painted = (next: () => void) => requestAnimationFrame(() => setTimeout(next));
  painted(() => {
    const leading = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter(isShown);
    void Promise.all(leading.map(isReady)).then(() => painted(run));
  });
}
