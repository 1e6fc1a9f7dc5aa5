/** what the head's script leaves for the page's code */
const TAKE = '__EARLY_PRESS__';

/**
 * Remembers the last button that was pressed before the page's code was there, and keeps forms of ours, which have no action, from
 * being sent by the browser: what was typed would stand in the address.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{let pressed;
const press=event=>{const button=event.target.closest&&event.target.closest('button');if(button)pressed=button};
const send=event=>{if(!event.target.hasAttribute('action'))event.preventDefault()};
addEventListener('click',press,true);addEventListener('submit',send,true);
window.${TAKE}=()=>{removeEventListener('click',press,true);removeEventListener('submit',send,true);delete window.${TAKE};return pressed}
})()`;

/** Presses that button again, now that it answers. Once: from then on everything goes its usual way. */
export function repeatEarlyPress(): void {
  const take: unknown = Reflect.get(window, TAKE);
  const button: unknown = typeof take === 'function' ? take() : undefined;
  if (button instanceof HTMLElement && button.isConnected) button.click();
}
