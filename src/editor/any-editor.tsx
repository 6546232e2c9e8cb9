import { type EditedPost, Editor } from './editor.tsx';
import { livePostEditorMachine } from './video/live-post-editor.ts';

/** The editor of a post of any format, its video too. */
export default function AnyEditor(post: EditedPost) {
  return <Editor {...post} machine={livePostEditorMachine} />;
}
