/*
 * The prerendered page (scripts/bundle/page-shells.ts), usable before the portal has rendered. It
 * hides the portal until it is removed.
 */

const id = 'first-page';

/** The prerendered page; null without one, and once a screen has replaced it. */
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
 * Shows the portal and removes earlier input: the person is signed out, so the next one may be
 * another.
 */
export function removeFirstPage(): void {
  document.getElementById(id)?.remove();
  try {
    sessionStorage.removeItem(id);
  } catch {
    // A browser without storage has no backup either.
  }
}
