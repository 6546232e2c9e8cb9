import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import type { PictureRegistry } from '../pictures/picture-registry.ts';
import { getEarlyInput } from '../prerendered/early-input.ts';
import { createPlainSurface } from '../surface/plain-surface.ts';
import { createRichSurface } from '../surface/rich-surface.ts';
import type { SurfaceState, WritingSurface } from '../surface/writing-surface.ts';
import { surfaceLabels } from './surface-labels.ts';

const untouched: SurfaceState = { active: [], queued: [], canUndo: false, canRedo: false };

type Options = {
  actor: EditorActor;
  buffer: EditorBuffer;
  pictureRegistry: PictureRegistry;
  isPlainText: boolean;
};

/**
 * Opens the surface in `host`, once for each mode; null until then. Words that were typed before
 * the portal had started are kept.
 */
export function useWritingSurface(
  host: RefObject<HTMLElement | null>,
  { actor, buffer, pictureRegistry, isPlainText }: Options,
): { surface: WritingSurface | null; state: SurfaceState } {
  const intl = useIntl();
  const [surface, setSurface] = useState<WritingSurface | null>(null);
  const [state, setState] = useState(untouched);
  const [initial] = useState(() => ({ intl }));
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const open = isPlainText ? createPlainSurface : createRichSurface;
    const surfaceOptions = {
      pictures: pictureRegistry,
      onChange: buffer.markChanged,
      onState: setState,
      onFiles: (files: File[]) => opened.insertPictures(pictureRegistry.addFiles(files)),
    };
    const earlySurface = getEarlyInput(actor)?.takeSurface(element, surfaceOptions);
    const { html } = actor.getSnapshot().context.draft.content;
    const opened: WritingSurface =
      earlySurface ??
      open({
        ...surfaceOptions,
        ...surfaceLabels(initial.intl),
        element,
        html,
        isReadOnly: false,
      });
    buffer.surface = opened;
    setSurface(opened);
    if (earlySurface && earlySurface.getHtml() !== '') buffer.markChanged();
    return () => {
      buffer.flush();
      buffer.surface = null;
      opened.destroy();
    };
  }, [host, actor, pictureRegistry, buffer, isPlainText, initial]);
  return { surface, state };
}
