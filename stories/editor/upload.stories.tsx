import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type UploadActor, uploadMachine } from '#machines/flow/upload.ts';
import { UploadStatus } from '#src/editor/upload-status.tsx';
import { Page } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'Editor/Upload' };

const context: ContextFrom<typeof uploadMachine> = {
  file: { name: 'IMG_20261120.jpg', size: 4_200_000, type: 'image/jpeg' },
  key: '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a22',
  part: 0.4,
  picture: null,
  failure: null,
};

function Screen({ actor }: { actor: UploadActor }) {
  return (
    <Page as="main" reading paddingBlock="8">
      <PageTitle size="md">IMG_20261120.jpg</PageTitle>
      <UploadStatus actor={actor} />
    </Page>
  );
}

type Value = Parameters<typeof screenStory<typeof uploadMachine>>[2]['value'];
const story = (value: Value, more: Partial<typeof context> = {}) =>
  screenStory(Screen, uploadMachine, { value, context: { ...context, ...more } });
const failed = (code: ConstructorParameters<typeof Failure>[0]['code']) => ({
  failure: new Failure({ code }),
});

export const Preparing = story('preparing', { part: 0 });
export const Uploading = story('uploading');
export const Waiting = story('waiting', failed('network'));
export const SignInNeeded = story('signInNeeded');
export const Stopped = story('stopped');
export const Failed = story('failed', failed('internal-error'));
export const Refused = story('refused', failed('image-type-not-allowed'));
export const Done = story('done', { part: 1 });
