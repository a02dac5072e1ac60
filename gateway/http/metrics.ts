import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The figures of the process itself. Whoever begins to watch a process never ends: once per process, not per gateway, or a process in
 * which gateways come and go keeps all of them in its memory.
 */
export function processMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** What /metrics tells besides what is in the registry: calls by key and code, items of work. No customer's data. */
export function createMetrics(
  registry: Registry,
  countItems: () => Promise<{ kind: string; state: string; n: number }[]>,
) {
  const seconds = new Histogram({
    name: 'gateway_call_seconds',
    help: 'Duration of calls',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'gateway_call_total',
    help: 'Calls by code',
    labelNames: ['call', 'code'],
    registers: [registry],
  })
  const items = new Histogram({
    name: 'gateway_work_seconds',
    help: 'Duration of items of work',
    labelNames: ['kind', 'end'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
    registers: [registry],
  })
  new Gauge({
    name: 'gateway_work_items',
    help: 'Items of work that are not done; state failed: given up, for the desk',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, n } of await countItems()) this.labels(kind, state).set(n)
    },
  })
  const lag = new Gauge({
    name: 'gateway_replica_lag_seconds',
    help: 'How far the read replica is behind',
    registers: [registry],
  })
  return {
    registry,
    onLag: (behind: number) => lag.set(behind),
    onAnswer(call: string, code: string, duration: number) {
      seconds.labels(call).observe(duration)
      answers.labels(call, code).inc()
    },
    onItem(kind: string, end: 'done' | 'again' | 'dead', duration: number) {
      items.labels(kind, end).observe(duration)
    },
  }
}
