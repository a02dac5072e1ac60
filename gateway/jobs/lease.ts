import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { isoOf } from '../ports/clock'
import type { Job } from './job'

const leaseSeconds = 300
/** A failed run is tried again after this, so often; then it waits for its next time. Jobs are idempotent (CV-11). */
const retrySeconds = 60
const mostAttempts = 5

export interface Run {
  job: Job
  /** When the run was due, ms. */
  at: number
}

/** Takes the run for this gateway: false when another one has it or had it. The lease ends with its holder's death. */
export async function takeLease(db: Db, owner: string, { job, at }: Run): Promise<boolean> {
  const { rows } = await sql`
    insert into job_state (name, ran_until, lease_until, lease_owner)
    values (${job.name}, null, now() + make_interval(secs => ${leaseSeconds}), ${owner})
    on conflict (name) do update set lease_until = excluded.lease_until, lease_owner = excluded.lease_owner
    where (job_state.lease_until is null or job_state.lease_until < now())
      and (job_state.ran_until is null or job_state.ran_until < ${isoOf(at)}::timestamptz)
    returning name`.execute(db)
  return rows.length > 0
}

/** Renews the lease of a run that takes long, three times within its length, until it is told that the run is over. */
export function holdLease(db: Db, owner: string, { job }: Run, lost: (error: unknown) => void): () => Promise<void> {
  let renewal: Promise<unknown> = Promise.resolve()
  const timer = setInterval(
    () => {
      renewal = renew(db, owner, job.name).catch(lost)
    },
    (leaseSeconds / 3) * 1000,
  )
  return async () => {
    clearInterval(timer)
    await renewal
  }
}

const renew = (db: Db, owner: string, name: string) =>
  sql`
    update job_state set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where name = ${name} and lease_owner = ${owner}`.execute(db)

/** The run is over: done, or given up until its next time. */
export async function finish(db: Db, owner: string, { job, at }: Run): Promise<void> {
  await db
    .updateTable('jobState')
    .set({ ranUntil: isoOf(at), leaseUntil: null, leaseOwner: null })
    .where('name', '=', job.name)
    .where('leaseOwner', '=', owner)
    .execute()
}

/** Keeps the failure; answers whether the run is tried again, in which case its lease stands until then. */
export async function fail(db: Db, owner: string, { job, at }: Run, nowIso: string, error: string): Promise<boolean> {
  const kept = await db
    .insertInto('jobRun')
    .values({ name: job.name, scheduledFor: isoOf(at), startedAt: nowIso, finishedAt: nowIso, error })
    .onConflict((c) =>
      c
        .columns(['name', 'scheduledFor'])
        .doUpdateSet((eb) => ({ finishedAt: nowIso, error, attempts: eb('jobRun.attempts', '+', 1) })),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  if ('everySeconds' in job.schedule || kept.attempts >= mostAttempts) return false
  await sql`
    update job_state set lease_until = now() + make_interval(secs => ${retrySeconds})
    where name = ${job.name} and lease_owner = ${owner}`.execute(db)
  return true
}

/** A daily run that went well is kept for whoever asks what ran when. */
export async function keepDone(db: Db, { job, at }: Run, nowIso: string): Promise<void> {
  await db
    .insertInto('jobRun')
    .values({ name: job.name, scheduledFor: isoOf(at), startedAt: nowIso, finishedAt: nowIso, error: null })
    .onConflict((c) => c.columns(['name', 'scheduledFor']).doUpdateSet({ finishedAt: nowIso, error: null }))
    .execute()
}
