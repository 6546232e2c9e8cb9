/**
 * Texts of which a part is not drawn, because an element around them ends before they do. Scrolled
 * areas and shortened titles of people's own content (`text-overflow`, line clamps) are as meant.
 * Browser tests send this function into the page: it may use nothing from outside itself.
 */
export function cutOffText(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  const range = document.createRange();
  const tolerance = 1.5;
  const shown = {
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  };
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';

  /** What is drawn of a line above and below its baseline, as top and bottom in the window. */
  const inkOf = (text: string, line: DOMRect, style: CSSStyleDeclaration) => {
    if (!canvas) return line;
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = canvas.measureText(text);
    const baseline = line.top + ink.fontBoundingBoxAscent;
    return {
      top: Math.max(line.top, baseline - ink.actualBoundingBoxAscent),
      bottom: Math.min(line.bottom, baseline + ink.actualBoundingBoxDescent),
    };
  };

  /** The nearest element that cuts off what sticks out of it. */
  const clipOf = (start: Element): Element | null => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(element);
      if (scrolls(overflowX) || scrolls(overflowY)) return null;
      if (display !== 'inline' && (clips(overflowX) || clips(overflowY))) return element;
      if (position === 'fixed') return null;
    }
    return null;
  };

  const isCut = (node: Node, element: Element): boolean => {
    const clip = clipOf(element);
    if (!clip || clip === document.body || clip === document.documentElement) return false;
    const box = clip.getBoundingClientRect();
    const style = getComputedStyle(clip);
    if (box.width <= 2 || box.height <= 2) return false;
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => {
      if (!isShortened && (line.left < box.left - tolerance || line.right > box.right + tolerance))
        return true;
      if (style.webkitLineClamp !== 'none') return false;
      if (line.top >= box.top - tolerance && line.bottom <= box.bottom + tolerance) return false;
      const ink = inkOf(node.textContent ?? '', line, getComputedStyle(element));
      return ink.top < box.top - tolerance || ink.bottom > box.bottom + tolerance;
    });
  };

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility(shown)) continue;
    if (node.textContent?.trim() && isCut(node, element))
      found.push(`cut off: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}
