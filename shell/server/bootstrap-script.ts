import type { Boot } from '../composition/boot.ts';
import { inScript } from './in-script.ts';

/**
 * The script at the end of the page's own part: what the browser must know, the page's modules all at once, then the first of them.
 *
 * The modules are not linked in the head: there dozens of them share the line with the style sheets, and the first paint waits. They
 * are not React's bootstrapModules either: React preloads those with low priority, which costs a round trip. Each carries the hash of
 * the import map, else it would be fetched twice.
 */
export function bootstrapScript(boot: Boot, modules: readonly string[], main: string): string {
  return [
    `window.__BOOT__=${inScript(boot)}`,
    '{const i=JSON.parse(document.querySelector("script[type=importmap]").text).integrity',
    `for(const href of ${inScript(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,crossOrigin:"anonymous",integrity:i[href]??""}))}`,
    `import(${inScript(main)})`,
  ].join(';');
}
