import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import type { AppealDecisionActor } from './appeal-actors.ts';
import type { AppealDecision } from './appeal-machines.ts';

/** Upholds the first decision or overturns it, with a reason that the creator reads. */
export function AppealDecisionForm({ actor }: { actor: AppealDecisionActor }) {
  const [values, setValues] = useState<AppealDecision>({ outcome: null, answer: '' });
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    actor.send({ type: 'values.submitted', values, key: crypto.randomUUID() });
  };
  return (
    <Card as="section" aria-labelledby="appeal-decision">
      <Heading as="h2" size="sm" id="appeal-decision">
        <FormattedMessage id="appeals.decide.title" defaultMessage="Your decision" />
      </Heading>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <OutcomeField actor={actor} values={values} onChange={setValues} />
          <AnswerField actor={actor} values={values} onChange={setValues} />
          <SubmitError actor={actor} />
          <Row>
            <Button type="submit" busy={isBusy}>
              <FormattedMessage
                id="appeals.decide.submit"
                defaultMessage="Decide and tell creator"
              />
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

type FieldProps = {
  actor: AppealDecisionActor;
  values: AppealDecision;
  onChange: (values: AppealDecision) => void;
};

/** The rule that a field breaks, once that was said. */
const useFieldError = (actor: AppealDecisionActor, field: keyof AppealDecision) =>
  useSelector(actor, (current) =>
    current.matches({ form: 'refused' }) ? current.context.failure?.fields?.[field] : undefined,
  );

function OutcomeField({ actor, values, onChange }: FieldProps) {
  const code = useFieldError(actor, 'outcome');
  return (
    <ChoiceField
      legend={<FormattedMessage id="appeals.decide.outcome" defaultMessage="The first decision" />}
      value={values.outcome}
      onChange={(outcome) => onChange({ ...values, outcome })}
      choices={[
        {
          value: 'upheld',
          label: <FormattedMessage id="appeals.decide.uphold" defaultMessage="Uphold: it stays" />,
        },
        {
          value: 'overturned',
          label: (
            <FormattedMessage
              id="appeals.decide.overturn"
              defaultMessage="Overturn: it was wrong"
            />
          ),
        },
      ]}
      error={code && <FieldMessage code={code} />}
    />
  );
}

function AnswerField({ actor, values, onChange }: FieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useFieldError(actor, 'answer');
  useEffect(() => {
    if (code) area.current?.focus();
  }, [code]);
  return (
    <Field
      required
      label={
        <FormattedMessage id="appeals.decide.answer" defaultMessage="Reason for the creator" />
      }
      hint={
        <FormattedMessage
          id="appeals.decide.answer-hint"
          defaultMessage="Respond to what the creator says, and say what they can do next. At most {count} characters."
          values={{ count: limits.appealTextMax }}
        />
      }
      error={code && <FieldMessage code={code} />}
    >
      <TextArea
        ref={area}
        dir="auto"
        rows={5}
        value={values.answer}
        onChange={({ target }) => onChange({ ...values, answer: target.value })}
      />
    </Field>
  );
}

/** Why it was not decided, where that is not about a field. */
function SubmitError({ actor }: { actor: AppealDecisionActor }) {
  const isFailed = useSelector(actor, (current) => current.matches({ form: 'failed' }));
  const isConflict = useSelector(actor, (current) => current.matches('conflict'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (isConflict)
    return (
      <Banner
        tone="warning"
        actions={
          <Button
            kind="secondary"
            size="sm"
            onClick={() => actor.send({ type: 'reload.requested' })}
          >
            <FormattedMessage id="appeals.decide.reload" defaultMessage="Load it again" />
          </Button>
        }
      >
        <FormattedMessage
          id="appeals.decide.conflict"
          defaultMessage="This appeal was decided, withdrawn, or your claim has ended. Your text is still here."
        />
      </Banner>
    );
  if (!isFailed || !failure) return null;
  return (
    <Banner tone="danger">
      <FailureMessage failure={failure} />
    </Banner>
  );
}
