import { randomUUID } from 'node:crypto'
import type { Database } from '../db/connect'
import type { JobCtx, Work } from '../http/context'
import { frozenClock, isoOf, type Clock } from '../ports/clock'
import { dueTimes } from './due'
import type { Job } from './job'
import { fail, finish, holdLease, keepDone, takeLease, type Run } from './lease'

export interface Runner {
  start(): void
  /** Runs everything due up to the clock's now, in order; one at a time per gateway. */
  runDue(): Promise<void>
  stop(): Promise<void>
}

export interface RunnerParts {
  database: Database
  work: Omit<Work, 'afterCommit' | 'db'>
  onRun?(job: string, ok: boolean, seconds: number): void
}

/** ms between two looks at what is due. */
const lookEvery = 1000

/** Scheduled work of all areas (CV-11). A lease per job keeps two gateways from doing a run twice; it ends with the process. */
export function createRunner(jobs: readonly Job[], parts: RunnerParts): Runner {
  const owner = randomUUID()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let stopped = false

  const tick = async () => {
    for (const run of await dueRuns(jobs, parts)) {
      if (stopped) return
      await runOnce(run, owner, parts)
    }
  }
  const runDue = (): Promise<void> => {
    const next = (running ?? Promise.resolve()).then(tick)
    running = next.catch((error: unknown) => parts.work.log.error({ err: error }, 'job runner failed'))
    return next
  }
  const loop = async () => {
    // A failure has been logged by runDue; the next look may find the database back.
    await runDue().catch(() => undefined)
    if (!stopped) timer = setTimeout(() => void loop(), lookEvery)
  }
  return {
    start: () => void loop(),
    runDue,
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

async function dueRuns(jobs: readonly Job[], { database, work }: RunnerParts): Promise<Run[]> {
  const now = work.clock.now()
  const states = await database.db.selectFrom('jobState').selectAll().execute()
  const runs = jobs.flatMap((job) => {
    const ranUntil = states.find((s) => s.name === job.name)?.ranUntil ?? null
    return dueTimes(job, ranUntil === null ? null : Date.parse(ranUntil), now).map((at) => ({ job, at }))
  })
  return runs.sort((a, b) => a.at - b.at)
}

async function runOnce(run: Run, owner: string, parts: RunnerParts): Promise<void> {
  const { db } = parts.database
  const { job } = run
  if (!(await takeLease(db, owner, run))) return
  const started = performance.now()
  const isDaily = 'dailyAt' in job.schedule
  let again = false
  let ok = true
  try {
    await held(run, owner, parts)
    if (isDaily) await keepDone(db, run, parts.work.clock.iso())
  } catch (error) {
    ok = false
    parts.work.log.error({ err: error, job: job.name }, 'job failed')
    again = await fail(db, owner, run, parts.work.clock.iso(), error instanceof Error ? error.message : String(error))
  }
  if (!again) await finish(db, owner, run)
  parts.onRun?.(job.name, ok, (performance.now() - started) / 1000)
}

/** Runs the job under its lease, however long it takes. */
async function held(run: Run, owner: string, parts: RunnerParts): Promise<void> {
  const { job, at } = run
  const { log, clock } = parts.work
  const letGo = holdLease(parts.database.db, owner, run, (error) => {
    log.error({ err: error, job: job.name }, 'lease not renewed')
  })
  try {
    await job.run(jobCtx(parts, 'dailyAt' in job.schedule ? frozenClock(isoOf(at)) : clock))
  } finally {
    await letGo()
  }
}

function jobCtx({ database, work: base }: RunnerParts, clock: Clock): JobCtx {
  const shared = { ...base, clock }
  const lost = (error: unknown) => shared.log.error({ err: error }, 'work after the commit failed')
  return {
    ...shared,
    db: database.db,
    afterCommit: (work) => void Promise.resolve().then(work).catch(lost),
    async transaction(work) {
      const after: (() => Promise<void> | void)[] = []
      const result = await database.db
        .transaction()
        .execute((trx) => work({ ...shared, db: trx, afterCommit: (w) => void after.push(w) }))
      for (const w of after) await Promise.resolve().then(w).catch(lost)
      return result
    },
  }
}
