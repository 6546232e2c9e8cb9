import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { publishDefaults } from './publish-defaults.ts';
import type { PublishChoices } from './publish-fields.tsx';

/** Fills what is empty with what was chosen last, once the lists are there. */
export function usePublishDefaults(
  actor: EditorActor,
  buffer: EditorBuffer,
  choices: PublishChoices,
): void {
  const lists = useSelector(choices, (current) => current.context.lists);
  useEffect(() => {
    if (!lists) return;
    const { content, ownerUserId } = actor.getSnapshot().context.draft;
    const defaults = publishDefaults(ownerUserId, content, lists);
    if (Object.keys(defaults).length === 0) return;
    buffer.change(defaults);
    buffer.flush();
  }, [actor, buffer, lists]);
}
