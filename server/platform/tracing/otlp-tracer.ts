import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanDescription, Tracer } from './tracing.ts';

export type OtlpSettings = {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  /** The share of traces that are recorded, from 0 to 1. */
  ratio: number;
};

/** In ms. */
const exportTimeout = 5000;
/** So many spans wait at most; others are dropped. */
const maxQueueSize = 2048;
const batchSize = 512;
/** How long the end of the process waits for the last spans, in ms. */
const stopTimeout = 2000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Sends spans to a collector by OTLP over HTTP, in batches. A collector that is gone, slow or
 * refuses costs no request anything: spans wait in a bounded queue, and those that do not fit or
 * cannot be sent are dropped.
 * @param delay between two batches, in ms
 */
export function createOtlpTracer(
  { endpoint, headers, ratio }: OtlpSettings,
  { delay = 5000 } = {},
): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: exportTimeout,
    // At the end, the whole queue and the batch that is being sent.
    concurrencyLimit: maxQueueSize / batchSize + 1,
  });
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize,
    maxExportBatchSize: batchSize,
    scheduledDelayMillis: delay,
    exportTimeoutMillis: exportTimeout,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'creator-portal' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('creator-portal');
  const contexts = new WeakMap<OpenSpan, Span>();
  return {
    open({ name, kind, attributes, start }: SpanDescription, parent) {
      const above = parent && contexts.get(parent);
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
      const options = { kind: kinds[kind], attributes, ...(start && { startTime: start }) };
      const span = tracer.startSpan(name, options, context);
      const opened: OpenSpan = {
        traceId: span.spanContext().traceId,
        end(more = {}, isError = false) {
          span.setAttributes(more);
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
      contexts.set(opened, span);
      return opened;
    },
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopTimeout).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
