import { Failure } from '#domain/contract/failure.ts';
import { type VideoUploadActor, videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import { VideoUploadStatus } from '#src/features/editor/video/video-upload-status.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { uploadedVideo, videoContext } from './videos.ts';

export default { title: 'Editor/Video upload' };

function Screen({ actor }: { actor: VideoUploadActor }) {
  return (
    <Page as="main" reading paddingBlock="8">
      <PageTitle size="md">मेले की पहली शाम</PageTitle>
      <VideoUploadStatus actor={actor} />
    </Page>
  );
}

type Value = Parameters<typeof screenStory<typeof videoUploadMachine>>[2]['value'];
const story = (value: Value, more: Partial<typeof videoContext> = {}) =>
  screenStory(Screen, videoUploadMachine, { value, context: { ...videoContext, ...more } });
const failed = (code: ConstructorParameters<typeof Failure>[0]['code']) => ({
  failure: new Failure({ code }),
});
const started = { offset: 0, videoId: null, facts: null };

export const Checking = story('checking', started);
export const Keeping = story('storing', started);
export const Transferring = story({ sending: 'transferring' });
export const WithoutRoom = story({ sending: 'transferring' }, { localCopy: 'noSpace' });
export const Elsewhere = story({ sending: 'inOtherTab' });
export const Waiting = story({ sending: 'waiting' }, failed('network'));
export const ServerBusy = story({ sending: 'waiting' }, failed('server-busy'));
export const StorageFull = story({ sending: 'waiting' }, failed('storage-full'));
export const SignInNeeded = story({ sending: 'signInNeeded' });
export const Cancelling = story('cancelling');
export const FileNeeded = story('fileNeeded', { file: null, localCopy: 'noSpace' });
export const FileLost = story('fileNeeded', { ...started, file: null, fileInfo: null });
export const Comparing = story('comparing');
export const OtherFile = story('otherFile', {
  file: { name: 'VID_20261121_1900.mp4', size: 9_000_000, type: 'video/mp4' },
});
export const Stopped = story('stopped', started);
export const Failed = story('failed', failed('internal-error'));
export const QuotaReached = story('failed', { ...started, ...failed('quota-reached') });
export const Refused = story(
  { refused: 'cleared' },
  { ...started, ...failed('video-type-not-allowed') },
);
export const RefusedForItsSound = story(
  { refused: 'cleared' },
  { ...started, isSilent: true, ...failed('video-has-sound') },
);
export const RefusedHevc = story(
  { refused: 'cleared' },
  { ...started, ...failed('video-is-hevc') },
);
export const RefusedGif = story(
  { refused: 'cleared' },
  { ...started, isSilent: true, ...failed('video-is-gif') },
);
export const Done = story('done', { offset: 48_210_332, video: uploadedVideo });
