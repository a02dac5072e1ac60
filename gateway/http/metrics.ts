import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What /metrics tells: calls by key and code, jobs, the process. No customer's data. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
  const jobs = new Counter({
    name: 'gateway_job_total',
    help: 'Job runs',
    labelNames: ['job', 'ok'],
    registers: [registry],
  })
  return {
    registry,
    onAnswer(call: string, code: string, duration: number) {
      seconds.labels(call).observe(duration)
      answers.labels(call, code).inc()
    },
    onRun(job: string, ok: boolean) {
      jobs.labels(job, ok ? '1' : '0').inc()
    },
  }
}
