import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { confirmIdentityMachine } from '#machines/flow/auth/confirm-identity.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export type ConfirmIdentityActor = ActorRefFrom<typeof confirmIdentityMachine>;

type Props = { actor: ConfirmIdentityActor };

/** Said politely, in one place. */
export function ConfirmationFailure({ actor, ref }: Props & { ref?: Ref<HTMLDivElement> }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Box
      ref={ref}
      role="status"
      tabIndex={-1}
      _focusVisible={{ outline: 'none' }}
      css={{ '&:empty': { marginBlockStart: '-5' } }}
    >
      {failure && (
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
    </Box>
  );
}

/** Back to the ways to confirm, where there is another one. */
export function OtherMethodButton({ actor }: Props) {
  const canChange = useSelector(actor, ({ context }) => context.ways.length > 1);
  if (!canChange) return null;
  return (
    <Button
      kind="link"
      size="sm"
      alignSelf="flex-start"
      onClick={() => actor.send({ type: 'method.changed' })}
    >
      <FormattedMessage
        id="app.confirm.another-way"
        defaultMessage="Try another way"
        description="Button: back to the ways in which somebody can confirm who they are"
      />
    </Button>
  );
}
