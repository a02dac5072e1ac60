import type { BindingRow } from './repo'

/** Binding as the rules take it. */
export const stateOf = (row: BindingRow) => ({
  ...row,
  applyAt: Date.parse(row.applyAt),
  deadlineAt: row.deadlineAt === null ? null : Date.parse(row.deadlineAt),
})
