import { redactPersonalData } from '#server/http/contract/personal-data.ts';
import type { OperationId } from '#server/http/handler.ts';

type Sent = { query?: unknown; path?: unknown; body?: unknown };
type Reply = { statusCode: number; headers: Record<string, unknown>; body: string };

const longest = 2000;

/**
 * What a call carried there and back, to repeat it from a failure report: every field that the
 * contract marks `x-personal-data` is hidden, so that a report may be passed on. Bodies that are no
 * JSON are left out.
 */
export function redactedExchange(operationId: OperationId, sent: Sent, reply: Reply): string {
  const { statusCode: status } = reply;
  const exchange = { ...sent, reply: { status, body: parsed(reply) } };
  const { plain } = redactPersonalData(operationId, exchange);
  return JSON.stringify({ operationId, ...plain }).slice(0, longest);
}

function parsed({ headers, body }: Reply): unknown {
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (!isJson) return `[${body.length} characters of ${headers['content-type']}]`;
  try {
    return JSON.parse(body);
  } catch {
    return '[malformed]';
  }
}
