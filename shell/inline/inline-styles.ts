/**
 * Gives elements the styles that the server's filter (server/style-filter.ts) moved aside. It stands first in the head and sees every
 * part of the page as the parser, or a late part's script, puts it in place: observers run before the browser paints. While the
 * page comes, one look at the whole is cheaper than one at each of thousands of new elements.
 * @param attribute where a style waits
 */
export default function inlineStyles(attribute: string): void {
  const look = (root: Node): void => {
    if (!('querySelectorAll' in root)) return;
    // documents, their fragments and elements have it
    for (const element of (root as ParentNode).querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      element.style.cssText = element.getAttribute(attribute) ?? '';
      element.removeAttribute(attribute);
    }
  };
  new MutationObserver((changes) => {
    if (document.readyState === 'loading') look(document);
    else for (const place of new Set(changes.map(({ target }) => target))) look(place);
  }).observe(document, { childList: true, subtree: true });
}
