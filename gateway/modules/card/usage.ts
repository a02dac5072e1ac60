import type { Api } from '@contract'
import { addMonths, firstOfMonth, monthOf, monthsBetween } from '@domain/date'
import { groupBy } from '@domain/group'
import { meterName } from '@domain/meter-name'
import type { BoundSession, Work } from '../../http/context'
import { keyOf } from '../gas-account/service'
import { cardRegisters, restBroughtAt, usedMeters } from '../metering/service'
import { boughtMonths } from './repo/bought'
import { lastsUntil, recentMean, usesOf } from './rules/uses'
import type { Meter } from './types'

type Answer = Api['btwob GET /usage/cards']['out']

const MONTHS = 12
/** Reads of a meter's card in that time that are looked at, and uses that are shown: a card is read when gas is bought. */
const MOST_READS = 60
const MOST_USES = 12

/** usage/cards (A 6.4): what was bought month by month, and what the meters used between two reads of their cards. */
export async function cardUsage(work: Work, session: BoundSession, meterId: string | undefined): Promise<Answer> {
  const meters = (await usedMeters(work, session, meterId)).filter(({ meterType }) => meterType === 'IC')
  const ids = meters.map((meter) => meter.meterId)
  const last = monthOf(work.clock.today())
  const first = addMonths(last, 1 - MONTHS)
  const from = `${firstOfMonth(first)}T00:00:00+08:00`
  const [bought, registers, broughtAt] = await Promise.all([
    boughtMonths(work.db, keyOf(session), ids, from),
    cardRegisters(work, session.companyCode, ids, { from, most: MOST_READS }),
    restBroughtAt(work, session.companyCode, ids),
  ])
  const seesMoney = session.models.includes('BILL_VIEW')
  const known = new Map(bought.map((one) => [one.month, one]))
  const readsOf = groupBy(registers, (one) => one.meterId)
  const used = meters.map((meter) => ({ meter, uses: usesOf(readsOf.get(meter.meterId) ?? []) }))
  return {
    months: monthsBetween(first, last).map((month) => {
      const { volume = '0.00', amount = '0.00' } = known.get(month) ?? {}
      return { month, volume, amount: seesMoney ? amount : null }
    }),
    uses: used
      .flatMap(({ meter, uses }) =>
        uses.slice(0, MOST_USES).map((use) => ({ meterId: meter.meterId, name: meterName(meter), ...use })),
      )
      .sort((a, b) => Date.parse(b.to) - Date.parse(a.to)),
    // Nothing is left in one that is removed.
    meters: used.flatMap(({ meter, uses }) =>
      meter.state === 'REMOVED'
        ? []
        : [
            {
              meterId: meter.meterId,
              name: meterName(meter),
              ...leftOf(meter, uses, broughtAt.get(meter.meterId) ?? null),
            },
          ],
    ),
    asOf: work.clock.iso(),
  }
}

/** What is left is what the newest read of the card brought: a photo of the register says nothing of it. */
function leftOf({ remainVolume, lastReadingAt }: Meter, uses: ReturnType<typeof usesOf>, broughtAt: string | null) {
  const dayMean = recentMean(uses)
  const isKnown = remainVolume !== null && broughtAt !== null && dayMean !== null
  return {
    remain: remainVolume,
    dayMean,
    readAt: broughtAt ?? lastReadingAt,
    lastsUntil: isKnown ? lastsUntil(remainVolume, broughtAt, dayMean) : null,
  }
}
