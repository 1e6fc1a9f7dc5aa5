const STYLES = `
:host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(15 20 18 / 96%); color: #f3f5f4; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; font: 400 0.9375rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 1.125rem; color: #ff9b8f; }
p { color: #aab5b0; }
pre { margin: 1rem 0; padding: 1rem; overflow: auto; border-radius: 0.5rem; background: #1d2622; white-space: pre; tab-size: 2; }
button { padding: 0.5rem 1rem; border: 1px solid #5f6f67; border-radius: 0.5rem; background: none; color: inherit; font: inherit; cursor: pointer; }
`;

/** What is wrong, on top of the page, in a tree of its own: the site's styles and its policy stay as they are. */
export class Overlay {
  readonly #host = document.createElement('div');
  /** whose fault → what it says */
  readonly #faults = new Map<string, { title: string; parts: readonly string[] }>();
  readonly #main = document.createElement('main');

  constructor() {
    const root = this.#host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#main);
    this.#host.id = 'cairn-development';
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#hide());
  }

  /** @param parts an excerpt or a message each */
  show(whose: string, title: string, parts: readonly string[]): void {
    this.#faults.set(whose, { title, parts });
    this.#draw();
  }

  mended(whose: string): void {
    if (this.#faults.delete(whose)) this.#draw();
  }

  #hide(): void {
    this.#faults.clear();
    this.#draw();
  }

  #draw(): void {
    if (this.#faults.size === 0) {
      this.#host.remove();
      return;
    }
    const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });
    const close = element('button', 'Close (Esc)');
    close.addEventListener('click', () => this.#hide());
    const sections = [...this.#faults.values()].flatMap(({ title, parts }, index) => {
      const header = document.createElement('header');
      header.append(element('h1', title), ...(index === 0 ? [close] : []));
      return [header, ...parts.map((part) => element('pre', part))];
    });
    this.#main.replaceChildren(
      ...sections,
      element('p', 'In development only. It goes by itself once this is mended.'),
    );
    // beside the body: React leaves alone what it did not put there
    document.documentElement.append(this.#host);
  }
}
