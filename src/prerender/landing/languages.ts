/** The panel of languages (prerendered-languages.tsx), without React. */
export type Languages = {
  /** Opens the panel as a modal window. Returns whether the browser can. */
  open(): boolean;
  /** Removes the panel, unless somebody chooses a language just now. */
  remove(): void;
};

export function connectLanguages(panel: HTMLDialogElement | null): Languages {
  const close = () => panel?.close();
  panel?.addEventListener('close', () => {
    document.documentElement.style.overflow = '';
  });
  panel?.addEventListener('click', (event) => {
    const isCloseButton = (event.target as Element).closest('[popovertarget]') !== null;
    if (isCloseButton && panel.open) {
      event.preventDefault();
      close();
    }
  });
  panel?.addEventListener('mousedown', (event) => {
    if (event.target === panel && panel.open && isOutside(panel, event)) close();
  });
  return {
    open() {
      if (!panel?.showModal) return false;
      panel.showModal();
      document.documentElement.style.overflow = 'hidden';
      return true;
    },
    remove() {
      if (panel && panel.getClientRects().length === 0) panel.remove();
    },
  };
}

function isOutside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
