import { Editor, type EditorTarget } from './editor.tsx';
import { livePostEditorMachine } from './live-post-editor-machine.ts';

/** The editor of a post of any format, its video too. */
export default function AllFormatsEditor(post: EditorTarget) {
  return <Editor {...post} machine={livePostEditorMachine} />;
}
