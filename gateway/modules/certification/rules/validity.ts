import { addDays } from '@domain/date'
import { ENDING_DAYS } from '@domain/statuses/certification'

/** Its end is at most 30 days away, and not yet behind. */
export const endsSoon = (paper: { status: string; validTo: string | null }, today: string): boolean =>
  paper.status === '20' &&
  paper.validTo !== null &&
  paper.validTo >= today &&
  paper.validTo <= addDays(today, ENDING_DAYS)
