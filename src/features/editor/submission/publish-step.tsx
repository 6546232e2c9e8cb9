import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { formatRules } from '#domain/post/post-formats.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { AiDeclaration } from './ai-declaration.tsx';
import {
  GenreFields,
  HashtagsField,
  LanguageField,
  LocationField,
  type PublishChoices,
} from './publish-fields.tsx';
import { usePublishDefaults } from './use-publish-defaults.ts';
import { type PublishForm as Form, usePublishForm } from './use-publish-form.tsx';

const PublishTime = lazyWithPreload<{ form: Form }>(() => import('./publish-time.tsx'));

type Props = { actor: EditorActor; buffer: EditorBuffer };

/** Where, in which language and about what: the publish step. */
export function PublishStep({ actor, buffer }: Props) {
  const choices = useSelector(
    actor,
    (current) => current.children.choices as PublishChoices | undefined,
  );
  return choices ? <PublishForm actor={actor} buffer={buffer} choices={choices} /> : null;
}

function PublishForm({ actor, buffer, choices }: Props & { choices: PublishChoices }) {
  const form = usePublishForm(actor, buffer);
  usePublishDefaults(actor, buffer, choices);
  const { needsAiDeclaration } = useSelector(
    actor,
    (current) => formatRules[current.context.draft.format],
  );
  // Edits of what readers see are published as soon as they are approved.
  const isLive = useSelector(actor, ({ context }) => context.post?.live === 'PUBLISHED');
  const isLoading = useSelector(choices, (current) => current.matches('loading'));
  const failure = useSelector(choices, (current) => current.context.failure);
  return (
    <Stack gap="6">
      {failure && !isLoading && (
        <RetryNotice onRetry={() => choices.send({ type: 'retry.requested' })}>
          <FormattedMessage
            id="editor.lists-failed"
            defaultMessage="We couldn't load the languages and genres."
          />
        </RetryNotice>
      )}
      <LocationField form={form} />
      <LanguageField form={form} choices={choices} />
      <GenreFields form={form} choices={choices} />
      <HashtagsField form={form} choices={choices} />
      {needsAiDeclaration && (
        <AiDeclaration
          value={form.content.madeWithAi}
          error={form.error('madeWithAi')}
          onChange={(madeWithAi) => form.change({ madeWithAi })}
        />
      )}
      {!isLive && (
        <LazyBoundary fallback={<TextSkeleton />}>
          <PublishTime form={form} />
        </LazyBoundary>
      )}
    </Stack>
  );
}
