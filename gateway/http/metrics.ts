import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The figures of the process itself. Their collection never ends once begun: it begins once per process, not per gateway, or a process in
 * which gateways come and go keeps all of them in its memory.
 */
export function processMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** What a line of the log may raise an alarm about: each is counted from 0 on, so that the first one is an increase. */
export const ALARMS: readonly string[] = [
  'BANK',
  'CREDIT',
  'DEAD_LETTER',
  'INVOICE',
  'LEDGER',
  'RECONCILE',
  'SMS',
  'SWEEP',
  'VALVE',
]

/** What is counted as it happens: calls by key and code, items of work, calls of ports, alarms. No customer's data. */
export function createMetrics(registry: Registry) {
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
  const ports = new Histogram({
    name: 'gateway_port_seconds',
    help: 'Calls of outside systems; end failed: no answer, or a fault',
    labelNames: ['port', 'end'],
    buckets: [0.05, 0.25, 1, 5, 30],
    registers: [registry],
  })
  const alarms = new Counter({
    name: 'gateway_alarm_total',
    help: 'Lines of the log with an alarm',
    labelNames: ['alarm'],
    registers: [registry],
  })
  for (const alarm of ALARMS) alarms.labels(alarm).inc(0)
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
    onPort: (port: string, _call: string, end: 'answered' | 'failed', duration: number) =>
      ports.labels(port, end).observe(duration),
    onAlarm: (alarm: string) => alarms.labels(alarm).inc(),
    onItem(kind: string, end: 'done' | 'again' | 'dead', duration: number) {
      items.labels(kind, end).observe(duration)
    },
  }
}
