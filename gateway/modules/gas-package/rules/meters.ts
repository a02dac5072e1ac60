/** Number of past gas days, and how many of them must be known, for a meter to count as remote (K-02, METER). */
export const METER_DAYS = 30
const KNOWN_DAYS = 27

interface Day {
  meterId: string
  gasDay: string
  quality: string
}

/** Whether one of the meters has data of enough of these days; every channel of a day must have come. */
export function isMetered(rows: readonly Day[]): boolean {
  const known = new Map<string, Map<string, boolean>>()
  for (const { meterId, gasDay, quality } of rows) {
    const days = known.get(meterId) ?? new Map<string, boolean>()
    days.set(gasDay, (days.get(gasDay) ?? true) && quality !== 'MISSING')
    known.set(meterId, days)
  }
  return [...known.values()].some((days) => [...days.values()].filter(Boolean).length >= KNOWN_DAYS)
}
