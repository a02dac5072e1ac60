import { Type as t } from '@sinclair/typebox'
import { Nullable } from './common'

/** Where a page of a ledger begins; without it at the first row. */
export const ledgerFields = { after: t.Optional(t.Integer({ minimum: 0, maximum: 2_147_483_647 })) }

/** Rows of the ledger of a draw, so many at a time as a phone takes at once. */
export const LedgerPage = t.Object({
  /** One row a line, `hash<TAB>text`; the pages one behind the other are the file that the verifiers in docs/ read. */
  ledger: t.String(),
  /** `after` of the next page; null: this is the last for now. */
  next: Nullable(t.Integer()),
})
