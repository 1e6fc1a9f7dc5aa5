/** what the head's script leaves for the page's code */
const TAKE = '__EARLY_PRESS__';

/**
 * Remembers the last button that was pressed before the page's code was there, or is being pressed when it comes, and keeps forms of ours,
 * which have no action, from being sent by the browser: what was typed would stand in the address.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{let pressed,held;
const of=({target})=>target.closest&&target.closest('button')||undefined;
const hold=event=>{held=of(event)};
const press=event=>{pressed=of(event)||pressed;held=undefined};
const send=event=>{if(!event.target.hasAttribute('action'))event.preventDefault()};
const all=[['pointerdown',hold],['click',press],['submit',send]];
for(const [name,act] of all)addEventListener(name,act,true);
window.${TAKE}=()=>{for(const [name,act] of all)removeEventListener(name,act,true);delete window.${TAKE};return {pressed,held}}
})()`;

interface EarlyPress {
  pressed: HTMLElement | undefined;
  held: HTMLElement | undefined;
}

/**
 * The code has seen no pointer go down, so the click that ends this press would mean nothing to its buttons: another takes its place, made
 * as by a keyboard.
 */
function finishPress(held: HTMLElement): void {
  const end = (event: Event) => {
    window.removeEventListener('click', end, true);
    window.removeEventListener('pointerdown', end, true);
    if (event.type !== 'click' || !(event.target instanceof Node && held.contains(event.target))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    held.click();
  };
  window.addEventListener('click', end, true);
  window.addEventListener('pointerdown', end, true);
}

/** Presses that button again, now that it answers. Once: from then on everything goes its usual way. */
export function repeatEarlyPress(): void {
  const take: unknown = Reflect.get(window, TAKE);
  if (typeof take !== 'function') return;
  // the script above returns this
  const { pressed, held } = take() as EarlyPress;
  if (held) finishPress(held);
  else if (pressed?.isConnected) pressed.click();
}
