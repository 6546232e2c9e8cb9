import type { ComponentProps } from 'react';
import type { SubmissionStep } from '#machines/flow/editor/submission-steps.ts';
import { StepList } from '#src/features/editor/submission/submission-steps.tsx';
import { Page } from '#src/ui/layout/layout.tsx';

export default { title: 'Editor/Submission steps' };

function Screen({ steps }: Pick<ComponentProps<typeof StepList>, 'steps'>) {
  return (
    <Page as="main" reading paddingBlock="6">
      <StepList steps={steps} onNavigate={() => {}} />
    </Page>
  );
}

const story = (...steps: SubmissionStep[]) => ({ render: () => <Screen steps={steps} /> });

export const FieldsMissing = story(
  { kind: 'field', field: 'title', section: 'title', code: 'required' },
  { kind: 'field', field: 'textContent', section: 'text', code: 'required' },
  { kind: 'field', field: 'imageKind', section: 'kind', code: 'required' },
  { kind: 'field', field: 'pictures', section: 'pictures', code: 'required' },
  { kind: 'field', field: 'caption', section: 'pictures', code: 'required' },
  { kind: 'field', field: 'videoId', section: 'video', code: 'required' },
  { kind: 'field', field: 'posterId', section: 'poster', code: 'required' },
  { kind: 'field', field: 'locations', section: 'location', code: 'required' },
  { kind: 'field', field: 'language', section: 'language', code: 'required' },
  { kind: 'field', field: 'genre', section: 'genre', code: 'required' },
  { kind: 'field', field: 'subGenre', section: 'genre', code: 'required' },
  { kind: 'field', field: 'madeWithAi', section: 'ai-declaration', code: 'required' },
  { kind: 'field', field: 'publishAt', section: 'publish-time', code: 'required' },
);
export const RulesBroken = story(
  { kind: 'field', field: 'title', section: 'title', code: 'too-long:240' },
  { kind: 'field', field: 'textContent', section: 'text', code: 'too-long' },
  { kind: 'field', field: 'pictures', section: 'pictures', code: 'too-short' },
  { kind: 'field', field: 'caption', section: 'pictures', code: 'too-long:300' },
  { kind: 'field', field: 'alt', section: 'pictures', code: 'too-long:300' },
  { kind: 'field', field: 'hashtags', section: 'hashtags', code: 'too-many' },
);
export const Uploading = story({ kind: 'uploads', count: 3 });
export const ProfileMissing = story({ kind: 'profile', approval: 'missing' });
export const ProfilePending = story({ kind: 'profile', approval: 'pending' });
export const ProfileRejected = story({ kind: 'profile', approval: 'rejected' });
export const WithStaff = story({ kind: 'state' });
