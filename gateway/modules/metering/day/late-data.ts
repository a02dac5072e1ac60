import { lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import type { Work } from '../../../http/context'
import { lockAccount } from '../../gas-account/service'
import { publish } from '../../message/service'
import { framesUpTo } from './day-closing'
import { doubtedChannels, keepGaps } from './gaps'
import { ownMeters } from '../meter/own-meters'
import { lateMeters, setLate } from '../repo/late'
import { lateKey, silentSince } from '../rules/late'
import { takeBack } from './take-back'
import type { AccountKey, Meter } from '../types'

const INFO = '/pages/manager-energy/manager-energy-info/manager-energy-info'

/**
 * Y-03: users that may see the use get a message when a remote meter sent nothing for the newest closed gas day, once per gap. The message
 * is withdrawn when the meter's data come. The gap is kept with its reason (Y-32). Under the account's lock, so that no closing comes
 * between.
 * Setting `lateData.tell` of the company: '0' sends no message.
 */
export async function tellLateData(work: Work, key: AccountKey): Promise<void> {
  if (!(await lockAccount(work.db, key))) return
  const closed = lastClosedGasDay(work.clock.now())
  const remote = (await ownMeters(work, key)).filter(({ meterType }) => meterType === 'IOT')
  const reported = await lateMeters(work.db, key)
  await takeBack(work, key, remote, reported)
  const silent = remote.filter((meter) => silentSince(meter, closed) !== null)
  const frames = silent.length === 0 ? [] : await framesUpTo(work, silent, closed)
  await keepGaps(work, key, silent, frames)
  if (!work.settings.flag(key.companyCode, 'lateData.tell', true)) return
  for (const meter of silent.filter(({ meterId }) => !reported.has(meterId))) {
    const since = silentSince(meter, closed, doubtedChannels(meter, frames, closed))
    if (since !== null) await tell(work, meter, since)
  }
}

async function tell(work: Work, meter: Meter, since: string): Promise<void> {
  await setLate(work.db, meter, since)
  await publish(work, {
    bp: meter.bp,
    companyCode: meter.companyCode,
    templateCode: 'DATA_LATE',
    params: { name: meterName(meter), date: since },
    route: `${INFO}?meterId=${meter.meterId}`,
    bizType: 'METER',
    bizId: meter.meterId,
    dedupeKey: lateKey(meter.meterId, since),
  })
}
