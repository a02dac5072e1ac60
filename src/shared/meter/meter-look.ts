import type { Row } from '@contract'
import type { StatusLook } from '@/ui'
import { formatMoment } from '@domain/date-format'
import { clockAt, dateOf, toMillis, type DateText } from '@domain/date'
import { meterStatus, onlineStatus, valveStatus } from '@domain/statuses/meter'

/* How a meter is named and marked wherever it is shown (A 6.1, 6.2). */

export type Meter = Row<'default GET /crmgas/list-meter-channel'>

/** Words of the tabs of A 6.2, short enough for a row. */
export const meterTypeWords: Readonly<Record<Meter['meterType'], string>> = {
  IC: 'IC卡表',
  IOT: '远传表',
  MECH: '机械表',
}

/** The customer's own name for it, else the number on the plate. */
export const meterName = ({ alias, meterNo }: Pick<Meter, 'alias' | 'meterNo'>): string => alias || meterNo

type Marked = Pick<Meter, 'state' | 'onlineState' | 'valveState'>

/** At most two marks (visual 6): what is wrong first, then whether it is online, then its valve. */
export function meterTags({ state, onlineState, valveState }: Marked): StatusLook[] {
  const tags: StatusLook[] = []
  if (state !== 'NORMAL') tags.push(meterStatus[state])
  if (onlineState !== 'NA') tags.push({ ...onlineStatus[onlineState], dot: onlineState === 'ONLINE' })
  // An open valve is how it should be: no colour.
  if (valveState === 'OPEN') tags.push({ ...valveStatus.OPEN, tone: 'muted' })
  else if (valveState !== 'NONE') tags.push(valveStatus[valveState])
  return tags.slice(0, 2)
}

/** '今天 09:00', '11-22 08:00', another year in full; '' when unknown. */
export function momentText(moment: string | null, today: DateText): string {
  if (moment === null) return ''
  return dateOf(moment) === today ? `今天 ${clockAt(toMillis(moment)).slice(0, 5)}` : formatMoment(moment, today)
}
