import { portalScriptsId } from './portal-scripts.ts';

const template = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>(`#${portalScriptsId}`);

/** Starts the portal, which takes the page over. Once it has started, nothing more happens. */
export function startPortal(): void {
  const scripts = template();
  scripts?.replaceWith(scripts.content);
}

/** Fetches the scripts of the portal without running them: a next page needs them soon. */
export function preloadPortal(): void {
  const scripts = template()?.content.querySelectorAll('script[src], link[href]') ?? [];
  for (const element of scripts) {
    const hint = document.createElement('link');
    hint.rel = 'modulepreload';
    hint.crossOrigin = '';
    hint.href = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    document.head.append(hint);
  }
}
