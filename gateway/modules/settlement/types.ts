export type { Correction, FullStatement, Statement, StatementLine } from '../metering/service'

/** Name of the signer, time and picture. */
export interface Signing {
  /** As the signer entered it. */
  name: string
  /** ISO. */
  at: string
  /** Of the picture's bytes, hex. */
  pictureSha256: string
}
