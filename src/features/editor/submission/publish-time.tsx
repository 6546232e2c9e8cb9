import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { publishTimeProblem, suggestedPublishTime } from '#domain/post/publish-time.ts';
import { serverNow } from '#src/api/server-time.ts';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { IndianTimeField } from '#src/ui/forms/indian-time-field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PublishForm } from './use-publish-form.tsx';

/** When to publish the post: once it is approved, or at a chosen time. */
export default function PublishTime({ form }: { form: PublishForm }) {
  const stored = form.content.publishAt ?? null;
  const [problem, setProblem] = useState<'required' | 'too-early' | 'too-late' | null>(
    stored === '' ? 'required' : null,
  );
  const hasPassed = stored !== null && Date.parse(stored) <= serverNow();
  const choose = (value: string | null) => {
    const found = value === null ? 'required' : publishTimeProblem(value, serverNow());
    setProblem(found);
    form.change({ publishAt: found ? '' : value });
  };
  return (
    <Stack gap="3">
      <ChoiceField
        legend={
          <FormattedMessage id="editor.publish-time.label" defaultMessage="When to publish" />
        }
        choices={[
          {
            value: 'approved',
            label: (
              <FormattedMessage
                id="editor.publish-time.approved"
                defaultMessage="As soon as it's approved"
              />
            ),
          },
          {
            value: 'chosen',
            label: (
              <FormattedMessage id="editor.publish-time.chosen" defaultMessage="At a chosen time" />
            ),
          },
        ]}
        value={stored === null ? 'approved' : 'chosen'}
        onChange={(chosen) => {
          setProblem(null);
          form.change({
            publishAt: chosen === 'chosen' ? suggestedPublishTime(serverNow()) : null,
          });
        }}
      />
      {stored !== null && (
        <IndianTimeField
          place="publish-time"
          value={stored}
          problem={problem ?? form.problem('publishAt')}
          onChange={choose}
        />
      )}
      <Text size="sm" muted role="status">
        {hasPassed && problem === null ? (
          <FormattedMessage
            id="editor.publish-time.passed"
            defaultMessage="This time has passed. The post will be published as soon as it's approved."
          />
        ) : (
          stored !== null && (
            <FormattedMessage
              id="editor.publish-time.hint"
              defaultMessage="If the review takes longer, the post is published as soon as it's approved."
            />
          )
        )}
      </Text>
    </Stack>
  );
}
