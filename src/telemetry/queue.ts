import type { In } from '@contract'

export type LogEvent = In<'default POST /crmgas/log/batch'>['events'][number]

/*
 * Entries waiting for the log service (TR-02): sent when 10 are waiting or 180 s after the first; kept over a failure and
 * over a crash, the oldest dropped beyond 200. Pure but for what it is given.
 */
export interface QueueHost {
  load(): string
  save(text: string): void
  /** Rejects when the entries did not arrive. */
  send(events: LogEvent[]): Promise<void>
  /** Queues without waiting; returns whether it was accepted. */
  sendLast(events: LogEvent[]): boolean
  later(run: () => void, ms: number): () => void
}

const FLUSH_AT = 10
const FLUSH_AFTER = 180_000
const KEEP_AT_MOST = 200
/** The log service takes at most 50 at a time. */
const BATCH = 50

export interface LogQueue {
  add(event: LogEvent): void
  flush(): Promise<void>
  /** The app leaves the screen: hand over now, without waiting. */
  flushLast(): void
}

export function createQueue(host: QueueHost): LogQueue {
  let waiting = read(host.load())
  let sending: Promise<void> | undefined
  let cancel: (() => void) | undefined
  if (waiting.length > 0) schedule()

  function schedule(): void {
    cancel ??= host.later(() => {
      cancel = undefined
      void flush()
    }, FLUSH_AFTER)
  }

  function keep(events: LogEvent[]): void {
    waiting = events.slice(-KEEP_AT_MOST)
    host.save(waiting.length > 0 ? JSON.stringify(waiting) : '')
  }

  function add(event: LogEvent): void {
    keep([...waiting, event])
    schedule()
    if (waiting.length >= FLUSH_AT) void flush()
  }

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    cancel?.()
    cancel = undefined
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      try {
        await host.send(batch)
      } catch {
        schedule()
        return
      }
      const sent = new Set(batch.map(({ eventId }) => eventId))
      keep(waiting.filter(({ eventId }) => !sent.has(eventId)))
    }
  }

  function flushLast(): void {
    const batch = waiting.slice(0, BATCH)
    if (batch.length > 0 && sending === undefined && host.sendLast(batch)) keep(waiting.slice(batch.length))
  }

  return { add, flush, flushLast }
}

/** What a crash left behind; a broken record is dropped. */
function read(text: string): LogEvent[] {
  if (text === '') return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? (kept as LogEvent[]).slice(-KEEP_AT_MOST) : []
  } catch {
    return []
  }
}
