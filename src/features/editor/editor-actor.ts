import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { postEditorMachine } from '#machines/flow/editor/post-editor.ts';

export type EditorActor = ActorRefFrom<typeof postEditorMachine>;
export type EditorSnapshot = SnapshotFrom<typeof postEditorMachine>;
