import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * The place of an actor that the app provides: a chart names what it needs by operationId and knows
 * no network.
 * @throws when a chart is started without it.
 */
export function requiredActor<Output, Input extends NonReducibleUnknown = undefined>(
  operationId: string,
) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor ${operationId} is not provided.`)),
  );
}
