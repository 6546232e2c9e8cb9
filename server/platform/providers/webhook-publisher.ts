import type { DeliveryFailure } from '#domain/post/publication-deliveries.ts';
import {
  type Delivery,
  type Publisher,
  type PublisherFailure,
  PublisherRefused,
  PublisherUnavailable,
} from './publisher.ts';
import { type PublisherReply, readPublisherReply, readRetryAfter } from './publisher-reply.ts';
import type { PublisherSettings } from './publisher-settings.ts';
import { signWebhook } from './webhook-signature.ts';

type Settings = PublisherSettings & {
  /** Where the addresses of pictures and videos lead. */
  baseUrl: string;
  now: () => Date;
  /** For the connection and the whole reply. */
  timeoutMs?: number;
};

/** Shorter than a delivery is reserved for (repository/deliveries.ts). */
export const publisherTimeoutMs = 15_000;
const replyBytesMax = 16 * 1024;

type WebhookMessage = Delivery & { data: { postUID: string } };

/**
 * A publisher behind a signed webhook (decision 63). Each call is one attempt; the queue repeats
 * it. Redirects are not followed, so that nobody but the configured address gets a post.
 */
export function createWebhookPublisher({
  url,
  keys,
  baseUrl,
  now,
  timeoutMs = publisherTimeoutMs,
}: Settings): Publisher {
  async function post({ id, sequence, kind, data }: WebhookMessage): Promise<PublisherReply> {
    const sentAt = now();
    const body = JSON.stringify({
      type: `post.${kind}`,
      timestamp: sentAt.toISOString(),
      data: { sequence, baseUrl, ...data },
    });
    const { status, headers, text } = await exchange(url, {
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'creator-portal',
        ...signWebhook({ id, sentAt, body }, keys),
      },
      timeoutMs,
    });
    const reply = readPublisherReply(text);
    if (status >= 200 && status < 300) return requireReply(reply, status);
    throw failedStatus(status, reply, readRetryAfter(headers.get('retry-after'), sentAt));
  }

  return {
    async publish(publication, delivery) {
      const reply = await post({ ...delivery, data: publication });
      if (reply.status !== 'published') throw new PublisherUnavailable(wrongReply(200));
      return { url: reply.url };
    },
    async withdraw(postUID, delivery) {
      const reply = await post({ ...delivery, data: { postUID } });
      if (reply.status !== 'withdrawn') throw new PublisherUnavailable(wrongReply(200));
    },
  };
}

const wrongReply = (status: number): PublisherFailure => ({ failure: 'invalid-reply', status });

/**
 * A reply that says nothing of the outcome is a wrong address or a fault, which may be repaired.
 */
function requireReply(reply: PublisherReply | null, status: number): PublisherReply {
  if (!reply) throw new PublisherUnavailable(wrongReply(status));
  if (reply.status === 'refused') {
    const { code, message } = reply;
    throw new PublisherRefused({ failure: 'refused', status, code, message });
  }
  return reply;
}

/** Statuses of the 400s after which the same request may succeed. */
const transientStatuses = [408, 425, 429];

function failedStatus(
  status: number,
  reply: PublisherReply | null,
  retryAfter: number | undefined,
): Error {
  const said = reply?.status === 'refused' ? { code: reply.code, message: reply.message } : {};
  if (status < 400)
    return new PublisherUnavailable({ failure: 'redirected', status, ...said }, retryAfter);
  if (status >= 500 || transientStatuses.includes(status)) {
    const failure = status === 429 ? 'rate-limited' : 'server-error';
    return new PublisherUnavailable({ failure, status, ...said }, retryAfter);
  }
  const failure = reply?.status === 'refused' ? 'refused' : 'rejected';
  return new PublisherRefused({ failure, status, ...said });
}

/** @throws {PublisherUnavailable} without a whole reply in time */
async function exchange(
  url: string,
  { timeoutMs, ...request }: { body: string; headers: Record<string, string>; timeoutMs: number },
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    return { status, headers, text: await readText(response) };
  } catch (error) {
    if (error instanceof PublisherUnavailable) throw error;
    throw new PublisherUnavailable(networkFailure(error));
  }
}

/** The body, under the time-out of the request. */
async function readText({ status, body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > replyBytesMax)
      throw new PublisherUnavailable({ failure: 'reply-too-large', status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function networkFailure(error: unknown): PublisherFailure {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  const failure: DeliveryFailure = name === 'TimeoutError' ? 'timed-out' : 'unreachable';
  const code = cause?.code;
  return { failure, ...(typeof code === 'string' && { code }) };
}
