import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type FileUploadActor, fileUploadMachine } from '#machines/kit/file-upload.ts';
import { UploadStatus } from '#src/features/editor/pictures/upload-status.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Editor/Upload' };

const context: ContextFrom<typeof fileUploadMachine> = {
  file: { name: 'IMG_20261120.jpg', size: 4_200_000, type: 'image/jpeg' },
  key: '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a22',
  progress: 0.4,
  picture: null,
  failure: null,
};

function Screen({ actor }: { actor: FileUploadActor }) {
  return (
    <Page as="main" reading paddingBlock="8">
      <PageTitle size="md">IMG_20261120.jpg</PageTitle>
      <UploadStatus actor={actor} />
    </Page>
  );
}

type Value = Parameters<typeof screenStory<typeof fileUploadMachine>>[2]['value'];
const story = (value: Value, more: Partial<typeof context> = {}) =>
  screenStory(Screen, fileUploadMachine, { value, context: { ...context, ...more } });
const failed = (code: ConstructorParameters<typeof Failure>[0]['code']) => ({
  failure: new Failure({ code }),
});

export const Preparing = story('preparing', { progress: 0 });
export const Uploading = story('uploading');
export const Waiting = story('waiting', failed('network'));
export const SignInNeeded = story('signInNeeded');
export const Stopped = story('stopped');
export const Failed = story('failed', failed('internal-error'));
export const Refused = story('refused', failed('image-type-not-allowed'));
export const RefusedHeic = story('refused', failed('image-is-heic'));
export const FirstFrame = story('uploading', { file: { ...context.file, isFirstFrame: true } });
export const Done = story('done', { progress: 1 });
