import { sql, type RawBuilder } from 'kysely'

/** Whether the row is in one of these states. They are written out: as parameters they would not match a partial index. */
export const stateIn = (states: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`state in (${sql.join(states.map((state) => sql.lit(state)))})`
