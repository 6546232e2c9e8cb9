import { findEmbedProvider } from '#domain/post/article.ts';
import { embedHtml, pictureHtml } from './article-html.ts';
import {
  createEmbedElement,
  createPictureElement,
  type FigureControls,
} from './figure-elements.ts';
import {
  type PlainArticle,
  parsePlainArticle,
  plainArticleHtml,
  plainArticleText,
} from './plain-article.ts';
import { readPictureFigure } from './schema.ts';
import type { SurfaceOptions, WritingSurface } from './writing-surface.ts';

/**
 * Simple text mode: one native field, a line a paragraph, and the figures below it. No keyboard can
 * quarrel with that.
 */
export function createPlainSurface(options: SurfaceOptions): WritingSurface {
  const { element, label, placeholder, onChange } = options;
  const article: PlainArticle = parsePlainArticle(options.html);
  const input = document.createElement('textarea');
  input.className = 'plain-input';
  input.dir = 'auto';
  input.rows = 12;
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  input.value = plainArticleText(article);
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
    const files = [...(event.clipboardData?.files ?? [])].filter((file) =>
      file.type.startsWith('image/'),
    );
    if (files.length === 0) return;
    event.preventDefault();
    options.onFiles(files);
  });

  let cleanups: (() => void)[] = [];
  const drawFigures = () => {
    for (const end of cleanups) end();
    cleanups = [];
    figures.replaceChildren(...article.figures.map((figure) => draw(figure)));
  };
  const draw = (figure: PlainArticle['figures'][number]): HTMLElement => {
    const parsed = new DOMParser()
      .parseFromString(figure.html, 'text/html')
      .querySelector('figure');
    const controls = options.isReadOnly ? null : figureControls(figure);
    const address = parsed?.getAttribute('data-embed');
    if (address)
      return createEmbedElement(
        address,
        findEmbedProvider(address) ?? '',
        options.figureLabels,
        controls,
      );
    const attributes = readPictureFigure(parsed ?? document.createElement('figure'));
    const drawn = createPictureElement(
      attributes,
      options.figureLabels,
      options.pictures,
      controls,
    );
    cleanups.push(drawn.destroy);
    return drawn.dom;
  };
  const figureControls = (figure: PlainArticle['figures'][number]): FigureControls => ({
    change(changed) {
      const parsed = new DOMParser()
        .parseFromString(figure.html, 'text/html')
        .querySelector('figure');
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
      if (key) options.pictures.cancelUpload(key);
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
    getHtml: () => plainArticleHtml(article, input.value),
    isComposing: () => isComposing,
    toggle: () => {},
    setLink: () => false,
    currentLink: () => null,
    undo: () => {},
    redo: () => {},
    insertPictures: (keys) =>
      add(
        keys.map((key) =>
          pictureHtml({ key, src: '', alt: '', caption: '', width: null, height: null }),
        ),
      ),
    insertEmbed(address) {
      if (!findEmbedProvider(address)) return false;
      add([embedHtml(new URL(address).href)]);
      return true;
    },
    replaceBeforeCaret: () => {},
    endComposition: () => {
      if (isComposing) input.blur();
    },
    focus: () => input.focus(),
    destroy() {
      for (const end of cleanups) end();
      element.replaceChildren();
    },
  };
}
