const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, section, article, header, footer, pre, dl, dt, dd, br';
const cellSeparator = ' | ';
const emptyCell = '–';

/**
 * Turns each table into one line a row, with a sign between the cells: articles have no tables. A
 * row of one cell only places what is in it, so its blocks stay.
 */
export function flattenTables(body: HTMLElement): void {
  // Tables in tables come after the outer ones, so this begins inside.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const lines = [...table.rows].flatMap((row) => rowLines([...row.cells]));
    const caption = table.caption && isFilled(table.caption) ? [lineOf([table.caption])] : [];
    table.replaceWith(...caption, ...lines);
  }
}

function rowLines(cells: HTMLElement[]): Node[] {
  const last = cells.map(isFilled).lastIndexOf(true);
  const [first, ...others] = cells.slice(0, last + 1);
  if (!first) return [];
  return cells.length === 1 ? [...first.childNodes] : [lineOf([first, ...others])];
}

const isFilled = (cell: HTMLElement) => (cell.textContent ?? '').trim() !== '';

function lineOf(cells: [HTMLElement, ...HTMLElement[]]): HTMLElement {
  const line = cells[0].ownerDocument.createElement('p');
  for (const [place, cell] of cells.entries()) {
    if (place > 0) line.append(cellSeparator);
    if (isFilled(cell)) line.append(...inlineContent(cell));
    else line.append(emptyCell);
  }
  return line;
}

/** The words of a cell with their bold, italic and links, in one line. */
function inlineContent(cell: HTMLElement): Node[] {
  for (const block of [...cell.querySelectorAll(blocks)]) {
    if (block.nextSibling) block.after(' ');
    block.replaceWith(...block.childNodes);
  }
  trimEnds(cell);
  return [...cell.childNodes];
}

/** Takes the spaces away from both ends of a cell, also inside of its marks. */
function trimEnds(cell: HTMLElement): void {
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    text.data = text.data.trimStart();
    if (text.data !== '') break;
  }
  for (const text of texts.reverse()) {
    text.data = text.data.trimEnd();
    if (text.data !== '') break;
  }
}
