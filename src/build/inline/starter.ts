import { sessionStorageKey } from "../../lib/session/session-hint.ts";

/** A link of the document's head that can wait until the page has been painted. */
export interface LateLink {
  rel: string;
  href: string;
}

/**
 * Stands in the head. Says before the first paint who is there, so that members never see what only strangers should;
 * keeps the browser from sending a form by itself that is the app's to handle, which would put what was typed into an
 * address; and, before the app runs, marks a button that was pressed, for the app to see, and puts what a link would
 * have handed to the app into its address: see src/lib/session/auth-wish.ts. Until the icons come, the page has an empty one:
 * browsers would ask for /favicon.ico before they paint.
 */
export const opener =
  `try{if(localStorage.getItem(${JSON.stringify(sessionStorageKey)}))document.documentElement.dataset.visitor='member'}catch{}` +
  "addEventListener('submit',(event)=>{if(!event.target.hasAttribute('action'))event.preventDefault()});" +
  "addEventListener('click',(event)=>{if(document.querySelector('#root[data-live]'))return;" +
  "const button=event.target.closest('button');if(button)button.dataset.pressed='';" +
  "const link=event.target.closest('a[data-early-query]');if(link)link.search=link.dataset.earlyQuery});" +
  "const icon=document.head.appendChild(document.createElement('link'));icon.rel='icon';icon.href='data:,'";

/**
 * Stands at the end of the body. Scripts, the styles that the page does not need yet and the site's icons wait until it
 * has been painted: read first, press later. Then all files of the page are asked for at once. When they are there, the
 * scripts run one after the other, as each one's run is a pause in which the page does not answer. The files are named
 * beside the script, not in it: one hash allows it on every page.
 */
export const starterOf = (lateLinks: readonly LateLink[]): string =>
  "const{chunks,styles}=document.currentScript.dataset;const scripts=chunks.split(' ');" +
  "const load=(rel,href)=>new Promise((done)=>{const link=document.createElement('link');link.onload=link.onerror=done;" +
  "link.rel=rel;link.href=href;document.head.append(link);if(!link.relList.supports?.(rel))done()});" +
  "const start=async()=>{await Promise.all([...scripts.map((script)=>load('modulepreload',script)),load('stylesheet',styles)]);" +
  "for(const script of scripts)await import(script).catch(console.error);" +
  `icon.remove();for(const{rel,href}of ${JSON.stringify(lateLinks)})load(rel,href)};` +
  "if(PerformanceObserver.supportedEntryTypes?.includes('paint'))" +
  "new PerformanceObserver((_,observer)=>{observer.disconnect();setTimeout(start)}).observe({type:'paint',buffered:true});" +
  "else requestAnimationFrame(()=>setTimeout(start))";
