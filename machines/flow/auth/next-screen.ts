import type { NextScreen } from '#domain/navigation/onboarding-steps.ts';

/** A sign-in has succeeded, and the server's reply says which screen comes next. */
export type NextScreenReceived = { type: 'next-screen.received'; nextScreen: NextScreen };

/** The next screen of a reply, as parameters for `emitNextScreen`. */
export const repliedNextScreen = ({
  event,
}: {
  event: { output: { nextScreen: NextScreen | null } };
}) => ({ nextScreen: event.output.nextScreen ?? 'dashboard' });

/** What the action `emitNextScreen` of a chart emits. */
export const nextScreenReceived = (
  _: unknown,
  { nextScreen }: { nextScreen: NextScreen },
): NextScreenReceived => ({ type: 'next-screen.received', nextScreen });
