import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * Traces of requests and of what they cause. Off by default: then nothing of OpenTelemetry is
 * loaded, and each function here returns after one comparison.
 */

/**
 * All that is recorded about a piece of work. None of it may identify a person: no paths,
 * parameters, values, texts of errors or addresses of networks.
 */
export type SpanAttributes = Partial<{
  'http.request.method': string;
  'http.response.status_code': number;
  'db.system.name': 'postgresql';
  'db.operation.name': string;
  'db.collection.name': string;
  'messaging.destination.name': string;
  /** The host of a service that is called. */
  'server.address': string;
  /** The code or the class of an error. */
  'error.type': string;
}>;

export type SpanDescription = {
  /** From a fixed list, such as the id of an operation. */
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes: SpanAttributes;
  /** In ms since 1970; now where it is left out. */
  start?: number;
};

export type OpenSpan = {
  traceId: string;
  /** @param isError whether the work failed */
  end(attributes?: SpanAttributes, isError?: boolean): void;
};

export type Tracer = {
  open(description: SpanDescription, parent: OpenSpan | undefined): OpenSpan;
  /** Sends what is left, for a limited time. */
  stop(): Promise<void>;
};

const active = new AsyncLocalStorage<OpenSpan>();
let tracer: Tracer | undefined;

/** Switches tracing on, before the database is opened and the server is built; or off. */
export function setTracer(one: Tracer | undefined): void {
  tracer = one;
}

export const isTracing = (): boolean => tracer !== undefined;

export const activeSpan = (): OpenSpan | undefined => tracer && active.getStore();

/** Opens a span below the active one; undefined while tracing is off. */
export const openSpan = (description: SpanDescription): OpenSpan | undefined =>
  tracer?.open(description, active.getStore());

/** Runs work whose spans are below this one. */
export function runInSpan<Result>(span: OpenSpan | undefined, work: () => Result): Result {
  return span ? active.run(span, work) : work();
}

/** Records work from its start to its end. */
export async function traced<Result>(
  description: SpanDescription,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = openSpan(description);
  if (!span) return work();
  try {
    const result = await runInSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': errorType(error) }, true);
    throw error;
  }
}

/** The code of an error or its class, never its message, which may quote what somebody wrote. */
export function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const type = String(code ?? name ?? typeof error);
  return /^[\w-]{1,60}$/.test(type) ? type : 'Error';
}
