import { addDays } from '@domain/date'

/** A bank books money up to so many days after it was sent: these days are read again each time. */
export const DAYS_READ = 3

/**
 * AE-77: the days before those that are read each time of which more may have come since `readTo`, oldest first: the bank or the
 * gateway was away meanwhile.
 */
export function missedDays(readTo: string, today: string): string[] {
  const days: string[] = []
  for (let day = addDays(readTo, 1 - DAYS_READ); day <= addDays(today, -DAYS_READ); day = addDays(day, 1))
    days.push(day)
  return days
}
