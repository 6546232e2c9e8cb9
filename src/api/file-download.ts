import { Failure } from '#domain/contract/failure.ts';
import { confirmIdentityIfRequired, failureFrom, requestTimeout } from './client.ts';
import { type EndCall, recordCall } from './observed-calls.ts';
import { operationPlace } from './operation-place.ts';
import type { OperationId } from './operation-types.ts';
import { emitSessionExpired } from './session-expiry.ts';

type Download = {
  operationId: OperationId;
  body: unknown;
  /** Hears how many bytes have arrived so far. */
  onProgress: (bytes: number) => void;
  /** Cancels the download. */
  signal: AbortSignal;
};

/**
 * Downloads a file that the server creates while it sends it, so that only a pause of {@link
 * requestTimeout} counts as a lost connection. Asks to confirm the identity where the server
 * requires it. Announces a lost session (session-expiry.ts).
 * @throws Failure in the contract's codes; the signal's own reason when the caller aborted
 */
export async function downloadFile(download: Download): Promise<Blob> {
  const { operationId, body, onProgress, signal } = download;
  const silence = new AbortController();
  const expectData = restartableTimer(() => silence.abort(), requestTimeout);
  const endCall = recordCall(operationId, { body });
  try {
    expectData.restart();
    const { method, path } = await operationPlace(operationId);
    if (signal.aborted) throw signal.reason;
    const reply = await fetch(path, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!reply.ok) throw await readFailure(reply, endCall);
    const file = await readBody(reply, (bytes) => {
      expectData.restart();
      onProgress(bytes);
    });
    endCall(reply.status);
    return file;
  } catch (error) {
    endCall(0);
    if (signal.aborted) throw signal.reason;
    expectData.stop();
    if (!(error instanceof Failure)) throw new Failure({ code: 'network', status: 0 });
    if (await confirmIdentityIfRequired(error, signal)) return downloadFile(download);
    throw error;
  } finally {
    expectData.stop();
  }
}

async function readFailure(reply: Response, endCall: EndCall): Promise<Failure> {
  const retryAfter = reply.headers.get('retry-after');
  const body = await reply.json().catch(() => null);
  endCall(reply.status, body);
  const failure = failureFrom(reply.status, body, retryAfter);
  if (failure.code === 'unauthenticated') emitSessionExpired();
  return failure;
}

async function readBody(reply: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of chunksOf(reply)) {
    parts.push(part);
    bytes += part.byteLength;
    onProgress(bytes);
  }
  return new Blob(parts, { type: reply.headers.get('content-type') ?? '' });
}

/** Safari iterates streams only by their reader. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function restartableTimer(onTime: () => void, after: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(onTime, after);
  };
  return { restart, stop };
}
