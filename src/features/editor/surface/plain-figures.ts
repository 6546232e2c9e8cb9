import { findEmbedProvider } from '#domain/post/article.ts';
import { pictureHtml } from './article-html.ts';
import {
  createEmbedElement,
  createPictureElement,
  type FigureControls,
  revealFigure,
} from './figure-elements.ts';
import type { PlainArticle } from './plain-article.ts';
import { readPictureFigure } from './schema.ts';
import type { SurfaceOptions } from './writing-surface.ts';

type PlainFigure = PlainArticle['figures'][number];

/** The figures of an article, drawn below its plain field; changes are made in `figures`. */
export function createPlainFigures(figures: PlainFigure[], options: SurfaceOptions) {
  const element = document.createElement('div');
  element.className = 'plain-figures';
  let cleanups: (() => void)[] = [];
  const destroy = () => {
    for (const end of cleanups) end();
    cleanups = [];
  };
  const redraw = () => {
    destroy();
    element.replaceChildren(...figures.map((figure) => draw(figure)));
  };
  const redrawChanged = () => {
    redraw();
    options.onChange();
  };
  const draw = (figure: PlainFigure): HTMLElement => {
    const controls = options.isReadOnly
      ? null
      : figureControls(figures, figure, options, redrawChanged);
    const drawn = drawFigure(figure, options, controls);
    if (drawn.destroy) cleanups.push(drawn.destroy);
    return drawn.dom;
  };
  redraw();
  return {
    element,
    add(htmls: string[]) {
      figures.push(...htmls.map((html) => ({ after: Number.MAX_SAFE_INTEGER, html })));
      redrawChanged();
      revealFigure(element.children.item(figures.length - htmls.length));
    },
    destroy,
  };
}

const parseFigure = ({ html }: PlainFigure) =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('figure');

function drawFigure(
  figure: PlainFigure,
  { figureLabels, pictures }: SurfaceOptions,
  controls: FigureControls | null,
): { dom: HTMLElement; destroy?: () => void } {
  const parsed = parseFigure(figure);
  const address = parsed?.getAttribute('data-embed');
  if (address) {
    const provider = findEmbedProvider(address) ?? '';
    return { dom: createEmbedElement(address, provider, figureLabels, controls) };
  }
  const attributes = readPictureFigure(parsed ?? document.createElement('figure'));
  return createPictureElement(attributes, figureLabels, pictures, controls);
}

function figureControls(
  figures: PlainFigure[],
  figure: PlainFigure,
  { pictures, onChange }: SurfaceOptions,
  redrawChanged: () => void,
): FigureControls {
  return {
    change(changed) {
      const parsed = parseFigure(figure);
      if (parsed) figure.html = pictureHtml({ ...readPictureFigure(parsed), ...changed });
      onChange();
    },
    move(where) {
      const at = figures.indexOf(figure);
      const other = figures[where === 'up' ? at - 1 : at + 1];
      if (!other) return;
      [figure.html, other.html] = [other.html, figure.html];
      redrawChanged();
    },
    remove() {
      const key = /^<figure data-picture="([^"]*)"/.exec(figure.html)?.[1];
      if (key) pictures.cancelUpload(key);
      figures.splice(figures.indexOf(figure), 1);
      redrawChanged();
    },
  };
}
