/*
 * Traces of one process: a call, what it runs below it, and the items of work that it enqueues. Nothing is traced until a tracer is set
 * (otlp.ts, loaded only where the settings name a collector); as with the context of asynchronous work itself there is one per process.
 */

/** Names and values that say what a span is; never a person, a number of a customer or a value of a statement. */
export type Attributes = Readonly<Record<string, string>>

export interface Tracer {
  /** Runs the work in a span of its own below the one that is under way, or below `parent` (W3C traceparent). */
  run<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>, parent?: string): Promise<T>
  /** The span under way as W3C traceparent; null outside of any. */
  current(): string | null
  /** Says more of the span under way. */
  note(attributes: Attributes): void
}

export type SpanKind = 'server' | 'client' | 'consumer'

let tracer: Tracer | null = null

/** Sets the tracer of this process; null: nothing is traced any more. */
export const useTracer = (next: Tracer | null): void => {
  tracer = next
}

/** Runs work as a span; as it is where nothing is traced. */
export const traced = <T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
  parent?: string,
): Promise<T> => (tracer === null ? work() : tracer.run(name, kind, attributes, work, parent))

/** One statement: its text holds places of values only. Statements outside of calls and items (the queue's own looks) are left out. */
export const tracedStatement = <T>(text: string, work: () => Promise<T>): Promise<T> => {
  if (tracer === null || tracer.current() === null) return work()
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(text) ?? []
  const name = `${verb.toLowerCase()} ${table}`.trim()
  return tracer.run(name, 'client', { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1000) }, work)
}

/** The span under way, for an item that goes on with it. */
export const currentSpan = (): string | null => tracer?.current() ?? null

/** The id of the trace under way, as the log and the answer name it; null where nothing is traced. */
export const currentTrace = (): string | null => currentSpan()?.split('-')[1] ?? null

export const noteSpan = (attributes: Attributes): void => tracer?.note(attributes)
