import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { handleProblem } from '#domain/handle.ts';
import { limits } from '#domain/limits.ts';
import type { profileMachine } from '#machines/flow/profile.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { problemOf } from '#src/ui/rules-form.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { Text } from '#src/ui/text.tsx';
import { TextInput } from '#src/ui/text-input.tsx';
import { FieldProblem, MalformedHandle, ReservedHandle } from './field-problem.tsx';
import type { ProfileFormFields } from './profile-form.tsx';

type ProfileActor = ActorRefFrom<typeof profileMachine>;
type HandleFieldProps = { actor: ProfileActor; form: ProfileFormFields };

/** The name by which readers find the creator, checked while it is typed. */
export function HandleField({ actor, form }: HandleFieldProps) {
  const state = useSelector(actor, (current) => current.value.handle);
  const { handle, answer } = useSelector(actor, (current) => current.context);
  const refused = problemOf(form, 'handle');
  const take = (suggestion: string) => {
    form.setValue('handle', suggestion, { shouldDirty: true });
    form.clearErrors('handle');
    form.setFocus('handle');
    actor.send({ type: 'handle.typed', handle: suggestion });
  };
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
            defaultMessage="Your short name on the app. Readers find you by it."
          />
        }
        error={live ?? (refused && <FieldProblem field="handle" code={refused} />)}
      >
        <HandleInput
          {...form.register('handle', {
            onChange: (event) => actor.send({ type: 'handle.typed', handle: event.target.value }),
          })}
        />
      </Field>
      {/* Somebody may have taken it since it was found free. */}
      <HandleStatus state={refused ? null : state} handle={handle} />
      {state === 'taken' && answer && answer.suggestions.length > 0 && (
        <Suggestions handles={answer.suggestions} onTake={take} />
      )}
    </Stack>
  );
}

/** An @ stands in front; handles run from left to right in every language. */
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
      // Its line is kept free: what lies below must not move away under a finger.
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
              defaultMessage="{name} is free"
              values={{ name }}
            />
          </span>
        </>
      )}
      {state === 'checkFailed' && (
        <span>
          <FormattedMessage
            id="profile.handle.check-failed"
            defaultMessage="We could not check {name} now. We do so when you send the profile."
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
        <FormattedMessage id="profile.handle.suggestions" defaultMessage="Still free:" />
      </Text>
      {handles.map((handle) => (
        <Button key={handle} kind="secondary" size="sm" dir="ltr" lang="en" onClick={() => onTake(handle)}>
          {`@${handle}`}
        </Button>
      ))}
    </Row>
  );
}
