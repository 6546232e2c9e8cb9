/**
 * The innermost elements that reach over an edge of the page, where it can be scrolled sideways.
 * What an element in the window scrolls or cuts off does not widen the page.
 * Browser tests send this function into the page: it may use nothing from outside itself.
 */
export function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
  };
  const isContained = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible' && !isOut(box)) return true;
    return false;
  };
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) => isOut(element) && !isContained(element),
  );
  const innermost = all.filter(
    (element) => ![...element.children].some((child) => all.includes(child)),
  );
  return innermost.map(
    (element) => `${element.outerHTML.slice(0, 160)} (${scrollWidth} in ${clientWidth})`,
  );
}
