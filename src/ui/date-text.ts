import { UNKNOWN } from '@domain/decimal'
import type { DateTextProps } from './props'

type Form = NonNullable<DateTextProps['form']>

/**
 * Writes an ISO date or time as the interface shows it (visual 9). The gateway's times are Chinese time (+08:00) as text, so
 * the text is cut, not converted: a device abroad shows the same day. Unknown: `--`.
 */
export function dateText(value: string | null | undefined, form: Form = 'day'): string {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ](\d{2}):(\d{2}))?/.exec(value ?? '')
  if (!parts) return UNKNOWN
  const [, year = '', month = '', day, hour = '00', minute = '00'] = parts
  if (form === 'month' || day === undefined) return `${year}年${Number(month)}月`
  const texts: Record<Exclude<Form, 'month'>, string> = {
    day: `${year}-${month}-${day}`,
    short: `${month}-${day}`,
    time: `${month}-${day} ${hour}:${minute}`,
    full: `${year}-${month}-${day} ${hour}:${minute}`,
  }
  return texts[form]
}
