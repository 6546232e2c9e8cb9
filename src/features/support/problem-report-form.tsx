import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { ProblemReportActor } from './problem-report-actor.ts';
import { RecordingSteps } from './recording-steps.tsx';

/** What happened, what is sent with it, the consent, and the button. */
export function ProblemReportForm({ actor }: { actor: ProblemReportActor }) {
  const { text, recording, isConsentGiven } = useSelector(actor, ({ context }) => context);
  const isEditable = useSelector(actor, (current) => current.matches('form'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isRefused = useSelector(actor, (current) => current.matches({ form: 'refused' }));
  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'report.submitted', key: crypto.randomUUID() });
      }}
    >
      <Field
        optional
        label={<FormattedMessage id="problem-reports.what" defaultMessage="What happened?" />}
      >
        <TextArea
          dir="auto"
          rows={4}
          value={text}
          readOnly={!isEditable}
          maxLength={problemReportLimits.whatHappenedMax}
          onChange={(event) => actor.send({ type: 'text.changed', text: event.target.value })}
        />
      </Field>
      <Text size="sm">
        <FormattedMessage
          id="problem-reports.sent-list"
          defaultMessage="We send what you write here, the pages you opened, what you pressed, drafts on this device, replies of the server, errors, and your browser."
        />
      </Text>
      <Text size="sm">
        <FormattedMessage
          id="problem-reports.not-sent"
          defaultMessage="We remove names, phone numbers, bank details and the texts of your posts. What you write here is sent as it is."
        />
      </Text>
      {recording && (
        <details>
          <summary>
            <FormattedMessage id="problem-reports.see" defaultMessage="See what will be sent" />
          </summary>
          <RecordingSteps recording={recording} />
        </details>
      )}
      <Field
        error={
          isRefused && (
            <FormattedMessage
              id="problem-reports.consent.missing"
              defaultMessage="Tick the box to send the report."
            />
          )
        }
        label={<FormattedMessage id="problem-reports.consent.label" defaultMessage="Consent" />}
      >
        <Checkbox
          checked={isConsentGiven}
          disabled={!isEditable}
          onChange={(event) =>
            actor.send({
              type: 'consent.changed',
              isGiven: (event.target as HTMLInputElement).checked,
            })
          }
        >
          <FormattedMessage
            id="problem-reports.consent"
            defaultMessage="Our team may read this report. It is deleted after {days} days."
            values={{ days: problemReportLimits.keptDays }}
          />
        </Checkbox>
      </Field>
      <Button type="submit" busy={isBusy} disabled={!isEditable && !isBusy}>
        <FormattedMessage id="problem-reports.send" defaultMessage="Send report" />
      </Button>
    </Stack>
  );
}
