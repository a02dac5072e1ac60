export type { Correction, FullStatement, Statement, StatementLine } from '../metering/service'

/** Who signed, when, and with which picture. */
export interface Signing {
  /** As he signed himself. */
  name: string
  /** ISO. */
  at: string
  /** Of the picture's bytes, hex. */
  pictureSha256: string
}
