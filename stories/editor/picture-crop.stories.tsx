import type { ActorRefFrom, ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { pictureCropMachine } from '#machines/flow/editor/picture-crop.ts';
import { PictureCrop } from '#src/features/editor/pictures/picture-crop-button.tsx';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Editor/Picture crop' };

const context: ContextFrom<typeof pictureCropMachine> = {
  shape: { width: 1800, height: 1011, isRound: false },
  originals: {},
  shown: null,
  original: null,
  cropped: null,
  failure: null,
};

function Screen({ actor }: { actor: ActorRefFrom<typeof pictureCropMachine> }) {
  return (
    <Page as="main" reading paddingBlock="8">
      <PageTitle size="md">IMG_20261120.jpg</PageTitle>
      <Row gap="2">
        <PictureCrop actor={actor} onOpen={() => {}} />
      </Row>
    </Page>
  );
}

const story = (value: 'idle' | 'fetching' | 'failed', more: Partial<typeof context> = {}) =>
  screenStory(Screen, pictureCropMachine, { value, context: { ...context, ...more } });

export const Idle = story('idle');
export const Fetching = story('fetching');
export const Failed = story('failed', { failure: new Failure({ code: 'network' }) });
