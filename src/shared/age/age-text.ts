import { formatMoment } from '@domain/date-format'

export interface Age {
  /** ISO: what happened later is not in the figures. */
  asOf: string
  /** Share of the expected frames that are there, 0–100. */
  whole: number
  /** Gas days without one. */
  missingDays: readonly string[]
}

/** until when figures know, and how whole they are: 数据截至 11-01 08:00，完整度 96%，缺 2 天. */
export function ageText({ asOf, whole, missingDays }: Age, today: string): string {
  const until = `数据截至 ${formatMoment(asOf, today)}`
  if (whole >= 100) return until
  const missing = missingDays.length > 0 ? `，缺 ${missingDays.length} 天` : ''
  return `${until}，完整度 ${whole}%${missing}`
}
