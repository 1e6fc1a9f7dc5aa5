import { STYLE_ATTRIBUTE } from '@cairn/shared-contracts/remote/inline-styles';

/**
 * Gives elements the styles that the server's filter (server/style-filter.ts) moved aside. It stands first in the head and sees every
 * part of the page as the parser, or a late part's script, puts it in place: observers run before the browser paints. While the
 * page comes, one look at the whole is cheaper than one at each of thousands of new elements.
 */
export const INLINE_STYLES_SCRIPT = `(()=>{
const look=root=>{if(root.querySelectorAll)for(const e of root.querySelectorAll('[${STYLE_ATTRIBUTE}]')){e.style.cssText=e.getAttribute('${STYLE_ATTRIBUTE}');e.removeAttribute('${STYLE_ATTRIBUTE}')}};
new MutationObserver(changes=>{if(document.readyState==='loading')look(document);else for(const at of new Set(changes.map(change=>change.target)))look(at)}).observe(document,{childList:true,subtree:true})
})()`;
