import { useState } from 'react';
import { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import type { EditorActor } from '#src/features/editor/editor-actor.ts';
import { EditorScreen } from '#src/features/editor/editor-screen.tsx';
import { EditorServicesContext } from '#src/features/editor/editor-services.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { postOfTest } from '#test/factories/posts.ts';

/** The editor without background activity. */
export function EditorInStory({ actor }: { actor: EditorActor }) {
  const [beside] = useState(() => ({
    storageQuota: drawState(storageQuotaMachine, {
      value: 'unknown',
      context: { availableBytes: null },
    }),
    preview: drawState(postPreviewMachine, {
      value: 'closed',
      context: { draft: null, media: null, failure: null },
    }),
    creator: postOfTest().creator,
  }));
  return (
    <EditorServicesContext value={beside}>
      <EditorScreen actor={actor} />
    </EditorServicesContext>
  );
}
