import { DEFAULT_WINDOW, momentOf, type Window } from '@domain/elective/choice'
import type { Settings } from '../../settings'

const textOf = (day: number, time: string): string => `${day} ${time}`

/**
 * When the next month can be chosen (BE-01): `elective.openDay`, `elective.closeDay` as 'day HH:mm' of the month before. A setting that is
 * none of these is an error with its name.
 */
export function electiveWindow(settings: Pick<Settings, 'text'>, companyCode: string): Window {
  const { openDay, openTime, closeDay, closeTime } = DEFAULT_WINDOW
  const read = (name: string, usual: string) => {
    const moment = momentOf(settings.text(companyCode, name, usual))
    if (!moment) throw new RangeError(`setting ${name} of ${companyCode} is no 'day HH:mm'`)
    return moment
  }
  const opens = read('elective.openDay', textOf(openDay, openTime))
  const closes = read('elective.closeDay', textOf(closeDay, closeTime))
  return { openDay: opens.day, openTime: opens.time, closeDay: closes.day, closeTime: closes.time }
}
