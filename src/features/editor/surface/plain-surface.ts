import { findEmbedProvider } from '#domain/post/article.ts';
import { embedHtml, pictureHtml } from './article-html.ts';
import { mayBePicture } from './picture-files.ts';
import { parsePlainArticle, plainArticleHtml, plainArticleText } from './plain-article.ts';
import { createPlainFigures } from './plain-figures.ts';
import type { SurfaceOptions, WritingSurface } from './writing-surface.ts';

/**
 * Simple text mode: one native field, a line a paragraph, and the figures below it. No keyboard can
 * quarrel with that.
 */
export function createPlainSurface(options: SurfaceOptions): WritingSurface {
  const { element } = options;
  const article = parsePlainArticle(options.html);
  const input = createInput(plainArticleText(article), options);
  let isComposing = false;
  input.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  input.addEventListener('compositionend', () => {
    isComposing = false;
  });
  const figures = createPlainFigures(article.figures, options);
  element.replaceChildren(input, figures.element);
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
      figures.add(
        keys.map((key) =>
          pictureHtml({ key, src: '', alt: '', caption: '', width: null, height: null }),
        ),
      ),
    insertEmbed(address) {
      if (!findEmbedProvider(address)) return false;
      figures.add([embedHtml(new URL(address).href)]);
      return true;
    },
    replaceBeforeCaret: () => {},
    endComposition: () => {
      if (isComposing) input.blur();
    },
    focus: () => input.focus(),
    destroy() {
      figures.destroy();
      element.replaceChildren();
    },
  };
}

function createInput(
  text: string,
  { label, placeholder, isReadOnly, onChange, onFiles }: SurfaceOptions,
): HTMLTextAreaElement {
  const input = document.createElement('textarea');
  input.className = 'plain-input';
  input.dir = 'auto';
  input.rows = 12;
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  input.value = text;
  input.readOnly = isReadOnly;
  input.addEventListener('input', onChange);
  input.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(mayBePicture);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  return input;
}
