import type { PictureAttributes } from './article-html.ts';
import type { FigureWords, PictureAlbum } from './writing-surface.ts';

export type FigureControls = {
  change: (attributes: { alt?: string; caption?: string }) => void;
  move: (where: 'up' | 'down') => void;
  remove: () => void;
};

type FigureView = { dom: HTMLElement; show: (attributes: PictureAttributes) => void; destroy: () => void };

/** A picture as plain elements: its words are native fields, so the editor never touches what a keyboard composes there. */
export function drawPicture(
  attributes: PictureAttributes,
  words: FigureWords,
  album: PictureAlbum,
  controls: FigureControls | null,
): FigureView {
  const { key } = attributes;
  const dom = figure('picture', key);
  const image = make('img', 'figure-image');
  const frame = make('div', 'figure-frame', [image]);
  const status = make('div', 'figure-status');
  const caption = drawField(words.caption, words.captionPlaceholder, (text) =>
    controls?.change({ caption: text }),
  );
  const alt = drawField(words.alt, words.altPlaceholder, (text) => controls?.change({ alt: text }));
  dom.append(frame, status, caption.dom, alt.dom);
  if (controls) frame.append(drawButtons(words, controls));
  else for (const field of [caption, alt]) field.input.readOnly = true;

  const drawImage = (own: string) => {
    const src = album.srcOf(key) ?? own;
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
  const unwatch = album.watch(key, () => drawImage(shown.src));
  const takeBack = album.placeStatus(key, status);
  return {
    dom,
    show,
    destroy() {
      unwatch();
      takeBack();
    },
  };
}

/** What an address shows, as a card; no script of its provider runs here. */
export function drawEmbed(
  url: string,
  provider: string,
  words: FigureWords,
  controls: FigureControls | null,
) {
  const dom = figure('embed', url);
  const link = make('bdi', 'figure-address');
  link.textContent = url.replace(/^https:\/\/(www\.)?/, '');
  const name = make('strong', 'figure-provider');
  name.textContent = provider;
  dom.append(make('div', 'figure-card', [name, link]));
  if (controls) dom.append(drawButtons(words, controls));
  return dom;
}

function figure(kind: string, key: string): HTMLElement {
  const dom = make('figure', `figure figure-${kind}`);
  dom.contentEditable = 'false';
  dom.dataset.figure = key;
  return dom;
}

function drawField(label: string, placeholder: string, onText: (text: string) => void) {
  const input = make('textarea', 'figure-input');
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
  return { dom: make('div', 'figure-field', [input]), input, show };
}

const icons = {
  up: 'm18 15-6-6-6 6',
  down: 'm6 9 6 6 6-6',
  remove: 'M18 6 6 18M6 6l12 12',
};

function drawButtons(words: FigureWords, controls: FigureControls): HTMLElement {
  return make('div', 'figure-buttons', [
    iconButton('up', words.moveUp, () => controls.move('up')),
    iconButton('down', words.moveDown, () => controls.move('down')),
    iconButton('remove', words.remove, controls.remove),
  ]);
}

function iconButton(icon: keyof typeof icons, label: string, onPress: () => void): HTMLButtonElement {
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
  const made = make('button', className);
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  children: HTMLElement[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}
