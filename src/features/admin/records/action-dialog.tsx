import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { RecordActor } from './record-page.tsx';

/** What the dialog says about an action. */
export type ActionTexts = {
  title: ReactNode;
  /** What happens, and to whom. */
  effect: ReactNode;
  /** The label of the button. */
  confirm: ReactNode;
  /** The action removes something from somebody. */
  isDangerous?: boolean;
};

/** What the frame of a form needs of it. */
export type ActionFormProps<Values> = {
  id: string;
  isReadOnly: boolean;
  onSubmit: (values: Values) => void;
};

type Props<Record, Action, Result, Values> = {
  actor: RecordActor<Record, Action, Result, Values>;
  texts: (action: Action) => ActionTexts;
  /** The form of an action that asks for something; its `id` is the form's. */
  form?: (action: Action, props: ActionFormProps<Values>) => ReactNode;
  /** What is shown once, such as a link. */
  result?: (result: Result, close: () => void) => ReactNode;
};

const formId = 'record-action';

/** Asks before something is done with a record, and shows the outcome. */
export function ActionDialog<Record, Action, Result, Values>(
  props: Props<Record, Action, Result, Values>,
) {
  const { actor, texts, result: showResult } = props;
  const { action, result } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  if (action === null) return null;
  const close = () =>
    actor.send({ type: result === null ? 'action.dismissed' : 'result.dismissed' });
  return (
    <Dialog open={isOpen} closable={!isBusy} onClose={close} title={texts(action).title}>
      {result !== null && showResult ? (
        showResult(result, close)
      ) : (
        <Confirmation {...props} action={action} />
      )}
    </Dialog>
  );
}

function Confirmation<Record, Action, Result, Values>({
  actor,
  texts,
  form,
  action,
}: Props<Record, Action, Result, Values> & { action: Action }) {
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const isFailed = snapshot.matches('actionFailed');
  const { failure } = snapshot.context;
  const { effect, confirm, isDangerous } = texts(action);
  const submit = (values: Values | null) =>
    actor.send({ type: 'action.confirmed', values, key: crypto.randomUUID() });
  const fields = form?.(action, { id: formId, isReadOnly: isBusy, onSubmit: submit });
  return (
    <Stack gap="5">
      <Text>{effect}</Text>
      {fields}
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {isFailed && failure && (
          <ErrorLine>
            <ActionFailure failure={failure} />
          </ErrorLine>
        )}
      </Box>
      <Row gap="3">
        <Button
          kind={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          {...(fields ? { type: 'submit', form: formId } : { onClick: () => submit(null) })}
        >
          {isFailed ? <RetryLabel /> : confirm}
        </Button>
        <Button
          kind="ghost"
          disabled={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'action.dismissed' })}
        >
          <FormattedMessage
            id="records.cancel"
            defaultMessage="Cancel"
            description="Button: closes a dialog without doing anything"
          />
        </Button>
      </Row>
    </Stack>
  );
}

/** A record that was changed elsewhere is shown again when the dialog closes. */
const ActionFailure = ({ failure }: { failure: Failure }) =>
  failure.code === 'revision-conflict' ? (
    <FormattedMessage
      id="records.action-conflict"
      defaultMessage="Somebody changed this record. Cancel, check the current version and try again."
    />
  ) : (
    <FailureMessage failure={failure} />
  );
