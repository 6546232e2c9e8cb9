/*
 * The prerendered page (scripts/bundle/page-shells.ts), usable before the portal has rendered. It
 * hides the portal until it is removed.
 */

const id = 'first-page';

/** On a button of the prerendered page that was pressed before the portal had rendered. */
export const earlyPressAttribute = 'data-early-press';

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
 * Removes a prerendered page that belongs to another path: the portal leads elsewhere. A page
 * without a path of its own disappears when a heading appears.
 */
export function leaveFirstPage(pathname: string): void {
  const path = firstPageElement()?.dataset.path;
  if (path && path !== pathname) removeFirstPage();
}

/** Whether the prerendered page belongs to this path alone. */
export const isFirstPageOf = (pathname: string): boolean =>
  firstPageElement()?.dataset.path === pathname;

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
