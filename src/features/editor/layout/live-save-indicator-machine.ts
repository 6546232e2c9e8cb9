import { fromCallback } from 'xstate';
import { type SaveStatus, saveIndicatorMachine } from '#machines/flow/editor/save-indicator.ts';
import type { EditorActor, EditorSnapshot } from '../editor-actor.ts';

/** Where the text is stored, according to the charts of device and server. */
export function saveStatus(snapshot: EditorSnapshot): SaveStatus {
  const { draft } = snapshot.context;
  if (snapshot.hasTag('notStored') && !snapshot.hasTag('saved')) return 'storageFailed';
  if (snapshot.hasTag('storing')) return 'saving';
  if (snapshot.hasTag('notSaved')) return 'notSaved';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.hasTag('waiting')) return 'waiting';
  if (snapshot.hasTag('unsaved')) return 'device';
  return draft.revision === 0 ? 'empty' : 'server';
}

/** The chart `save-indicator` on this editor. */
export const liveSaveIndicatorMachine = (editor: EditorActor) =>
  saveIndicatorMachine.provide({
    actors: {
      watchSaveStatus: fromCallback(({ sendBack }) => {
        const notify = () =>
          sendBack({ type: 'status.changed', status: saveStatus(editor.getSnapshot()) });
        notify();
        const subscription = editor.subscribe(notify);
        return () => subscription.unsubscribe();
      }),
    },
  });
