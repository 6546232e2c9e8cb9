import { liveArticleEditorMachine } from '../live-machine.ts';
import { liveVideoUploadMachine } from './live-machine.ts';

/** The chart `post-editor` on the real server and this device, for a post of any format. */
export const livePostEditorMachine = liveArticleEditorMachine.provide({
  actors: { videoUpload: liveVideoUploadMachine },
});
