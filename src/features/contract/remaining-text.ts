import { DAY, HOUR, MINUTE } from '@domain/date'

/** Time that is left, in its two largest units. */
export function remainingText(left: number): string {
  if (left <= 0) return '已到期'
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.ceil((left % HOUR) / MINUTE),
  ]
  if (days > 0) return hours === 0 ? `${days} 天` : `${days} 天 ${hours} 小时`
  return hours > 0 ? `${hours} 小时 ${minutes} 分` : `${minutes} 分钟`
}
