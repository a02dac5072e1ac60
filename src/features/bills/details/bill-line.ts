import type { Out } from '@contract'

/** A line of a bill: one channel's gas, or an item beside it. */
export type BillLine = Out<'default GET /crmgas/bill/detail'>['lines'][number]
