import { type ComponentType, type ReactElement, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { type DrawnState, drawnStateNames, drawState } from './actor-in-state.ts';

type Screen<Machine extends AnyStateMachine> = ComponentType<{ actor: ActorRefFrom<Machine> }>;

/** A story of one screen in one state of its chart. */
export type ScreenStory = {
  render: () => ReactElement;
  /** `state` names what is drawn (`otp.awaitingCode`); stories-complete.test.ts reads it. */
  parameters: { state: string | string[] };
};

/**
 * A story that shows a screen in one legal state: `export const AwaitingCode =
 * screenStory(OtpScreen, otpMachine, { value: 'awaitingCode', context })`. `parameters` are further
 * Storybook parameters.
 * @throws when the chart has no such state.
 */
export function screenStory<Machine extends AnyStateMachine>(
  Screen: Screen<Machine>,
  machine: Machine,
  drawn: DrawnState<Machine>,
  parameters: Record<string, unknown> = {},
): ScreenStory {
  const names = drawnStateNames(machine, drawn);
  return {
    render: () => <Drawn screen={Screen} machine={machine} drawn={drawn} />,
    parameters: { ...parameters, state: names.length === 1 ? (names[0] as string) : names },
  };
}

type DrawnProps<Machine extends AnyStateMachine> = {
  screen: Screen<Machine>;
  machine: Machine;
  drawn: DrawnState<Machine>;
};

function Drawn<Machine extends AnyStateMachine>({
  screen: Screen,
  machine,
  drawn,
}: DrawnProps<Machine>) {
  const [actor] = useState(() => drawState(machine, drawn));
  return <Screen actor={actor} />;
}
