import { Failure } from '#domain/contract/failure.ts';
import { uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import { isUnsaved } from '#machines/flow/editor/post-draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import {
  contentOfTest,
  draftClientId,
  draftOfTest,
  htmlWithPicture,
  ownerId,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { postOfTest, versionOfTest } from '#test/factories/posts.ts';
import { video, videoFile } from '#test/factories/videos.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const videoKey = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a33';

const input = {
  clientId: draftClientId,
  postUID: null,
  isFresh: false,
  ownerUserId: ownerId,
  format: 'FORMAT_ARTICLE' as const,
  profile: 'approved' as const,
  newKey: () => 'key',
};

const post = postOfTest({ revision: 1 });
const sentPost = postOfTest({ state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', revision: 9 });
const closedPost = postOfTest({ actions: [] });
const submitted = draftOfTest({
  submitRequested: true,
  intent: {
    action: 'submit',
    key: 'key',
    change: 1,
    ownerUserId: ownerId,
    post: { action: 'submit', clientId: draftClientId, revision: 0 },
  },
});
const saving = draftOfTest({
  intent: {
    action: 'save',
    key: 'key',
    change: 1,
    ownerUserId: ownerId,
    post: { action: 'save', clientId: draftClientId, revision: 0 },
  },
});

const travellingContent = contentOfTest({ html: htmlWithPicture, videoId: videoKey });
const travelling = draftOfTest({
  content: travellingContent,
  pictures: { [pictureKey]: null },
  videos: { [videoKey]: null },
});
const wished = { ...travelling, submitRequested: true };
/** One that the server has had since, left by a page that was closed in between. */
const leftOver = draftOfTest({ savedChange: 1 });

const failed = [
  new Failure({ code: 'unauthenticated', status: 401 }),
  new Failure({ code: 'revision-conflict', status: 409, data: post }),
  new Failure({ code: 'revision-conflict', status: 409 }),
  new Failure({ code: 'network' }),
  new Failure({ code: 'server-busy', status: 503 }),
  new Failure({ code: 'forbidden', status: 403 }),
  new Failure({ code: 'not-found', status: 404 }),
  new Failure({ code: 'profile-not-approved', status: 409, data: post }),
  new Failure({ code: 'invalid-request', status: 400, fields: { locations: 'required' } }),
];

export default chartEvents({
  machine: postEditorMachine,
  // A fresh post comes back as one that may be known once another tab has had it.
  input: { ...input, isFresh: true },
  events: [
    { type: 'content.collected', content: contentOfTest() },
    { type: 'content.collected', content: contentOfTest({ title: '' }) },
    { type: 'content.collected', content: contentOfTest({ html: htmlWithPicture }) },
    { type: 'content.collected', content: { ...travellingContent, title: '' } },
    { type: 'version.restored', version: versionOfTest() },
    { type: 'pictures.chosen', pictures: [] },
    { type: 'post.loaded', post: { ...post, actions: ['save'] } },
    { type: 'post.loaded', post: { ...closedPost, actions: ['save'] } },
    { type: 'post.loaded', post: { ...sentPost, state: 'REJECTED', actions: ['save'] } },
    { type: 'picture.uploaded', key: pictureKey, picture: uploadedPicture },
    { type: 'video.chosen', key: videoKey, file: videoFile },
    { type: 'video.removed', key: videoKey },
    { type: 'video.uploaded', key: videoKey, video },
  ],
  replies: {
    readDraft: { done: [null, draftOfTest(), submitted, saving, travelling, wished, leftOver] },
    writeDraft: { done: [undefined] },
    deleteDraft: { done: [undefined] },
    loadPost: { done: [post, sentPost, closedPost], failed },
    upsertPost: {
      done: [
        { success: true, post },
        { success: true, post: sentPost },
      ],
      failed,
    },
  },
  // Which kind of draft it is decides; its words and counters do not.
  distinguish: ({ draft, post: known, serverCopy, discardedDraft, tries }) => [
    known?.actions.length === 0,
    isUnsaved(draft),
    draft.intent?.action ?? null,
    draft.intent?.action === 'submit' && Math.min(tries, 3),
    draft.change > 0,
    draft.submitRequested,
    draft.content.title === '',
    uploadingMedia(draft).length,
    serverCopy !== null,
    discardedDraft !== null,
  ],
  limit: 200_000,
});
