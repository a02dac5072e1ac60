const SECOND = 1000
const DAY = 24 * 60 * 60

const two = (number: number): string => String(number).padStart(2, '0')

/** 2 天 from one day up, below 07:30:12; never negative (visual 9). @param ms what is left */
export function remainingText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} 天`
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The text for screen readers, at 60 s and at 10 s only (visual 8). */
export function announcement(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  if (seconds > 60 || seconds <= 0) return ''
  return seconds > 10 ? '剩余 60 秒' : '剩余 10 秒'
}
