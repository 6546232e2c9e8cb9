/**
 * Controls that a finger may miss: less than 44 px wide or high (WCAG 2.5.5), where a label counts
 * with what it labels. Links and buttons that are drawn as text are excepted.
 * Browser tests send this function into the page: it may use nothing from outside itself.
 */
export function smallTargets(): string[] {
  const least = 43.5;
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], ' +
    '[role=tab], [role=option], [role=switch], [role=menuitem], [role=link]';
  const labelsOf = (element: Element): Element[] => [
    ...((element as HTMLInputElement).labels ?? []),
  ];
  const isSmall = (element: Element): boolean => {
    const boxes = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect());
    return !boxes.some(({ width, height }) => width >= least && height >= least);
  };
  const isText = (element: Element): boolean => {
    const { display, textDecorationLine } = getComputedStyle(element);
    return display === 'inline' || textDecorationLine.includes('underline');
  };
  const isDot = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 && height <= 2;
  };
  /** In a visually hidden box: out of reach of a finger, whatever its own size. */
  const isClipped = (element: Element): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (isDot(box) && getComputedStyle(box).overflowX === 'hidden') return true;
    return false;
  };
  /** Shown only to those who come by keyboard, or drawn by another element. */
  const isUnseen = (element: Element): boolean => {
    const isHidden = isDot(element) && labelsOf(element).length === 0;
    return isHidden || isClipped(element) || !element.checkVisibility({ visibilityProperty: true });
  };
  return [...document.querySelectorAll(controls)]
    .filter((element) => !isUnseen(element) && !isText(element) && isSmall(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return `smaller than 44 px: ${element.outerHTML.slice(0, 160)} (${size})`;
    });
}
