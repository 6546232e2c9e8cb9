import { page } from 'vitest/browser';
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';

/** Presses the button of that name. */
export const press = (name: string | RegExp) => () =>
  page.getByRole('button', { name, exact: true }).click();

/** Happens without the screen: a clock, the network, another part of the portal. */
export const outside = (event: EventObject, actor: AnyActorRef) => actor.send(event);

/** A text that is seen. */
export const text = (part: string | RegExp) => () => page.getByText(part).first();

export const heading = (name: string | RegExp) => () => page.getByRole('heading', { name });

/** One of two texts, by the code of the failure that the chart holds. */
export const failureText =
  (texts: Partial<Record<string, string>>) => (snapshot: AnyMachineSnapshot) =>
    page.getByText(texts[snapshot.context.failure?.code] ?? 'Something went wrong !!').first();
