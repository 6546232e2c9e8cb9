import { useState } from 'react';
import { deviceRoomMachine } from '#machines/flow/device-room.ts';
import { postPreviewMachine } from '#machines/flow/post-preview.ts';
import { BesideContext } from '#src/editor/beside.ts';
import type { EditorActor } from '#src/editor/editor-actor.ts';
import { EditorScreen } from '#src/editor/editor-screen.tsx';
import { drawState } from '#stories/support/drawn-state.ts';
import { postOfTest } from '#test/support/posts.ts';

/** The editor with nothing going on beside it. */
export function EditorInStory({ actor }: { actor: EditorActor }) {
  const [beside] = useState(() => ({
    room: drawState(deviceRoomMachine, { value: 'unmeasured', context: { leftBytes: null } }),
    preview: drawState(postPreviewMachine, {
      value: 'closed',
      context: { draft: null, exhibits: null, failure: null },
    }),
    creator: postOfTest().creator,
  }));
  return (
    <BesideContext value={beside}>
      <EditorScreen actor={actor} />
    </BesideContext>
  );
}
