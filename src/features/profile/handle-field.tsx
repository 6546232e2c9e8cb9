import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { limits } from '#domain/limits.ts';
import { handleProblem } from '#domain/person/handle.ts';
import type { profileMachine } from '#machines/flow/profile/profile.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { MalformedHandle, ProfileFieldError, ReservedHandle } from './profile-field-error.tsx';
import type { ProfileFormFields } from './profile-fields.tsx';

type ProfileActor = ActorRefFrom<typeof profileMachine>;
type HandleFieldProps = { actor: ProfileActor; form: ProfileFormFields };

/** The name by which readers find the creator, checked while it is typed. */
export function HandleField({ actor, form }: HandleFieldProps) {
  const state = useSelector(actor, (current) => current.value.handle);
  const { handle, answer, suggestions } = useSelector(actor, (current) => current.context);
  const refused = fieldErrorCode(form, 'handle');
  const take = (suggestion: string) => {
    form.setValue('handle', suggestion, { shouldDirty: true });
    form.clearErrors('handle');
    form.setFocus('handle');
    actor.send({ type: 'handle.typed', handle: suggestion });
  };
  const offered = { taken: answer?.suggestions, suggested: suggestions }[state as string] ?? [];
  const live = {
    taken: <FieldMessage code="taken" />,
    malformed: handleProblem(handle) === 'malformed' ? <MalformedHandle /> : <ReservedHandle />,
  }[state as string];
  return (
    <Stack gap="2">
      <Field
        required
        label={<FormattedMessage id="profile.handle.label" defaultMessage="Handle" />}
        hint={
          <FormattedMessage
            id="profile.handle.hint"
            defaultMessage="Your short name in the app. Readers use it to find you."
          />
        }
        error={live ?? (refused && <ProfileFieldError field="handle" code={refused} />)}
      >
        <HandleInput
          {...form.register('handle', {
            onChange: (event) => actor.send({ type: 'handle.typed', handle: event.target.value }),
          })}
        />
      </Field>
      {/* Somebody may have taken it since it was found free. */}
      <HandleStatus state={refused ? null : state} handle={handle} />
      {offered.length > 0 && <Suggestions handles={offered} onTake={take} />}
    </Stack>
  );
}

/** The field starts with @. Handles run from left to right in every language. */
function HandleInput(props: React.ComponentProps<typeof TextInput>) {
  return (
    <Box position="relative" dir="ltr" lang="en">
      <Box
        as="span"
        aria-hidden="true"
        position="absolute"
        insetBlock="0"
        insetInlineStart="4"
        display="flex"
        alignItems="center"
        color="ink.muted"
        fontWeight="semibold"
        pointerEvents="none"
      >
        {'@'}
      </Box>
      <TextInput
        {...props}
        dir="ltr"
        paddingInlineStart="10"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.handleMax * 2}
        enterKeyHint="next"
      />
    </Box>
  );
}

/** Said politely while it changes (WCAG 4.1.3). */
function HandleStatus({ state, handle }: { state: unknown; handle: string }) {
  const name = <bdi dir="ltr">{`@${handle}`}</bdi>;
  return (
    <Text
      role="status"
      size="sm"
      display="flex"
      alignItems="center"
      gap="2"
      color={state === 'available' ? 'success' : 'ink.muted'}
      // Its line is reserved, so that nothing below moves under the finger.
      _empty={{ _before: { content: '"\\200b"' } }}
    >
      {state === 'checking' && (
        <>
          <Spinner />
          <span>
            <FormattedMessage
              id="profile.handle.checking"
              defaultMessage="Checking {name}…"
              values={{ name }}
            />
          </span>
        </>
      )}
      {state === 'available' && (
        <>
          <CircleCheck size="1.2em" aria-hidden="true" />
          <span>
            <FormattedMessage
              id="profile.handle.available"
              defaultMessage="{name} is available"
              values={{ name }}
            />
          </span>
        </>
      )}
      {state === 'checkFailed' && (
        <span>
          <FormattedMessage
            id="profile.handle.check-failed"
            defaultMessage="We couldn't check {name}. We'll check it when you send your profile."
            values={{ name }}
          />
        </span>
      )}
    </Text>
  );
}

function Suggestions({ handles, onTake }: { handles: string[]; onTake: (handle: string) => void }) {
  return (
    <Row gap="2">
      <Text size="sm" muted>
        <FormattedMessage id="profile.handle.suggestions" defaultMessage="Available:" />
      </Text>
      {handles.map((handle) => (
        <Button
          key={handle}
          kind="secondary"
          size="sm"
          dir="ltr"
          lang="en"
          onClick={() => onTake(handle)}
        >
          {`@${handle}`}
        </Button>
      ))}
    </Row>
  );
}
