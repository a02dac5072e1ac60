import { sql } from 'kysely'

/** The version of a row that changes, whatever it was when the row was read. */
export const nextVersion = sql<number>`version + 1`
