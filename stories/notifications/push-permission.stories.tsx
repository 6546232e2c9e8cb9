import { notificationsExamples } from '#contract/examples/operations/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import { pushPermissionMachine } from '#machines/flow/notifications/push-permission.ts';
import { PushCard } from '#src/features/notification-settings/push-card.tsx';
import { PushPanel } from '#src/features/notification-settings/push-panel.tsx';
import type { PushActor } from '#src/features/notification-settings/push-texts.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import type { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Notifications/Push' };

type Drawn = Parameters<typeof drawState<typeof pushPermissionMachine>>[1];

/** The part of the settings, and the card on the list where there is one. */
const Both = ({ actor }: { actor: PushActor }) => (
  <Page reading paddingBlock="6">
    <Stack gap="6">
      <PushPanel actor={actor} />
      <PushCard actor={actor} />
    </Stack>
  </Page>
);
const story = (value: Drawn['value'], context: Partial<Drawn['context']> = {}) =>
  screenStory(Both, pushPermissionMachine, {
    value,
    context: {
      pushKey: 'key',
      subscription: notificationsExamples.subscribeToPush.request.device,
      failure: null,
      tries: 0,
      ...context,
    },
  });

const failure = new Failure({ code: 'network', status: 0 });

export const Checking = story('checking');
export const CheckFailed = story('checkFailed', { failure });
export const Unavailable = story('unavailable');
export const Denied = story('denied');
export const Off = story('off');
export const Asking = story('asking');
export const AskFailed = story('askFailed', { failure });
export const Declined = story('declined');
export const Registering = story('registering');
export const RegisterWaiting = story('registerWaiting', { failure, tries: 1 });
export const SignInNeeded = story('signInNeeded');
export const TurnedOn = story('turnedOn');
export const On = story('on');
export const Stopping = story('stopping');
export const StopFailed = story('stopFailed', { failure });
