import { sql, type RawBuilder } from 'kysely'

/** When a row that has been asked about `ask_count` times before is asked about again: the distances (seconds) grow, the last one stays. */
export const nextTry = (now: string, distances: readonly number[]): RawBuilder<string> =>
  sql`${now}::timestamptz + make_interval(secs => (${[...distances]}::int[])[least(ask_count + 1, ${distances.length})])`
