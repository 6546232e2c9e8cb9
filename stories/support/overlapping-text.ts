/**
 * Pairs of texts and controls that are drawn over each other, decorations aside. What lies above
 * the page on purpose (dialogs, bars that stay, notices) is compared only with its own kind.
 * Browser tests send this function into the page: it may use nothing from outside itself.
 */
export function overlappingText(): string[] {
  const above = 'dialog, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]';
  const range = document.createRange();
  const least = 3;

  const ancestors = (start: Element): Element[] =>
    start.parentElement ? [start, ...ancestors(start.parentElement)] : [start];
  const layerOf = (element: Element) =>
    ancestors(element).find(
      (part) =>
        part.matches(above) || ['fixed', 'sticky'].includes(getComputedStyle(part).position),
    );
  const shown = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
  const isSeen = (element: Element) =>
    element.checkVisibility(shown) &&
    ancestors(element).every((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 2 || height > 2 || getComputedStyle(part).display === 'contents';
    });
  /** Without the space above and below the letters, in which marks of other lines may be. */
  const lines = (node: Node, element: Element) => {
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return [...range.getClientRects()].map(({ left, width, top, height }) => {
      const space = Math.max(0, (height - size) / 2);
      return new DOMRect(left, top + space, width, height - 2 * space);
    });
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: { element: Element; layer: Element | undefined; box: DOMRect }[] = [];
  /** Keeps what is drawn of it: areas that scroll or cut off hide the rest. */
  const add = (element: Element, whole: DOMRect[]) => {
    const areas = ancestors(element)
      .filter((part) => part !== document.body && getComputedStyle(part).overflowY !== 'visible')
      .map((part) => part.getBoundingClientRect());
    const from = Math.max(...areas.map(({ left }) => left));
    const to = Math.min(...areas.map(({ right }) => right));
    const drawn = whole
      .filter(({ top, bottom }) =>
        areas.every((area) => top >= area.top - least && bottom <= area.bottom + least),
      )
      .map(({ left, right, top, height }) => {
        const start = Math.max(left, from);
        return new DOMRect(start, top, Math.max(0, Math.min(right, to) - start), height);
      });
    boxes.push(...drawn.map((box) => ({ element, layer: layerOf(element), box })));
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    if (element.closest('svg, option, textarea, [aria-hidden=true]')) continue;
    add(element, lines(node, element));
  }
  for (const element of document.querySelectorAll('input, select, textarea'))
    if (isSeen(element)) add(element, [element.getBoundingClientRect()]);
  boxes.sort((one, other) => one.box.top - other.box.top);
  return boxes.flatMap((one, place) =>
    boxes.slice(place + 1).flatMap((other) => {
      const isBelow = other.box.top > one.box.bottom - least;
      const isBeside =
        other.box.left > one.box.right - least || other.box.right < one.box.left + least;
      const isSame = one.element.contains(other.element) || other.element.contains(one.element);
      if (isBelow || isBeside || isSame || one.layer !== other.layer) return [];
      const pair = [one, other].map(({ element }) => element.outerHTML.slice(0, 100));
      return [`overlapping: ${pair.join(' and ')}`];
    }),
  );
}
