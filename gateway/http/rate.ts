import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { Refusal } from './refusal'

const windowMs = 60_000
/** ms between two exchanges with the other gateways. */
const exchangedEvery = 2_000
/** A key is sent to the other gateways from this share of its limit on: a caller that calls now and then costs no row. */
const TOLD_FROM = 0.25

/** What was counted of a key in the running minute. */
interface Count {
  own: number
  /** Of these the others know. */
  reported: number
  others: number
  limit: number
}

export interface Rate {
  /** Counts a call; throws 2906 beyond the limit of a minute. */
  count(key: string, limit: number): void
  /** Adds what was counted here to what all gateways count, and learns their part. */
  exchange(db: Db): Promise<void>
  /** Exchanges again and again. Answers how to stop. */
  follow(db: Db, failed: (error: unknown) => void): () => void
}

/**
 * Calls per minute, user and path (CV-3), counted in this process and exchanged with the other gateways every two seconds, so that
 * no call waits for it (their clocks agree to some seconds). Between two exchanges each gateway may let pass what is left of the limit.
 */
export function createRate(): Rate {
  let minute = -1
  let counts = new Map<string, Count>()
  const roll = () => {
    const now = Math.floor((performance.timeOrigin + performance.now()) / windowMs)
    if (now === minute) return
    minute = now
    counts = new Map()
  }
  const rate: Rate = {
    count(key, limit) {
      roll()
      const known = counts.get(key) ?? { own: 0, reported: 0, others: 0, limit }
      counts.set(key, known)
      known.own += 1
      if (known.own + known.others > limit) throw new Refusal('2906')
    },
    async exchange(db) {
      roll()
      const news = [...counts].filter(([, one]) => one.own > one.reported && one.own >= one.limit * TOLD_FROM)
      if (news.length === 0) return
      const unreported = news.map(([key, one]) => ({ key, one, own: one.own, added: one.own - one.reported }))
      const all = await added(db, minute, unreported)
      for (const { key, one, own } of unreported) {
        one.reported = own
        one.others = (all.get(key) ?? own) - own
      }
    },
    follow(db, failed) {
      let isUnderWay = false
      const again = async () => {
        if (isUnderWay) return
        isUnderWay = true
        await rate.exchange(db).catch(failed)
        isUnderWay = false
      }
      const timer = setInterval(() => void again(), exchangedEvery)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
  return rate
}

/** One statement for all keys, in their order: two gateways never wait for each other crosswise. Minutes that are over go. */
async function added(db: Db, minute: number, news: readonly { key: string; added: number }[]) {
  const sorted = [...news].sort((a, b) => (a.key < b.key ? -1 : 1))
  const { rows } = await sql<{ key: string; count: number }>`
    with gone as (delete from rate_count where minute < ${minute - 1}::bigint)
    insert into rate_count (minute, key, count)
    select ${minute}::bigint, key, added
    from unnest(${sorted.map(({ key }) => key)}::text[], ${sorted.map((one) => one.added)}::integer[]) as news(key, added)
    on conflict (minute, key) do update set count = rate_count.count + excluded.count
    returning key, count`.execute(db)
  return new Map(rows.map((row) => [row.key, row.count]))
}
