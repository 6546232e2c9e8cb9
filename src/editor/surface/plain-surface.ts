import { embedProviderOf } from '#domain/article.ts';
import { embedHtml, pictureHtml } from './article-html.ts';
import { drawEmbed, drawPicture, type FigureControls } from './figure-elements.ts';
import { htmlOfPlain, type PlainArticle, plainArticleOf, textOf } from './plain-text.ts';
import { readPictureFigure } from './schema.ts';
import type { SurfaceOptions, WritingSurface } from './writing-surface.ts';

/** Simple text mode: one native field, a line a paragraph, and the figures below it. No keyboard can quarrel with that. */
export function openPlainSurface(options: SurfaceOptions): WritingSurface {
  const { element, label, placeholder, onChange } = options;
  const article: PlainArticle = plainArticleOf(options.html);
  const input = document.createElement('textarea');
  input.className = 'plain-input';
  input.dir = 'auto';
  input.rows = 12;
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  input.value = textOf(article);
  input.readOnly = options.isReadOnly;
  const figures = document.createElement('div');
  figures.className = 'plain-figures';
  let isComposing = false;
  input.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  input.addEventListener('compositionend', () => {
    isComposing = false;
  });
  input.addEventListener('input', onChange);
  input.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    options.onFiles(files);
  });

  let ends: (() => void)[] = [];
  const drawFigures = () => {
    for (const end of ends) end();
    ends = [];
    figures.replaceChildren(...article.figures.map((figure) => draw(figure)));
  };
  const draw = (figure: PlainArticle['figures'][number]): HTMLElement => {
    const parsed = new DOMParser().parseFromString(figure.html, 'text/html').querySelector('figure');
    const controls = options.isReadOnly ? null : controlsOf(figure);
    const address = parsed?.getAttribute('data-embed');
    if (address) return drawEmbed(address, embedProviderOf(address) ?? '', options.words, controls);
    const attributes = readPictureFigure(parsed ?? document.createElement('figure'));
    const drawn = drawPicture(attributes, options.words, options.album, controls);
    ends.push(drawn.destroy);
    return drawn.dom;
  };
  const controlsOf = (figure: PlainArticle['figures'][number]): FigureControls => ({
    change(changed) {
      const parsed = new DOMParser().parseFromString(figure.html, 'text/html').querySelector('figure');
      if (parsed) figure.html = pictureHtml({ ...readPictureFigure(parsed), ...changed });
      onChange();
    },
    move(where) {
      const at = article.figures.indexOf(figure);
      const other = article.figures[where === 'up' ? at - 1 : at + 1];
      if (!other) return;
      [figure.html, other.html] = [other.html, figure.html];
      drawFigures();
      onChange();
    },
    remove() {
      const key = /^<figure data-picture="([^"]*)"/.exec(figure.html)?.[1];
      if (key) options.album.stop(key);
      article.figures.splice(article.figures.indexOf(figure), 1);
      drawFigures();
      onChange();
    },
  });
  const add = (htmls: string[]) => {
    article.figures.push(...htmls.map((html) => ({ after: Number.MAX_SAFE_INTEGER, html })));
    drawFigures();
    onChange();
  };
  drawFigures();
  element.replaceChildren(input, figures);
  options.onState({ active: [], queued: [], canUndo: false, canRedo: false });
  return {
    getHtml: () => htmlOfPlain(article, input.value),
    isComposing: () => isComposing,
    toggle: () => {},
    setLink: () => false,
    linkHere: () => null,
    undo: () => {},
    redo: () => {},
    insertPictures: (keys) =>
      add(keys.map((key) => pictureHtml({ key, src: '', alt: '', caption: '', width: null, height: null }))),
    insertEmbed(address) {
      if (!embedProviderOf(address)) return false;
      add([embedHtml(new URL(address).href)]);
      return true;
    },
    replaceBefore: () => {},
    finishWord: () => {
      if (isComposing) input.blur();
    },
    focus: () => input.focus(),
    destroy() {
      for (const end of ends) end();
      element.replaceChildren();
    },
  };
}
