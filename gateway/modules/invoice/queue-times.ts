import type { QueueReason } from '@domain/statuses/invoice-apply'
import type { Work } from '../../http/context'
import { monthOpens, quotaRetry } from './rules/dates'

/** When an application that has to wait goes on; null for one that does not. */
export const whenQueued = (work: Pick<Work, 'clock'>, reason: QueueReason | null): string | null =>
  reason === null ? null : reason === 'MONTH_END' ? monthOpens(work.clock.now()) : quotaRetry(work.clock.now())
