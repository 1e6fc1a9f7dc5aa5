/** The control of a field, found in the page: components need not hand references around. */
export function findField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return form?.querySelector<HTMLElement>(`[data-field="${quoted}"], [name="${quoted}"]:not([type="hidden"])`) ?? null;
}

const messageText = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** What the field is called on the page. */
export function labelOf(element: HTMLElement): string {
  // one radio button has the text of its option; the question is the group's
  const owner = element.closest('[role="radiogroup"]') ?? element;
  const ids = owner.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  if (owner !== element && ids.length > 0) return messageText(document.getElementById(ids[0] ?? ''));
  if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) {
    const [label] = element.labels;
    return label instanceof Element ? messageText(label) : '';
  }
  return element.getAttribute('aria-label') ?? ids.map((id) => messageText(document.getElementById(id))).join(' ');
}
