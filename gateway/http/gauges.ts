import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { collection } from '../extensions'
import type { Database } from '../db/connect'
import type { ItemCount } from '../work/dead'
import type { Work } from './context'

/** A number that an area wants to be watched. */
export interface Figure {
  help: string
  /** Null: there is nothing to watch yet. */
  read(work: Work): Promise<number | null>
}

/** By the name of the metric after `gateway_`. */
export const figures = collection<Figure>('watched figure')

/** What is read when /metrics is asked. */
export interface Sources {
  countItems(): Promise<ItemCount[]>
  lateness(): Promise<Map<string, number>>
  connections: Database['connections']
  dataDir: string
  figures(): ReadonlyMap<string, Figure>
  work(): Work
  /** A source that cannot be read: what it counts is missing, all else is there. */
  onFailure(error: unknown): void
}

/** Figures that are read when they are asked for. No customer's data. */
export function createGauges(registry: Registry, from: Sources): void {
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: (gauge: Gauge<L>) => Promise<void> | void,
  ) =>
    new Gauge<L>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        // Without labels reset() would say 0, which is a figure.
        if (labelNames.length > 0) this.reset()
        else this.set(NaN)
        try {
          await read(this)
        } catch (error) {
          from.onFailure(error)
        }
      },
    })

  const counted = onceAtATime(() => from.countItems())
  gauge(
    'gateway_work_items',
    'Items of work that are not done; state failed: given up, for the desk',
    ['kind', 'state'],
    async (it) => {
      for (const { kind, state, n } of await counted()) it.labels(kind, state).set(n)
    },
  )
  gauge('gateway_work_waited_seconds', 'How long the oldest due item of a kind has waited', ['kind'], async (it) => {
    for (const { kind, waited } of await counted()) if (waited > 0) it.labels(kind).set(waited)
  })
  gauge(
    'gateway_sweep_late_seconds',
    'For how long daily work has been due without having been listed to its end',
    ['sweep'],
    async (it) => {
      for (const [sweep, seconds] of await from.lateness()) it.labels(sweep).set(seconds)
    },
  )
  gauge(
    'gateway_database_connections',
    'Connections of the pool by state; waiting: statements that wait for one',
    ['state'],
    (it) => {
      for (const [state, n] of Object.entries(from.connections() ?? {})) it.labels(state).set(n)
    },
  )
  gauge('gateway_disk_free_ratio', 'Free part of the disk that DATA_DIR lies on', [], async (it) => {
    const { bavail, blocks } = await statfs(from.dataDir)
    it.set(bavail / blocks)
  })
  for (const [name, { help, read }] of from.figures())
    gauge(`gateway_${name}`, help, [], async (it) => {
      const value = await read(from.work())
      if (value !== null) it.set(value)
    })
}

/** Calls that come while one is under way share its answer. */
function onceAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () =>
    (underWay ??= read().finally(() => {
      underWay = null
    }))
}
