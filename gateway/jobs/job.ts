import type { JobCtx } from '../http/context'

/** When a job runs: every n seconds, or daily at a time of Asia/Shanghai. A missed daily run is caught up (CV-11). */
export type Schedule = { everySeconds: number } | { dailyAt: `${number}:${number}` }

/** Scheduled work (CV-11). Idempotent; takes its rows with `for update skip locked`, so that two gateways never do one twice. */
export interface Job {
  name: string
  schedule: Schedule
  run(ctx: JobCtx): Promise<void>
}
