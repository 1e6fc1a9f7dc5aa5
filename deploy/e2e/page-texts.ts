/** A text of a page that says of itself to be in the page's language. */
export interface PageText {
  text: string;
  /** what it stands in: an element, an attribute, a line of the head */
  at: string;
}

export interface PageTexts {
  own: PageText[];
  /** what is said to be in another language: people's own words, which labels repeat */
  people: string[];
}

/** Runs in the page: what it says to the eye, to a screen reader and to search engines. */
export function collectTexts(): PageTexts {
  const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title', 'aria-description', 'aria-roledescription'];
  const SILENT = 'script, style, noscript, template, code, kbd, [translate="no"]';
  const language = document.documentElement.lang;
  const own: PageText[] = [];
  const people: string[] = [];
  const add = (element: Element, said: string | null | undefined, at: string) => {
    const text = said?.replace(/\s+/g, ' ').trim();
    if (!text || !/\p{L}{2}/u.test(text) || element.closest(SILENT)) return;
    const isOwn = (element.closest('[lang]')?.getAttribute('lang') ?? language) === language;
    if (isOwn) own.push({ text, at });
    else people.push(text);
  };
  const title = document.querySelector('title');
  if (title) add(title, document.title, 'title');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) add(description, description.content, 'description');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) add(node.parentElement, node.nodeValue, node.parentElement.localName);
  }
  for (const name of SPOKEN) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      add(element, element.getAttribute(name), `${element.localName}[${name}]`);
    }
  }
  return { own, people };
}
