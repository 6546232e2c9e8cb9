/**
 * The innermost elements that reach over an edge of the page, where it can be scrolled sideways.
 * Browser tests send this function into the page: it may use nothing from outside itself.
 */
export function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
  };
  const all = [...document.body.querySelectorAll('*')].filter(isOut);
  const innermost = all.filter((element) => ![...element.children].some(isOut));
  return innermost.map(
    (element) => `${element.outerHTML.slice(0, 160)} (${scrollWidth} in ${clientWidth})`,
  );
}
