import createClient from 'openapi-fetch';
import { errorCodes, type FieldCode } from '#domain/contract/error-codes.ts';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { storableText } from '#domain/language/storable-text.ts';
import { type IdentityConfirmation, requestConfirmation } from './identity-confirmation.ts';
import { recordCall } from './observed-calls.ts';
import { operationPlace } from './operation-place.ts';
import type { NoInputOperationId, OperationId, Reply, Request } from './operation-types.ts';
import { recordServerTime } from './server-time.ts';
import { emitSessionExpired } from './session-expiry.ts';

/** After this time a call counts as unanswered; 2G with a 200 kB body stays below it. */
export const requestTimeout = 30_000;

type LooseRequest = {
  body?: unknown;
  query?: unknown;
  path?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  isBackground?: boolean;
};
type Outcome = { data?: unknown; error?: unknown; response: Response };
type LooseFetch = (method: string, path: string, init: object) => Promise<Outcome>;

/**
 * Calls an operation of the contract, with the cookies of this origin, and returns the `data` of
 * its reply. A `FormData` body is sent as multipart. Announces a lost session (session-expiry.ts),
 * unless the call is one in the background.
 * @throws Failure in the contract's codes; code `network`, status 0, without a reply within {@link
 * requestTimeout}; the signal's own reason when the caller aborted.
 */
export async function call<Id extends NoInputOperationId>(
  operationId: Id,
  request?: Request<Id>,
): Promise<Reply<Id>>;
export async function call<Id extends OperationId>(
  operationId: Id,
  request: Request<Id>,
): Promise<Reply<Id>>;
export async function call<Id extends OperationId>(
  operationId: Id,
  request: LooseRequest = {},
): Promise<Reply<Id>> {
  const { data, error, response } = await sendRequest(operationId, request);
  recordServerTime(response.headers.get('date'));
  if (!response.ok) {
    const failure = failureFrom(response.status, error, response.headers.get('retry-after'));
    if (failure.code === 'unauthenticated' && !request.isBackground) emitSessionExpired();
    if (await confirmIdentityIfRequired(failure, request.signal))
      return call<OperationId>(operationId, request as never) as never;
    throw failure;
  }
  // A captive portal answers 200 with a page of its own, so our server has not replied.
  if (typeof data !== 'object' || data === null || !('data' in data)) throw networkFailure();
  return data.data as Reply<Id>;
}

/**
 * If the server asks the person to confirm their identity again: whether they did, so that the call
 * may be repeated.
 */
export async function confirmIdentityIfRequired(
  failure: Failure,
  signal?: AbortSignal,
): Promise<boolean> {
  if (failure.code !== 'reauthentication-required') return false;
  const answer = await requestConfirmation(failure.data as IdentityConfirmation);
  if (signal?.aborted) throw signal.reason;
  return answer;
}

async function sendRequest(operationId: OperationId, request: LooseRequest): Promise<Outcome> {
  const { body, query, path, headers, signal } = request;
  const timeout = AbortSignal.timeout(requestTimeout);
  const client = createClient({
    baseUrl: globalThis.location?.origin ?? '',
    credentials: 'same-origin',
    bodySerializer: serialise,
  });
  const endCall = recordCall(operationId, { query, path, body });
  try {
    const { method, path: template } = await operationPlace(operationId);
    const outcome = await (client.request as unknown as LooseFetch)(method, template, {
      ...(body === undefined ? {} : { body }),
      params: { query, path },
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    endCall(outcome.response.status, outcome.data ?? outcome.error);
    return outcome;
  } catch (error) {
    endCall(0);
    if (signal?.aborted) throw signal.reason;
    throw networkFailure(error);
  }
}

/**
 * Replaces unpaired surrogates left behind by a keyboard: the server refuses them, and nobody could
 * find them.
 */
function serialise(body: unknown): FormData | string {
  if (body instanceof FormData) return body;
  return JSON.stringify(body, (_, value) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}

function networkFailure(cause?: unknown): Failure {
  const failure = new Failure({ code: 'network', status: 0, jitter: Math.random() });
  failure.cause = cause;
  return failure;
}

type ErrorBody = {
  code?: string;
  fields?: Record<string, FieldCode>;
  attemptsLeft?: number;
  retryAfter?: number;
  otpDigits?: 4 | 8;
  post?: unknown;
  claim?: unknown;
  reauthentication?: unknown;
};

/**
 * The Failure of a reply. A reply outside the contract, such as a proxy's own page, becomes
 * `internal-error`, or `server-busy` for 502 to 504, and keeps its status.
 * @param header `Retry-After`, which proxies send too; a date is not read
 * @param random from 0 to 1
 */
export function failureFrom(
  status: number,
  reply: unknown,
  header: string | null = null,
  random: () => number = Math.random,
): Failure {
  const spread = random();
  const error = (reply as { error?: ErrorBody } | null | undefined)?.error;
  const code = errorCodes.find((known) => known === error?.code);
  const headerRetryAfter = header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
  if (!error || !code) {
    return new Failure({
      code: errorCodeForStatus(status),
      status,
      jitter: spread,
      ...(headerRetryAfter && { retryAfter: headerRetryAfter }),
    });
  }
  const {
    fields,
    attemptsLeft,
    retryAfter = headerRetryAfter,
    otpDigits,
    post,
    claim,
    reauthentication,
  } = error;
  const data = post ?? claim ?? reauthentication;
  return new Failure({
    code,
    status,
    jitter: spread,
    ...(fields && { fields }),
    ...(attemptsLeft !== undefined && { attemptsLeft }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(otpDigits !== undefined && { otpDigits }),
    ...(data !== undefined && { data }),
  });
}

function errorCodeForStatus(status: number): FailureCode {
  if (status === 413) return 'too-large';
  return status >= 502 && status <= 504 ? 'server-busy' : 'internal-error';
}

/** The query that fetches the page behind a `nextPageUrl`: its cursor; empty for the first page. */
export function pageQuery(nextPageUrl: string | null): { cursor?: string } {
  const cursor =
    nextPageUrl && new URL(nextPageUrl, 'https://origin.invalid').searchParams.get('cursor');
  return cursor ? { cursor } : {};
}
