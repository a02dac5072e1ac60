import type { In, Out } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { volume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { Refusal } from '../../../http/refusal'
import { ownAccount } from '../../gas-account/service'
import { meterRows } from './view'
import { nextReadingDate } from './meters'
import { ownMeter, ownMeters } from './own-meters'
import { lastReadings } from '../repo/reading'
import { MeterAccount } from '@contract/energy/meters'
import { shape } from '../../../http/shape'

type List = 'default GET /crmgas/list-meter-channel'

const SHOWN_READINGS = 6
const MOST_ROWS = 200

/** The customer's meters that fit what is asked (A 5.15). */
export async function meterList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const account = await ownAccount(work, session)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const meters = (await ownMeters(work, account))
    .filter((meter) => input.meterType === undefined || meter.meterType === input.meterType)
    .filter((meter) => input.state === undefined || meter.state === input.state)
    .filter((meter) => input.onlyPayable !== '1' || (meter.chargeMode !== 'POSTPAID' && meter.state !== 'FAULT'))
    .filter(
      (meter) => keyword === '' || `${meter.meterNo} ${meter.alias} ${meter.location}`.toLowerCase().includes(keyword),
    )
  return { list: await meterRows(work, account, meters.slice(0, MOST_ROWS), maySee(session, 'BILL_VIEW')) }
}

/** One meter with its account and last readings; A2101 when it is not the customer's. */
export async function meterDetail(
  work: Work,
  session: BoundSession,
  meterId: string,
): Promise<Out<'default GET /crmgas/meter/detail'>> {
  const account = await ownAccount(work, session)
  const meter = await ownMeter(work, account, meterId)
  const mayBill = maySee(session, 'BILL_VIEW')
  const [row] = await meterRows(work, account, [meter], mayBill)
  if (!row) throw new Refusal('A2101')
  return {
    meter: row,
    installDate: meter.installDate,
    verifyDueDate: meter.verifyDueDate,
    maxCardVolume: volume(meter.maxCardVolume, 1),
    holdLimit: volume(meter.holdLimit, 1),
    purchaseSeq: meter.purchaseSeq,
    account: shape(MeterAccount.properties, account, { available: mayBill ? availableOf(account) : null }),
    lastReadings: (await lastReadings(work.db, meter, SHOWN_READINGS)).map(
      ({ meterId: _meterId, ...reading }) => reading,
    ),
    nextReadingDate: nextReadingDate(meter, account, work.clock.today()),
    card:
      meter.cardNo !== null && meter.cardType !== null
        ? { cardNo: meter.cardNo, cardType: meter.cardType, state: 'ACTIVE' }
        : null,
  }
}
