import type { Path } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import {
  type PostDetails,
  type PostDetailsDraft,
  postDetailsForm,
} from '#domain/forms/post-details-form.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import type { PostDetailsSubject } from '#machines/flow/review/post-details.ts';
import { RecordDialogForm } from '#src/features/admin/records/index.ts';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Text } from '#src/ui/layout/text.tsx';
import { GenreFields, HashtagsField, LanguageField, LocationsField } from './details-fields.tsx';
import { type DetailsActor, type DetailsFormState, fieldError } from './details-form-state.tsx';

type Props = { actor: DetailsActor; subject: PostDetailsSubject; onCancel: () => void };

const fields = [
  'locations',
  'language',
  'genre',
  'subGenre',
  'hashtags',
  'madeWithAi',
] as const satisfies readonly Path<PostDetailsDraft>[];

/** Where a post is filed, as on the publish step of its creator. */
export function DetailsForm({ actor, subject: { post, choices }, onCancel }: Props) {
  const form = useSchemaForm<PostDetailsDraft, PostDetails>(postDetailsForm, toDraft(post));
  return (
    <RecordDialogForm actor={actor} form={form} fields={fields} onCancel={onCancel}>
      <Text size="sm" muted>
        <FormattedMessage
          id="staff.details.explanation"
          defaultMessage="The title and the text stay as the creator wrote them. The creator sees the change in the history."
        />
      </Text>
      <LocationsField form={form} />
      <LanguageField form={form} choices={choices} />
      <GenreFields form={form} choices={choices} />
      <HashtagsField form={form} choices={choices} />
      {formatRules[post.format].needsAiDeclaration && <AiField form={form} />}
    </RecordDialogForm>
  );
}

const toDraft = (post: PostDetailsSubject['post']): PostDetailsDraft => ({
  format: post.format,
  locations: post.locations,
  language: post.language ?? '',
  genre: post.genre ?? '',
  subGenre: post.subGenre ?? '',
  hashtags: post.hashtags.map(({ title }) => title),
  madeWithAi: post.madeWithAi,
});

function AiField({ form }: { form: DetailsFormState }) {
  const madeWithAi = form.watch('madeWithAi');
  return (
    <ChoiceField
      legend={
        <FormattedMessage id="staff.details.ai" defaultMessage="Was it made or edited with AI?" />
      }
      error={fieldError(form, 'madeWithAi')}
      choices={[
        { value: 'no', label: <FormattedMessage id="staff.details.ai-no" defaultMessage="No" /> },
        {
          value: 'yes',
          label: <FormattedMessage id="staff.details.ai-yes" defaultMessage="Yes, with AI" />,
        },
      ]}
      value={madeWithAi === null ? null : madeWithAi ? 'yes' : 'no'}
      onChange={(chosen) => form.setValue('madeWithAi', chosen === 'yes', { shouldValidate: true })}
    />
  );
}
