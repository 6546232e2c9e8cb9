/*
 * On a slow line the portal would share it with what one writes on. So the first page carries all scripts in a template, and
 * they begin when the writing has arrived: the portal is on its way before the first of them runs.
 */
const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
const begin = () => scripts?.replaceWith(scripts.content);

// Asked for by the page already; this one tells when it is there, or cannot be had.
const writing = document.createElement('link');
writing.rel = 'modulepreload';
writing.crossOrigin = '';
writing.href = scripts?.dataset.writing ?? '';
if (writing.relList.supports('modulepreload')) {
  writing.addEventListener('load', begin);
  writing.addEventListener('error', begin);
  document.head.append(writing);
} else {
  begin();
}
