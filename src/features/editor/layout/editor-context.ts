import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { EditorActor } from '../editor-actor.ts';
import { autoFlush, createEditorBuffer, type EditorBuffer } from '../editor-buffer.ts';
import { createPictureRegistry, type PictureRegistry } from '../pictures/picture-registry.ts';
import { useScriptPreference } from '../transliteration/lazy-transliteration.tsx';
import type { ScriptSelectProps } from '../transliteration/script-select.tsx';

/** Shared by the forms of all formats. */
export type EditorContext = {
  actor: EditorActor;
  buffer: EditorBuffer;
  pictureRegistry: PictureRegistry;
  /** Hands over the fields, including the word that is being composed. */
  flush: () => void;
  /** Typing in Latin letters, and its settings. */
  transliteration: ScriptSelectProps;
};

/** The editor of a draft, as long as the page shows it. */
export function useEditorContext(actor: EditorActor): EditorContext {
  const [buffer] = useState(() => createEditorBuffer(actor));
  const [pictureRegistry] = useState(() => createPictureRegistry(actor));
  const language = useSelector(actor, (current) => current.context.draft.content.language);
  const [script, onScriptChange] = useScriptPreference(language);
  // Layout effects end before the actor is stopped: what was typed last is still flushed.
  useLayoutEffect(() => autoFlush(actor, buffer), [actor, buffer]);
  useEffect(() => () => pictureRegistry.dispose(), [pictureRegistry]);
  const flush = () => {
    buffer.surface?.endComposition();
    buffer.flush();
  };
  return {
    actor,
    buffer,
    pictureRegistry,
    flush,
    transliteration: { language, script, onScriptChange },
  };
}
