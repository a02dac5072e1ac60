import { addDays } from '@domain/date'
import { ENDING_DAYS, type CertStatus } from '@domain/statuses/certification'

/** C 3.4: a passed paper is over from the day after its end, whether or not the job has run. */
export const statusOf = (paper: { status: string; validTo: string | null }, today: string): CertStatus =>
  paper.status === '20' && paper.validTo !== null && paper.validTo < today ? '40' : (paper.status as CertStatus)

/** Its end is at most 30 days away, and not yet behind. */
export const endsSoon = (paper: { status: string; validTo: string | null }, today: string): boolean =>
  paper.status === '20' &&
  paper.validTo !== null &&
  paper.validTo >= today &&
  paper.validTo <= addDays(today, ENDING_DAYS)
