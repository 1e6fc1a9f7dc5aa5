/** A drop-down keeps a select of the browser's own out of sight, whose label is its options: what is seen is the button beside it. */
function shown(element: HTMLElement): HTMLElement {
  const standIn = element.closest('select[tabindex="-1"]')?.closest('[aria-hidden="true"]');
  return standIn?.parentElement?.querySelector<HTMLElement>('[aria-haspopup="listbox"]') ?? element;
}

/** The control of a field, found in the page: components need not hand references around. */
export function findField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  const named = form?.querySelector<HTMLElement>(`[data-field="${quoted}"], [name="${quoted}"]:not([type="hidden"])`);
  return named ? shown(named) : null;
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
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  // a drop-down is labelled by what is chosen in it as well
  const labels = ids.map((id) => document.getElementById(id)).filter((label) => !element.contains(label));
  return labels.map(messageText).join(' ');
}
