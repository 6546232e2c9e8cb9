import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { parseRuleCode, type RuleCode } from '#domain/forms/validation-rules.ts';
import {
  type PostField,
  type SubmissionStep,
  submissionSteps,
} from '#machines/flow/editor/submission-steps.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { DisclosureSummary } from '#src/ui/layout/disclosure-summary.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { type FieldTarget, focusField } from './field-navigation.ts';
import { FixButton } from './fix-button.tsx';
import { MissingProfileStep } from './missing-profile-step.tsx';

/** "Why can't I send this?": what is left to do, while something is. */
export function SubmissionSteps({ actor }: { actor: EditorActor }) {
  const draft = useSelector(actor, (current) => current.context.draft);
  const post = useSelector(actor, (current) => current.context.post);
  const profile = useSelector(actor, (current) => current.context.profile);
  const steps = submissionSteps({ draft, post, profile });
  if (steps.length === 0) return null;
  return (
    <details>
      <DisclosureSummary>
        <FormattedMessage id="editor.steps.heading" defaultMessage="Why can't I send this?" />
      </DisclosureSummary>
      <StepList steps={steps} onNavigate={(target) => focusField(actor, target)} />
    </details>
  );
}

type StepListProps = { steps: SubmissionStep[]; onNavigate: (target: FieldTarget) => void };

/** The steps as a list, each with a way there. */
export function StepList({ steps, onNavigate }: StepListProps) {
  return (
    <Stack as="ol" gap="1" paddingInlineStart="6" listStyleType="decimal">
      {steps.map((step) => (
        <Box as="li" key={step.kind === 'field' ? step.field : step.kind}>
          <Step step={step} onNavigate={onNavigate} />
        </Box>
      ))}
    </Stack>
  );
}

function Step({ step, onNavigate }: { step: SubmissionStep } & Pick<StepListProps, 'onNavigate'>) {
  const textId = useId();
  return (
    <Row justifyContent="space-between" minHeight="target">
      <Text id={textId} flex="1 1 9rem">
        <StepMessage step={step} />
      </Text>
      {step.kind === 'field' && (
        <FixButton problemId={textId} onClick={() => onNavigate({ field: step.section })} />
      )}
      {step.kind === 'profile' && (
        <RouterLink to="/app/profile" flexShrink="0" maxWidth="full">
          <FormattedMessage id="editor.not-approved.profile" defaultMessage="Go to my profile" />
        </RouterLink>
      )}
    </Row>
  );
}

function StepMessage({ step }: { step: SubmissionStep }) {
  switch (step.kind) {
    case 'field':
      return <FieldStepMessage {...step} />;
    case 'uploads':
      return (
        <FormattedMessage
          id="editor.steps.uploads"
          defaultMessage="{count, plural, one {Wait until 1 upload is done} other {Wait until # uploads are done}}"
          values={{ count: step.count }}
        />
      );
    case 'profile':
      return <MissingProfileStep profile={step.approval} />;
    case 'state':
      return (
        <FormattedMessage
          id="editor.steps.state"
          defaultMessage="Our team is working on this post. Wait for the decision."
        />
      );
  }
}

/** What is missing in a field, or which rule it breaks. */
function FieldStepMessage({ field, code }: Extract<SubmissionStep, { kind: 'field' }>) {
  const missing = missingFields[field];
  const name = fieldNames[field];
  if (missing && isEmptyField(code)) return <FormattedMessage {...missing} />;
  if (!name) return <FieldMessage code={code} />;
  return (
    <FormattedMessage
      id="editor.steps.rule"
      defaultMessage="{field}: {problem}"
      description="field: Title; problem: Use 240 characters or fewer."
      values={{ field: <FormattedMessage {...name} />, problem: <FieldMessage code={code} /> }}
    />
  );
}

const isEmptyField = (code: RuleCode) =>
  ['required', 'list-required'].includes(parseRuleCode(code).name);

const missingFields: Partial<Record<PostField, MessageDescriptor>> = defineMessages({
  title: { id: 'editor.steps.title', defaultMessage: 'Write a title' },
  textContent: { id: 'editor.steps.text', defaultMessage: 'Write the text' },
  imageKind: { id: 'editor.steps.kind', defaultMessage: 'Choose what this image is for' },
  pictures: { id: 'editor.steps.pictures', defaultMessage: 'Add a photo' },
  caption: { id: 'editor.steps.caption', defaultMessage: 'Write the missing captions' },
  videoId: { id: 'editor.steps.video', defaultMessage: 'Add a video' },
  posterId: { id: 'editor.steps.poster', defaultMessage: 'Choose a cover image' },
  locations: { id: 'editor.steps.location', defaultMessage: 'Choose a location' },
  language: { id: 'editor.steps.language', defaultMessage: 'Choose a language' },
  genre: { id: 'editor.steps.genre', defaultMessage: 'Choose a genre' },
  subGenre: { id: 'editor.steps.sub-genre', defaultMessage: 'Choose a sub-genre' },
  madeWithAi: { id: 'editor.steps.ai', defaultMessage: 'Say whether AI was used' },
  publishAt: { id: 'editor.steps.publish-time', defaultMessage: 'Choose a publishing time' },
});

/** Of fields that can break a rule although they are filled in. */
const fieldNames: Partial<Record<PostField, MessageDescriptor>> = defineMessages({
  title: { id: 'editor.steps.title-name', defaultMessage: 'Title' },
  textContent: { id: 'editor.steps.text-name', defaultMessage: 'Text' },
  pictures: { id: 'editor.steps.pictures-name', defaultMessage: 'Images' },
  caption: { id: 'editor.steps.caption-name', defaultMessage: 'Captions' },
  alt: { id: 'editor.steps.alt-name', defaultMessage: 'Image descriptions' },
  hashtags: { id: 'editor.steps.hashtags-name', defaultMessage: 'Hashtags' },
});
