import { collection } from './extensions'
import type { Work } from './http/context'
import type { Table } from './sheet/table'

/** Whose copy of the personal data is made, and every customer number that the user was ever bound to: tables are searched by these. */
export interface DataSubject {
  userId: string
  bps: readonly string[]
}

/** What one table keeps of a person, as a sheet of the copy, in words for that person (PIPL art. 45). */
export type OwnData = (work: Work, subject: DataSubject) => Promise<Table>

/** Tables that keep something of a person, by table name. A table of users is here or in test/gateway/personal-tables.ts. */
export const personalData = collection<OwnData>('personal data of')
