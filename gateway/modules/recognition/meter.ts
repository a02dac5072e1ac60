import { addDays, dateOf, diffDays } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import type { Known } from '@domain/recognition/plausible'
import { sumVolume } from '@domain/volume'
import type { Session, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { closedGasDay, dailyUsage, listMeters } from '../metering/service'
import type { Recognition } from './repo'

/** Gas days: their mean use says what is likely. */
const DAYS = 30

const NONE = {
  bp: '',
  companyCode: '',
  meterId: '',
  meterNo: '',
  lastReading: null,
  lastReadingAt: null,
  dailyVolume: null,
}

/** What is known of a meter of the chosen customer number; 2902 for one of another customer, and for one that this user may not see. */
export async function meterFacts(work: Work, session: Session | null, meterNo: string | undefined) {
  if (meterNo === undefined) return NONE
  const key = session?.bp && session.reviewStatus === '1' && maySee(session) ? { ...session, bp: session.bp } : null
  const meter = ownOr2902(key && (await listMeters(work, key)).find((one) => one.meterNo === meterNo))
  const { bp, companyCode, meterId } = meter
  const until = closedGasDay(work)
  const days = await dailyUsage(work, { bp, companyCode }, meterNo, addDays(until, 1 - DAYS), until)
  const [channel] = meter.channels
  return {
    bp,
    companyCode,
    meterId,
    meterNo,
    lastReading: channel?.lastReading ?? null,
    lastReadingAt: channel?.lastReadingAt ?? null,
    dailyVolume:
      days.length === 0 ? null : fixed(decimal(sumVolume(days.map(({ volume }) => volume))).div(days.length), 2),
  }
}

const maySee = ({ isMaster, models }: Session): boolean => isMaster || models.includes('ENERGY_VIEW')

/** What a register is compared with (ZL-06); null while too little is known of the meter. */
export function knownOf({ lastReading, lastReadingAt, dailyVolume, createdAt }: Recognition): Known | null {
  if (lastReading === null || lastReadingAt === null || dailyVolume === null) return null
  return { lastReading, daily: dailyVolume, days: Math.max(0, diffDays(dateOf(lastReadingAt), dateOf(createdAt))) }
}
