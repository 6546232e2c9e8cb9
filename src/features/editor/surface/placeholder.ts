import type { EditorView } from '@tiptap/pm/view';
import type { SurfaceOptions } from './writing-surface.ts';

export type Placeholder = ReturnType<typeof createPlaceholder>;

/**
 * The placeholder of an empty article. An attribute of its container, because nothing may change
 * inside a composition.
 */
export function createPlaceholder(
  view: EditorView,
  { element, placeholder }: Pick<SurfaceOptions, 'element' | 'placeholder'>,
) {
  let host = element;
  host.dataset.placeholder = placeholder;
  const update = () => {
    const { doc } = view.state;
    const isEmpty =
      doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2;
    const text = String(isEmpty && !view.composing);
    if (host.dataset.empty !== text) host.dataset.empty = text;
  };
  return {
    update,
    moveTo(next: HTMLElement) {
      host = next;
      host.dataset.placeholder = placeholder;
      update();
    },
  };
}
