import { Failure } from '#domain/contract/failure.ts';

/** For a chunk that could not be loaded: it is requested again when the network is back. */
export function throwNetworkFailure(cause: unknown): never {
  const failure = new Failure({ code: 'network' });
  failure.cause = cause;
  throw failure;
}
