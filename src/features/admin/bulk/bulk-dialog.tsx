import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import type { BulkRequest } from '#machines/flow/admin/bulk-actions.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine, Field } from '#src/ui/forms/field.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { useBulkCount } from './bulk-bar.tsx';
import type { BulkActor, BulkFilters, BulkOffer, BulkValues } from './bulk-offer.ts';

type Props = {
  actor: BulkActor;
  offers: readonly BulkOffer[];
  total: number | undefined;
  filters: BulkFilters;
};

const formId = 'bulk-action';

/** Says with exactly how many records what is done, and asks for what the action needs. */
export function BulkDialog({ actor, offers, ...props }: Props) {
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const kind = useSelector(actor, ({ context }) => context.kind);
  const offer = offers.find((each) => each.kind === kind);
  if (!offer) return null;
  return (
    <Dialog
      open={isOpen}
      closable={!isBusy}
      onClose={() => actor.send({ type: 'action.dismissed' })}
      title={offer.title}
    >
      {isOpen && <Confirmation actor={actor} offer={offer} {...props} />}
    </Dialog>
  );
}

type ConfirmationProps = Omit<Props, 'offers'> & { offer: BulkOffer };

function Confirmation({ actor, offer, total, filters }: ConfirmationProps) {
  const count = useBulkCount(actor, total);
  const [reason, setReason] = useState('');
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('startFailed'));
  const submit = (values: BulkValues) => {
    const { isAllSelected, selected } = actor.getSnapshot().context;
    const request = {
      kind: offer.kind,
      ...values,
      ...(isAllSelected ? { filters } : { ids: [...selected] }),
      ...(reason.trim() && { reason: reason.trim() }),
      expectedTotal: count,
    } as BulkRequest;
    actor.send({ type: 'action.confirmed', request, key: crypto.randomUUID() });
  };
  const fields = offer.form?.({ id: formId, isReadOnly: isBusy, onSubmit: submit });
  return (
    <Stack gap="5">
      <Text>{offer.effect(count)}</Text>
      {fields}
      <ReasonField value={reason} isReadOnly={isBusy} onChange={setReason} />
      <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
        {isFailed && <StartFailure actor={actor} />}
      </Box>
      <Row gap="3">
        <Button
          kind={offer.isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          {...(fields ? { type: 'submit', form: formId } : { onClick: () => submit(null) })}
        >
          {isFailed ? <RetryLabel /> : offer.confirm(count)}
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

type ReasonProps = { value: string; isReadOnly: boolean; onChange: (reason: string) => void };

function ReasonField({ value, isReadOnly, onChange }: ReasonProps) {
  return (
    <Field
      optional
      label={<FormattedMessage id="bulk.reason" defaultMessage="Reason" />}
      hint={
        <FormattedMessage
          id="bulk.reason-hint"
          defaultMessage="Kept in the audit trail. Creators do not see it."
        />
      }
    >
      <TextArea
        dir="auto"
        rows={2}
        value={value}
        maxLength={limits.noteMax}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function StartFailure({ actor }: { actor: BulkActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure) return null;
  const { fields = {} } = failure;
  return (
    <ErrorLine>
      {fields.expectedTotal ? (
        <FormattedMessage
          id="bulk.more-match"
          defaultMessage="More records match now than you confirmed. Cancel, check the list and select again."
        />
      ) : fields.kind ? (
        <FormattedMessage
          id="bulk.already-running"
          defaultMessage="{max} of your actions are still running. Try again when one has finished."
          values={{ max: limits.bulkActionsMax }}
        />
      ) : (
        <FailureMessage failure={failure} />
      )}
    </ErrorLine>
  );
}
