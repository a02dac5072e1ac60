import type { In, Out } from '@contract'
import { isDate } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ownAccount } from '../gas-account/service'
import { ownMeter } from '../metering/service'
import { trial } from './prices'

type Trial = 'default POST /crmgas/price/trial'

/** A trial of a purchase for one of the customer's meters. */
export async function trialView(work: Work, session: BoundSession, input: In<Trial>): Promise<Out<Trial>> {
  if (input.date !== undefined && !isDate(input.date)) throw new Refusal('2901')
  const account = await ownAccount(work, session)
  const meter = await ownMeter(work, account, input.meterId)
  const result = await trial(work, account, meter, {
    buyMode: input.buyMode,
    value: input.value.trim(),
    ...(input.date ? { date: input.date } : {}),
  })
  return {
    volume: result.volume,
    amount: result.amount,
    leftover: result.leftover,
    segments: result.segments.map(({ tierNo, season, price, volume, amount }) => ({
      tierNo,
      season,
      price,
      volume,
      amount,
    })),
    priceVersion: result.priceVersion,
    split: result.split.map(({ subNo, volume, amount }) => ({ seq: subNo, volume, amount })),
  }
}
