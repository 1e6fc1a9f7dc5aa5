/**
 * Shows the page before its fonts and its code are fetched: after the first paint and the pictures that lead the page, fetches its
 * own fonts, hints at all `modules` at once and imports `main`. Hinted by the HTML they would share the line with style sheets,
 * fonts and pictures, and run before the paint.
 * The integrity of a hint must be the import map's, else the file is fetched twice: it is taken from there.
 * @param load imports a module: the bundler must not see the import
 * @param main an address, as are the `modules`; it may be among them
 * @param quiet a page to read: its code is fetched last, and runs when somebody does something
 */
export default function start(load: (url: string) => void, main: string, modules: readonly string[], quiet?: 1): void {
  /** a page whose first picture is long in coming starts all the same, and one that is not painted any more is taken over */
  const LIMIT_MS = 1000;

  const { documentElement: root, body } = document;
  const { dataset } = root;
  const painted = (next: () => void): void => void requestAnimationFrame(() => setTimeout(next));

  /** as many elements as a phone lays out anew within a frame; within two where the code waits for the last step */
  const MANY = quiet ? 40 : 80;
  const weightOf = (part: Element) => part.getElementsByTagName('*').length;
  const isAsleep = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';
  /** small ones, and those that the browser does not lay out yet */
  const partsOf = (whole: Element): Element[] =>
    [...whole.children].flatMap((part) => (weightOf(part) > MANY && !isAsleep(part) ? partsOf(part) : part));

  let parts: Element[] = [];
  /** somebody acts, or nobody looks */
  let isHurried = false;
  /** code takes the page over, and React, in development, compares it with what the server wrote: it must stay as it is */
  let isCompared = false;
  /** while fonts are shown in steps */
  let steps: Promise<void> | undefined;
  let over: (() => void) | undefined;
  const showAll = (): void => {
    delete dataset.fonts;
    for (const part of parts) part.removeAttribute('data-fonts');
    over?.();
  };
  const hurry = (): void => {
    isHurried = true;
    if (steps) showAll();
  };
  window.__TAKE_OVER__ = (isDevelopment) => {
    isCompared = isDevelopment;
    return steps;
  };
  /** the page is laid out anew in steps: at once, a phone would stand still for it */
  const showNext = (from: number): void => {
    if (isHurried) return;
    let at = from;
    for (let weight = 0, part = parts[at]; part; part = parts[++at]) {
      weight += weightOf(part) + 1;
      if (weight > MANY && at > from) break;
      part.setAttribute('data-fonts', 'now');
    }
    painted(() => {
      if (parts[at]) return showNext(at);
      delete dataset.fonts;
      painted(showAll);
    });
  };

  /**
   * Both fonts together: each that came alone would lay the whole page out anew. Who has none of them keeps the stand-ins. Code
   * does not wait for fonts that come late: they are shown in steps beside it.
   */
  const showFonts = (): void => {
    const show = () => {
      if (!dataset.fonts || isCompared || isHurried || document.visibilityState === 'hidden') return showAll();
      parts = partsOf(body);
      steps = new Promise((resolve) => {
        over = resolve;
      });
      setTimeout(hurry, LIMIT_MS);
      showNext(0);
    };
    // the title is in the page's language, a Latin letter on every page: what else it is written with follows when it is shown
    const coming = document.fonts?.load('1em Onest,Onest extended,Geologica,Geologica extended', `a${document.title}`);
    void Promise.resolve(coming).then(show, showAll);
  };

  let isHinted = false;
  const hint = (fetchPriority: 'low' | 'auto'): void => {
    if (isHinted) return;
    isHinted = true;
    const map = document.querySelector('script[type=importmap]');
    // the shell's server wrote it (server/page.tsx)
    const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(map?.textContent || '{}');
    for (const href of modules) {
      const link = document.createElement('link');
      const hash = integrity[href];
      if (hash) link.setAttribute('integrity', hash);
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority, href }),
      );
    }
  };

  let isRunning = false;
  const run = (): void => {
    if (isRunning) return;
    isRunning = true;
    hint('auto');
    load(main);
  };
  // a copy for whoever has no connection says so by its code, and one who changed the language is brought back to where they were
  let isWaiting = quiet && !dataset.copy;
  try {
    if (sessionStorage.getItem('cairn:scroll')) isWaiting = false;
  } catch {
    // storage may be forbidden
  }
  // not while they go down: a row that snaps into its place when the fonts come scrolls too, and tells only itself
  const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'];
  // a page that is laid out under a resting pointer hears of it as well
  const isResting = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
    type === 'pointermove' && !movementX && !movementY;
  const wake = (event: Event): void => {
    if (isResting(event)) return;
    hurry();
    run();
  };
  // a page that nobody looks at is not painted
  document.addEventListener('visibilitychange', hurry);
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, hurry, { passive: true });
  if (isWaiting) for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });

  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    showFonts();
    if (isWaiting) painted(() => hint('low'));
    else run();
  };
  if (document.visibilityState === 'hidden') {
    begin();
    return;
  }
  setTimeout(begin, LIMIT_MS);

  const isShown = (image: Element) => image.getBoundingClientRect().top < innerHeight;
  const isReady = (image: HTMLImageElement) =>
    image.complete ||
    new Promise((done) => {
      for (const end of ['load', 'error']) image.addEventListener(end, done);
    });
  painted(() => {
    const leading = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter(isShown);
    void Promise.all(leading.map(isReady)).then(() => painted(begin));
  });
}
