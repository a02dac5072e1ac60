/* Moments that staff type: '2026-12-01 14:00'. */

export const SHAPE = '2026-12-01 14:00'

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/

/** '2026-12-01 14:00' as an instant; null for what is no moment. */
export function instantOf(typed: string): string | null {
  const [, day, time] = MOMENT.exec(typed.trim()) ?? []
  if (day === undefined || time === undefined) return null
  const instant = `${day}T${time}:00+08:00`
  return Number.isNaN(Date.parse(instant)) ? null : instant
}

export const typedOf = (instant: string | null): string => instant?.slice(0, 16).replace('T', ' ') ?? ''
export const isMoment = (typed: string) => (instantOf(typed) === null ? '请按 2026-12-01 14:00 的格式填写' : undefined)
