import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { useTracer, type Tracer } from './tracer'

export interface Tracing {
  /** Sends what has not been sent, and traces no more. */
  stop(): Promise<void>
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Sends the spans of this process to `<endpoint>/v1/traces` (OTLP over HTTP, JSON); of `ratio` (0 to 1) of all traces. */
export function startTracing({ endpoint, ratio }: { endpoint: string; ratio: number }): Tracing {
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gas-gateway' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  useTracer(tracerOf(provider))
  return {
    async stop() {
      useTracer(null)
      await provider.shutdown()
      context.disable()
    },
  }
}

function tracerOf(provider: BasicTracerProvider): Tracer {
  const spans = provider.getTracer('gateway')
  return {
    run(name, kind, attributes, work, parent) {
      const above = parent === undefined ? context.active() : contextOf(parent)
      const span = spans.startSpan(name, { kind: kinds[kind], attributes }, above)
      return context.with(trace.setSpan(above, span), () => ended(span, work))
    },
    current() {
      const span = trace.getSpanContext(context.active())
      if (!span) return null
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
    },
    note: (attributes) => void trace.getSpan(context.active())?.setAttributes({ ...attributes }),
  }
}

/** Of a failure its class alone: texts of errors may hold values. */
async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** W3C traceparent; one that cannot be read begins a trace of its own. */
function contextOf(parent: string): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true })
}
