/*
 * On a slow connection the portal would compete with the editor for bandwidth. So the prerendered
 * page has all scripts in a template, and they start when the editor has loaded: the portal loads
 * before the first of them runs.
 */
const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
const loadPortal = () => scripts?.replaceWith(scripts.content);

// The page requests this script. This module reports when it has loaded or failed.
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
