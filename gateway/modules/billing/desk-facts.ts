import { formatMoment } from '@domain/date-format'
import { formatAmount, isPositiveMoney, type Money } from '@domain/money'
import { meterStatus } from '@domain/statuses/meter'
import { stopGasText, stopKinds } from '@domain/statuses/stop-gas'
import type { CustomerFacts } from '../desk/service'
import { listMeters } from '../metering/service'
import { arrearsOfAll } from './arrears'
import { openStops } from './repo/stop'

/** What a customer owes, which of its meters have gas, and the stops that are announced or in force. */
export const billingDeskFacts: CustomerFacts = async (work, key) => {
  const arrears = (await arrearsOfAll(work, [key.bp])).get(key.bp)
  const meters = await listMeters(work, key)
  const stops = await openStops(work.db, key)
  const yuan = (label: string, amount: Money, tone: 'danger' | null) => ({
    label,
    value: `¥${formatAmount(amount)}`,
    tone,
  })
  return [
    {
      title: '客户',
      facts: arrears
        ? [
            yuan('应缴', arrears.due.totalDue, null),
            yuan('逾期', arrears.overdue.totalDue, isPositiveMoney(arrears.overdue.totalDue) ? 'danger' : null),
          ]
        : [],
    },
    {
      title: '表具',
      facts: meters
        .filter(({ state }) => state !== 'REMOVED')
        .map(({ alias, meterNo, state }) => ({
          label: alias || meterNo,
          value: meterStatus[state].label,
          tone: meterStatus[state].tone,
        })),
    },
    {
      title: '正在进行',
      facts: stops.map(({ kind, state, planStopAt, realStopAt }) => {
        const { label, tone } = stopGasText(kind, state)
        const at = realStopAt ?? planStopAt
        return {
          label: stopKinds[kind],
          value: at === null ? label : `${label} ${formatMoment(at, work.clock.today())}`,
          tone,
        }
      }),
    },
  ]
}
