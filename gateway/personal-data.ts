import { collection } from './extensions'
import type { Work } from './http/context'
import type { Table } from './sheet/table'

/** The user of a copy of the personal data, and every customer number that the user was ever bound to: tables are searched by these. */
export interface DataSubject {
  userId: string
  bps: readonly string[]
}

/** The data of one table about a user, as a sheet of the copy, in words for that user (PIPL art. 45). */
export type OwnData = (work: Work, subject: DataSubject) => Promise<Table>

/** Tables with data of a user, by table name. A table of users is here or in test/gateway/personal-tables.ts. */
export const personalData = collection<OwnData>('personal data of')
