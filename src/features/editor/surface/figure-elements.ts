import type { PictureAttributes } from './article-html.ts';
import type { FigureLabels, PictureSource } from './writing-surface.ts';

export type FigureControls = {
  change: (attributes: { alt?: string; caption?: string }) => void;
  move: (where: 'up' | 'down') => void;
  remove: () => void;
};

type FigureView = {
  dom: HTMLElement;
  show: (attributes: PictureAttributes) => void;
  destroy: () => void;
};

/**
 * A picture as plain elements: its words are native fields, so the editor never touches what a
 * keyboard composes there.
 */
export function createPictureElement(
  attributes: PictureAttributes,
  labels: FigureLabels,
  pictures: PictureSource,
  controls: FigureControls | null,
): FigureView {
  const { key } = attributes;
  const dom = figure('picture', key);
  const image = createElement('img', 'figure-image');
  const frame = createElement('div', 'figure-frame', [image]);
  const status = createElement('div', 'figure-status');
  const caption = createTextField(labels.caption, labels.captionPlaceholder, (text) =>
    controls?.change({ caption: text }),
  );
  const alt = createTextField(labels.alt, labels.altPlaceholder, (text) =>
    controls?.change({ alt: text }),
  );
  dom.append(frame, status, caption.dom, alt.dom);
  if (controls) frame.append(createButtons(labels, controls));
  else for (const field of [caption, alt]) field.input.readOnly = true;

  const drawImage = (own: string) => {
    const src = pictures.getSource(key) ?? own;
    if (src && image.getAttribute('src') !== src) image.src = src;
  };
  let shown = attributes;
  const show = (next: PictureAttributes) => {
    shown = next;
    image.alt = next.alt;
    if (next.width && next.height) {
      image.width = next.width;
      image.height = next.height;
    }
    caption.show(next.caption);
    alt.show(next.alt);
    drawImage(next.src);
  };
  show(attributes);
  const unwatch = pictures.subscribe(key, () => drawImage(shown.src));
  const removeSlot = pictures.addStatusSlot(key, status);
  return {
    dom,
    show,
    destroy() {
      unwatch();
      removeSlot();
    },
  };
}

/** An embed as a card. No script of its provider runs here. */
export function createEmbedElement(
  url: string,
  provider: string,
  labels: FigureLabels,
  controls: FigureControls | null,
) {
  const dom = figure('embed', url);
  const link = createElement('bdi', 'figure-address');
  link.textContent = url.replace(/^https:\/\/(www\.)?/, '');
  const name = createElement('strong', 'figure-provider');
  name.textContent = provider;
  dom.append(createElement('div', 'figure-card', [name, link]));
  if (controls) dom.append(createButtons(labels, controls));
  return dom;
}

/**
 * Scrolls to a figure that was put in, and once more when its picture has its height, unless the
 * person has scrolled on.
 */
export function revealFigure(dom: Element | null): void {
  if (!dom) return;
  const reveal = () => dom.scrollIntoView({ block: 'center' });
  reveal();
  const { scrollY } = window;
  dom.querySelector('img')?.addEventListener(
    'load',
    () => {
      if (window.scrollY === scrollY) reveal();
    },
    { once: true },
  );
}

function figure(kind: string, key: string): HTMLElement {
  const dom = createElement('figure', `figure figure-${kind}`);
  dom.contentEditable = 'false';
  dom.dataset.figure = key;
  return dom;
}

function createTextField(label: string, placeholder: string, onText: (text: string) => void) {
  const input = createElement('textarea', 'figure-input');
  input.rows = 1;
  input.dir = 'auto';
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  const resize = () => {
    input.style.blockSize = 'auto';
    if (input.scrollHeight > 0) input.style.blockSize = `${input.scrollHeight}px`;
  };
  input.addEventListener('input', () => {
    resize();
    onText(input.value);
  });
  // Captions are one paragraph.
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) event.preventDefault();
  });
  const show = (text: string) => {
    // A field that is being typed in holds the newest text there is.
    if (document.activeElement === input || input.value === text) return;
    input.value = text;
    requestAnimationFrame(resize);
  };
  return { dom: createElement('div', 'figure-field', [input]), input, show };
}

const icons = {
  up: 'm18 15-6-6-6 6',
  down: 'm6 9 6 6 6-6',
  remove: 'M18 6 6 18M6 6l12 12',
};

function createButtons(labels: FigureLabels, controls: FigureControls): HTMLElement {
  return createElement('div', 'figure-buttons', [
    iconButton('up', labels.moveUp, () => controls.move('up')),
    iconButton('down', labels.moveDown, () => controls.move('down')),
    iconButton('remove', labels.remove, controls.remove),
  ]);
}

function iconButton(
  icon: keyof typeof icons,
  label: string,
  onPress: () => void,
): HTMLButtonElement {
  const made = button('figure-button', '', onPress);
  made.setAttribute('aria-label', label);
  made.title = label;
  made.dataset.action = icon;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[icon]);
  svg.append(path);
  made.append(svg);
  return made;
}

function button(className: string, text: string, onPress: () => void): HTMLButtonElement {
  const made = createElement('button', className);
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  children: HTMLElement[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}
