import { inScript } from './in-script.ts';

/** A page whose first picture is long in coming starts all the same. */
const LIMIT_MS = 1000;

/**
 * Shows the page before its letters and its code are fetched: after the first paint and the pictures that lead the page, lets the page
 * have its own fonts, hints at all `modules` at once and imports `main`. Hinted by the HTML they would share the line with style sheets, fonts and pictures, and run before the paint.
 * The integrity of a hint must be the import map's, else the file is fetched twice: it is taken from there.
 */
export const START = `((load,main,modules)=>{let isStarted=false;
const start=()=>{if(isStarted)return;isStarted=true;
delete document.documentElement.dataset.letters;
const map=document.querySelector('script[type=importmap]');
const integrity=map?JSON.parse(map.textContent).integrity:{};
for(const href of modules){const link=document.createElement('link');
if(integrity[href])link.setAttribute('integrity',integrity[href]);
Object.assign(link,{rel:'modulepreload',crossOrigin:'anonymous',href});document.head.append(link)}
load(main)};
if(document.visibilityState==='hidden')return start();
setTimeout(start,${LIMIT_MS});
const isShown=image=>image.getBoundingClientRect().top<innerHeight;
const isReady=image=>image.complete||new Promise(done=>{for(const end of ['load','error'])image.addEventListener(end,done)});
const painted=next=>requestAnimationFrame(()=>setTimeout(next));
painted(()=>Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].filter(isShown).map(isReady)).then(()=>painted(start)))
})`;

/** The call of that script. `main` and `modules` are addresses; `main` may be among the modules. */
export const startScript = (main: string, modules: readonly string[]): string =>
  `${START}(url=>import(url),${inScript(main)},${inScript(modules)})`;
