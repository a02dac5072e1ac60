import { addDays } from '@domain/date'
import type { Work } from '../http/context'
import type { AccountKey } from '../modules/gas-account/service'
import { dailyUsage } from '../modules/metering/service'

/** Days in which a remote meter has sent at least one reading. */
const BACK = 7

/** What the register of a meter's main pipe showed in the morning of a day, as its daily readings say; undefined for a meter without any. */
export async function registerOn(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  meterNo: string,
  day: string,
): Promise<string | undefined> {
  const days = await dailyUsage(work, key, meterNo, addDays(day, -BACK), addDays(day, -1))
  const [main] = days
  return days.filter(({ channelNo }) => channelNo === main?.channelNo).at(-1)?.endReading
}
