/*
 * On a slow line the portal would share it with what one writes on. So the first page carries all
 * scripts in a template, and they begin when the writing has arrived: the portal is on its way
 * before the first of them runs.
 */
const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
const loadPortal = () => scripts?.replaceWith(scripts.content);

// Asked for by the page already; this one tells when it is there, or cannot be had.
const editorScript = document.createElement('link');
editorScript.rel = 'modulepreload';
editorScript.crossOrigin = '';
editorScript.href = scripts?.dataset.writing ?? '';
if (editorScript.relList.supports('modulepreload')) {
  editorScript.addEventListener('load', loadPortal);
  editorScript.addEventListener('error', loadPortal);
  document.head.append(editorScript);
} else {
  loadPortal();
}
