import { liveArticleEditorMachine } from './live-article-editor-machine.ts';
import { liveVideoUploadMachine } from './video/live-video-upload-machine.ts';

/** The chart `post-editor` on the real server and this device, for a post of any format. */
export const livePostEditorMachine = liveArticleEditorMachine.provide({
  actors: { videoUpload: liveVideoUploadMachine },
});
