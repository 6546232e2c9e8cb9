/** Each level is an element nested in the other; deeper ones stay at this level. */
const maxLevel = 5;
const marker = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]';
const numbered = /^\(?[\p{L}\p{N}\p{M}]{1,8}[.)]/u;

/**
 * Turns Word's lists into real ones. Word writes each item as a paragraph with `mso-list:l0 level1
 * lfo1` in its style, and the bullet or the number as text in a span with `mso-list:Ignore`.
 */
export function convertWordLists(body: HTMLElement): void {
  /** The lists that are open, each in an item of the one before. */
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')) {
    const level = itemLevel(paragraph);
    const sign = level && paragraph.querySelector(marker);
    if (!level || !sign) continue;
    const tag = numbered.test(sign.textContent?.trim() ?? '') ? 'OL' : 'UL';
    if (open.length === 0 || paragraph.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, level);
    // Another kind of list at the same level is a new list.
    if (open.length === level && open.at(-1)?.tagName !== tag) open.pop();
    if (open.length < level) openList(open, tag, paragraph);
    const item = body.ownerDocument.createElement('li');
    sign.remove();
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Opens one more list, in the last item or in the place of the paragraph. */
function openList(open: HTMLElement[], tag: string, paragraph: HTMLElement): void {
  const list = paragraph.ownerDocument.createElement(tag);
  const item = open.at(-1)?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  open.push(list);
}

/** The level of a paragraph that is an item, from 1; null for any other. */
function itemLevel(paragraph: HTMLElement): number | null {
  const style = paragraph.getAttribute('style') ?? '';
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? [];
  return level ? Math.min(Number(level), maxLevel) : null;
}
