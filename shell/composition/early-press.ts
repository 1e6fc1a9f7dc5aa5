/** how often a button that was pressed too early is looked at, and for how long: code that fails to load is given up by then */
const LOOK_MS = 50;
const LIMIT_MS = 15_000;

/**
 * The head's script for presses on what does not live yet, at the page's start or in a part whose code comes later. A button counts as alive
 * when React has put its properties on it. A click that ends with the button still without them was lost: it is repeated once the button
 * lives, the last one of several. Events end at the window, or where React stops one that it cannot answer. Where only the pointer went
 * down too early, code that waits for both ends of a press would ignore the click: another takes its place, made as by a keyboard.
 *
 * Forms of ours, which have no action, are kept from being sent by the browser: what was typed would stand in the address.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{let held,pressed,until,isLooking;
const lives=element=>Object.keys(element).some(key=>key.startsWith('__reactProps$'));
const of=({target})=>target.closest&&target.closest('button')||undefined;
const whenLost=(event,button,then)=>{if(lives(button))return;
let isOver;const end=()=>{if(!isOver&&!lives(button))then();isOver=true};
const stop=event.stopPropagation;event.stopPropagation=()=>{end();stop.call(event)};
addEventListener(event.type,end,{once:true})};
const later=()=>{if(!isLooking){isLooking=true;setTimeout(look,${LOOK_MS})}};
const look=()=>{isLooking=false;if(!pressed)return;
if(!pressed.isConnected||Date.now()>until)pressed=undefined;
else if(lives(pressed)){const button=pressed;pressed=undefined;button.click()}
else later()};
addEventListener('pointerdown',event=>{held=undefined;
const button=of(event);if(button)whenLost(event,button,()=>{held=button})},true);
addEventListener('click',event=>{const early=held;held=undefined;
const button=of(event);if(!button)return;
whenLost(event,button,()=>{pressed=button;until=Date.now()+${LIMIT_MS};later()});
if(early!==button||!lives(button))return;
event.stopImmediatePropagation();event.preventDefault();button.click()},true);
addEventListener('submit',event=>{const form=event.target;if(!form.hasAttribute('action')&&!lives(form))event.preventDefault()},true)
})()`;
