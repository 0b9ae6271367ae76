import { sessionStorageKey } from "../lib/session-hint.ts";

/** A link of the document's head that can wait until the page has been painted. */
export interface LateLink {
  rel: string;
  href: string;
}

/**
 * Stands in the head. Says before the first paint who is there, so that members never see what only strangers should;
 * keeps the browser from sending a form by itself that is the app's to handle, which would put what was typed into an
 * address; and marks a button that was pressed before the app runs, for the app to see.
 */
export const opener =
  `try{if(localStorage.getItem(${JSON.stringify(sessionStorageKey)}))document.documentElement.dataset.visitor='member'}catch{}` +
  "addEventListener('submit',(event)=>{if(!event.target.hasAttribute('action'))event.preventDefault()});" +
  "addEventListener('click',(event)=>{const button=event.target.closest('button');if(button&&!document.querySelector('#root[data-live]'))button.dataset.pressed=''})";

/**
 * Stands at the end of the body. Scripts, the styles that the page does not need yet and the site's icons wait until it
 * has been painted: read first, press later. Then all files of the page are asked for at once, and the scripts run when
 * the styles are there: one after the other, as each one's run is a pause in which the page does not answer. The files
 * are named beside the script, not in it: one hash allows it on every page.
 */
export const starterOf = (lateLinks: readonly LateLink[]): string =>
  "const{chunks,styles}=document.currentScript.dataset;const scripts=chunks.split(' ');" +
  "const add=(rel,href)=>{const link=document.createElement('link');link.rel=rel;link.href=href;document.head.append(link);return link};" +
  "const start=()=>{for(const script of scripts)add('modulepreload',script);const link=add('stylesheet',styles);" +
  `link.onload=link.onerror=async()=>{for(const{rel,href}of ${JSON.stringify(lateLinks)})add(rel,href);` +
  "for(const script of scripts)await import(script).catch(console.error)}};" +
  "if(PerformanceObserver.supportedEntryTypes?.includes('paint'))" +
  "new PerformanceObserver((_,observer)=>{observer.disconnect();setTimeout(start)}).observe({type:'paint',buffered:true});" +
  "else requestAnimationFrame(()=>setTimeout(start))";
