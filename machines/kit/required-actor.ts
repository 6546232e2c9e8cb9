import {
  type ActorLogic,
  type AnyActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

/**
 * A placeholder for an actor that the app provides: a chart names it by operationId and does not
 * depend on the network.
 * @throws when a chart is started without it.
 */
export function requiredActor<Output, Input extends NonReducibleUnknown = undefined>(
  operationId: string,
) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor ${operationId} is not provided.`)),
  );
}

/**
 * A placeholder for a chart that is loaded on demand, typed by its events and input, so that its
 * states are not imported. Does nothing until the app provides the chart.
 */
export function optionalChart<Event extends EventObject, Input extends NonReducibleUnknown>() {
  // biome-ignore lint/suspicious/noExplicitAny: the snapshot belongs to the chart that is provided
  const absent: ActorLogic<any, Event, Input, AnyActor['system'], any> = fromCallback<Event, Input>(
    () => {},
  );
  return absent;
}
