/**
 * The head's script for presses on what does not live yet, at the page's start or in a part whose code comes later. A button counts as alive
 * when React has put its properties on it. A click that ends with the button still without them was lost: it is repeated once the button
 * lives, the last one of several. Events end at the window, or where React stops one that it cannot answer. Where only the pointer went
 * down too early, code that waits for both ends of a press would ignore the click: another takes its place, made as by a keyboard.
 *
 * A link that opens something in its place (`aria-haspopup`, or `data-opens` in the kit's links) is such a button at the page's start; in
 * a part whose code comes later held-press.ts keeps its press. Where it does not come to life it leads where it leads without scripts.
 *
 * What was typed, ticked or chosen too early is kept as well: React would put the server's value back when it takes the field over.
 * Once the field lives, or one of its name has taken its place in the form, it is filled in again and told of, before its form's
 * button is pressed and before the next letter comes. React tells nobody of a value that it knows, so another one stands in the field
 * for a moment: set on the element, where React looks, and then beside it, where it does not. It may still be at work on the part
 * around, and would put the server's value back at the end: an event that means nothing makes it finish.
 *
 * Forms of ours, which have no action, are kept from being sent by the browser: what was typed would stand in the address.
 */
export default function earlyPress(): void {
  /** how often what was pressed or filled in too early is looked at */
  const LOOK_MS = 50;
  /** by then nobody expects an answer to a press any more; what was filled in is never given up, but looked at less often */
  const LIMIT_MS = 15_000;
  const LATE_LOOK_MS = 500;

  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type Pressable = HTMLButtonElement | HTMLAnchorElement;
  let held: Pressable | undefined;
  let pressed: Pressable | undefined;
  let until = 0;
  let isLooking = false;
  /** the page's code, or something in it: nothing more may come to life */
  let hasFailed = false;
  const filled = new Map<Field, { value: string | boolean; form: HTMLFormElement | null; name: string }>();

  const isDead = (): boolean => hasFailed || 'static' in document.documentElement.dataset;
  const lives = (element: Element): boolean =>
    Object.keys(element).some((property) => property.startsWith('__reactProps$'));
  const buttonOf = ({ target }: Event): Pressable | undefined =>
    (target instanceof Element && target.closest<Pressable>('button,a[aria-haspopup],a[data-opens]')) || undefined;
  const isLink = (button: Pressable): button is HTMLAnchorElement => 'href' in button;
  const isField = (target: object | null): target is Field => target instanceof Element && 'value' in target;
  const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

  const whenLost = (event: Event, button: Element, then: () => void): void => {
    if (lives(button)) return;
    let isOver = false;
    const end = () => {
      if (!isOver && !lives(button)) then();
      isOver = true;
    };
    const { stopPropagation, stopImmediatePropagation } = event;
    event.stopPropagation = () => {
      end();
      stopPropagation.call(event);
    };
    event.stopImmediatePropagation = () => {
      isOver = true;
      stopImmediatePropagation.call(event);
    };
    addEventListener(event.type, end, { once: true });
  };

  const later = (): void => {
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, Date.now() > until ? LATE_LOOK_MS : LOOK_MS);
  };
  const wait = (): void => {
    until = Date.now() + LIMIT_MS;
    later();
  };

  const fill = (field: Field, value: string | boolean): void => {
    const tell = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));
    tell('copy');
    if (isTicked(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    const isChosen = /^(select|file)/.test(field.type);
    if (!isChosen) field.value = `${value} `;
    if (field.type !== 'file')
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    tell(isChosen ? 'change' : 'input');
  };
  const fillAll = (): void => {
    for (const [field, { value, form, name }] of filled) {
      const heir = field.isConnected ? field : (form?.elements.namedItem(name) ?? null);
      if (!isField(heir)) filled.delete(field);
      else if (lives(heir)) {
        filled.delete(field);
        fill(heir, value);
      }
    }
  };

  /** what was filled in of its form comes first */
  const isAwaited = (button: Pressable): boolean =>
    !isLink(button) && [...filled.values()].some(({ form }) => form && form === button.form);

  const giveUp = (): void => {
    const button = pressed;
    pressed = undefined;
    if (button?.isConnected && isLink(button)) location.assign(button.href);
  };

  function look(): void {
    isLooking = false;
    fillAll();
    const button = pressed;
    if (Date.now() > until || (pressed && isLink(pressed) && isDead())) giveUp();
    if (button && !button.isConnected) pressed = undefined;
    else if (pressed && lives(pressed) && !isAwaited(pressed)) {
      pressed = undefined;
      button?.click();
    }
    if (pressed || filled.size) later();
  }

  addEventListener(
    'pointerdown',
    (event) => {
      held = undefined;
      const button = buttonOf(event);
      if (button)
        whenLost(event, button, () => {
          held = button;
        });
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const early = held;
      held = undefined;
      const button = buttonOf(event);
      if (!button) return;
      if (isLink(button)) {
        // whoever wants another tab gets it
        const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        // once the page lives, what does not is a part that keeps its own presses
        const isHydrated = performance.getEntriesByName('cairn:hydrated').length > 0;
        if (!isPlain || isHydrated || isDead() || lives(button)) return;
        event.preventDefault();
      }
      whenLost(event, button, () => {
        pressed = button;
        wait();
      });
      if (early !== button || !lives(button)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      button.click();
    },
    true,
  );
  addEventListener('unhandledrejection', () => {
    hasFailed = true;
    if (pressed && isLink(pressed)) giveUp();
  });
  addEventListener('beforeinput', fillAll, true);
  addEventListener(
    'input',
    ({ target }) => {
      // a field may come to life between a letter's "beforeinput" and its "input": what is kept of it is one letter short then
      if (!isField(target) || (lives(target) && !filled.has(target))) return;
      const { form, name } = target;
      filled.delete(target);
      filled.set(target, { value: isTicked(target) ? target.checked : target.value, form, name });
      wait();
    },
    true,
  );
  // a browser says "input" and then "change": a file whose field came to life between the two was heard of, and would be added again
  addEventListener('change', ({ target }) => {
    if (isField(target) && target.type === 'file' && lives(target)) filled.delete(target);
  });
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof Element && !form.hasAttribute('action') && !lives(form)) event.preventDefault();
    },
    true,
  );
}
