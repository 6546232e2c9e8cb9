/*
 * What a page shows, and lets people do, before the portal is drawn: markup of the build
 * (scripts/bundle/page-shells.ts) that stands beside the portal and hides it as long as it is
 * there.
 */

const id = 'first-page';

/** The first page; null where there is none, and once a screen has taken its place. */
export function firstPageElement(): HTMLElement | null {
  const element = document.getElementById(id);
  return element && !element.hidden ? element : null;
}

/** Shows the portal instead of the first page. */
export function hideFirstPage(): void {
  const element = firstPageElement();
  if (element) element.hidden = true;
}

/**
 * Shows the portal, and forgets what was written before: nobody is signed in, so the next one may
 * be somebody else.
 */
export function removeFirstPage(): void {
  document.getElementById(id)?.remove();
  try {
    sessionStorage.removeItem(id);
  } catch {
    // A browser that lets nobody use its storage has no note either.
  }
}
