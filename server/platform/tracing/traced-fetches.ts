import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorType, type OpenSpan, openSpan } from './tracing.ts';

type FetchRequest = { origin: string; method: string };
type Message = { request: FetchRequest; response?: { statusCode: number }; error?: unknown };

/**
 * Records each call that `fetch` makes to another service: gateway, publisher, bucket, push
 * services, sign-in providers. Only its host, method and status, as paths contain ids and keys.
 * @returns what ends it
 */
export function traceFetches(): () => void {
  const spans = new WeakMap<FetchRequest, OpenSpan>();
  const listeners = {
    'undici:request:create': ({ request }: Message) => {
      const { hostname } = new URL(request.origin);
      const span = openSpan({
        name: request.method,
        kind: 'client',
        attributes: { 'http.request.method': request.method, 'server.address': hostname },
      });
      if (span) spans.set(request, span);
    },
    'undici:request:headers': ({ request, response }: Message) => {
      const status = response?.statusCode ?? 0;
      spans.get(request)?.end({ 'http.response.status_code': status }, status >= 400);
      spans.delete(request);
    },
    'undici:request:error': ({ request, error }: Message) => {
      spans.get(request)?.end({ 'error.type': errorType(error) }, true);
      spans.delete(request);
    },
  };
  const entries = Object.entries(listeners) as [string, (message: unknown) => void][];
  for (const [name, listener] of entries) subscribe(name, listener);
  return () => {
    for (const [name, listener] of entries) unsubscribe(name, listener);
  };
}
