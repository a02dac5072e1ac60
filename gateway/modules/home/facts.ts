import type { Out } from '@contract'
import { sysTimeText } from '@domain/date'
import { billVersionOf } from '@domain/tariff/settle'
import type { BoundSession, Work } from '../../http/context'
import { specialDays } from '../calendar/service'
import { ownAccount } from '../gas-account/service'
import { runningMonth } from '../metering/service'

/** Days of holidays in the answer of getSysTime (A 5.1). */
const HOLIDAY_DAYS = 60

/** The product's time with the holidays to come. */
export async function systemTime(work: Work): Promise<Out<'default GET /crmgas/getSysTime'>> {
  const today = work.clock.today()
  const days = await specialDays(work, today, HOLIDAY_DAYS)
  return {
    sysTime: sysTimeText(work.clock.now()),
    isoTime: work.clock.iso(),
    today,
    holidays: days.map((day) => ({ date: day.date, name: day.holidayName, isWorkday: day.isWorkday })),
  }
}

/** Which billing system the customer's bills come from (A 5.1). */
export async function billingSystem(
  work: Work,
  session: BoundSession,
): Promise<Out<'default GET /crmgas/findSapSysFlag'>> {
  const account = await ownAccount(work, session)
  const { sapSysFlag, cutoverMonth } = account
  const version = sapSysFlag === '0' ? 'OLD' : billVersionOf(runningMonth(work, account), cutoverMonth)
  return { sapSysFlag, cutoverMonth, billVersionNow: version }
}
