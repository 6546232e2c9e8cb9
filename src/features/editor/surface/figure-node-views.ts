import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView, NodeViewConstructor } from '@tiptap/pm/view';
import { type EmbedProvider, findEmbedProvider } from '#domain/post/article.ts';
import type { PictureAttributes } from './article-html.ts';
import {
  createEmbedElement,
  createPictureElement,
  type FigureControls,
} from './figure-elements.ts';
import type { SurfaceOptions } from './writing-surface.ts';

type Options = Pick<SurfaceOptions, 'figureLabels' | 'pictures' | 'isReadOnly'>;
type NodeViews = Record<'picture' | 'embed', NodeViewConstructor>;

const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
};

/** The node views of figures: plain elements, not rendered by React. */
export function figureNodeViews({
  figureLabels: labels,
  pictures,
  isReadOnly,
}: Options): NodeViews {
  const controlsFor = (view: EditorView, getPos: () => number | undefined, onRemove = () => {}) =>
    isReadOnly ? null : figureControls(view, getPos, onRemove);
  return {
    picture: (node, view, getPos) => {
      const { key } = node.attrs as PictureAttributes;
      const controls = controlsFor(view, getPos, () => pictures.cancelUpload(key));
      const element = createPictureElement(
        node.attrs as PictureAttributes,
        labels,
        pictures,
        controls,
      );
      return {
        dom: element.dom,
        update: (next) => {
          if (next.type !== node.type || next.attrs.key !== key) return false;
          element.show(next.attrs as PictureAttributes);
          return true;
        },
        stopEvent: isOwnEvent,
        ignoreMutation: () => true,
        destroy: element.destroy,
      };
    },
    embed: (node, view, getPos) => {
      const url = String(node.attrs.url);
      const provider = findEmbedProvider(url);
      const dom = createEmbedElement(
        url,
        provider ? providerNames[provider] : '',
        labels,
        controlsFor(view, getPos),
      );
      return { dom, stopEvent: isOwnEvent, ignoreMutation: () => true };
    },
  };
}

/**
 * Fields and buttons of a figure handle their own events; all else (selecting, dragging over)
 * is the editor's.
 */
function isOwnEvent(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('button, textarea') !== null;
}

function figureControls(
  view: EditorView,
  getPos: () => number | undefined,
  onRemove: () => void,
): FigureControls {
  const place = () => {
    const at = getPos();
    const node = at === undefined ? null : view.state.doc.nodeAt(at);
    return at === undefined || !node ? null : { at, node };
  };
  return {
    change(attributes) {
      const found = place();
      if (!found) return;
      const { state } = view;
      const next = { ...found.node.attrs, ...attributes };
      // The field has an undo of its own.
      view.dispatch(
        state.tr.setNodeMarkup(found.at, undefined, next).setMeta('addToHistory', false),
      );
    },
    move(where) {
      const found = place();
      if (!found) return;
      const { state } = view;
      const { at, node } = found;
      const index = state.doc.resolve(at).index(0);
      const neighbour = state.doc.maybeChild(where === 'up' ? index - 1 : index + 1);
      if (!neighbour) return;
      const target = where === 'up' ? at - neighbour.nodeSize : at + neighbour.nodeSize;
      const transaction = state.tr.delete(at, at + node.nodeSize).insert(target, node);
      transaction.setSelection(NodeSelection.create(transaction.doc, target));
      view.dispatch(transaction);
      const dom = view.nodeDOM(target);
      if (!(dom instanceof HTMLElement)) return;
      dom.scrollIntoView({ block: 'nearest' });
      dom.querySelector<HTMLElement>(`[data-action="${where}"]`)?.focus({ preventScroll: true });
    },
    remove() {
      const found = place();
      if (!found) return;
      onRemove();
      const { state } = view;
      view.dispatch(state.tr.delete(found.at, found.at + found.node.nodeSize));
      view.focus();
    },
  };
}
