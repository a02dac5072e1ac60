import type { QueueReason } from '@domain/statuses/invoice-apply'
import type { Work } from '../../http/context'
import { monthOpens, nextQuota } from './rules/dates'

/** When an application that has to wait goes on; null for one that does not. */
export const whenQueued = (work: Pick<Work, 'clock'>, reason: QueueReason | null): string | null =>
  reason === null ? null : reason === 'MONTH_END' ? monthOpens(work.clock.now()) : nextQuota(work.clock.now())
