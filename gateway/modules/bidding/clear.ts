import { clear } from '@domain/bidding/clearing'
import { drawn, entriesOf, numbered } from '@domain/bidding/lots'
import { ranked } from '@domain/draw/draw'
import type { LedgerText } from '@domain/draw/ledger'
import { maskCustomer } from '@domain/mask'
import type { Work } from '../../http/context'
import { decimal, fixed } from '@domain/decimal'
import { changeActivity, seedForDraw } from './repo/activities'
import { bidsIn, saveAwards, saveNumbers, type Award } from './repo/bids'
import { addRows, beaconOf, headOf } from '../draw/service'
import type { Activity, Bid } from './types'

/* What decides the winners. Each function is one transaction with the activity locked: done whole, or not at all. */

/** The bids are put in their order (N-08), or the lots get their numbers (N-10). Answers how many bids are valid. */
export async function clearBids(work: Work, activity: Activity): Promise<number> {
  const bids = await bidsIn(work.db, activity, ['VALID'])
  if (bids.length === 0) return 0
  if (activity.mode === 'DRAW') await numberLots(work, activity, bids)
  else await clearOffers(work, activity, bids)
  return bids.length
}

async function clearOffers(work: Work, activity: Activity, bids: readonly Bid[]): Promise<void> {
  const pricing = activity.pricingRule === 'PAY_AS_BID' ? 'PAY_AS_BID' : 'UNIFORM'
  const sealed = bids.map(({ bidNo, price, volume, minVolume, rankMs }) => ({
    bidNo,
    price: price ?? '0.0000',
    volume: volume ?? '0',
    minVolume: minVolume ?? volume ?? '0',
    rankTime: rankMs ?? '',
  }))
  const cleared = clear(sealed, activity.totalVolume, pricing)
  const bpOf = new Map(bids.map(({ bidNo, bp }) => [bidNo, bp]))
  await saveAwards(
    work.db,
    cleared.bids.map((one) => ({ ...one, bp: bpOf.get(one.bidNo) ?? '' })),
  )
  await changeActivity(work.db, activity, {
    clearingPrice: cleared.clearingPrice,
    awardedVolume: cleared.awardedVolume,
    participants: bids.length,
    winners: cleared.bids.filter(({ volume }) => volume !== '0').length,
  })
}

const lotsOf = (bids: readonly Bid[]) => bids.map(({ bidNo, lots }) => ({ bidNo, lots: lots ?? 0 }))

async function numberLots(work: Work, activity: Activity, bids: readonly Bid[]): Promise<void> {
  const bpOf = new Map(bids.map(({ bidNo, bp }) => [bidNo, bp]))
  const lots = numbered(lotsOf(bids))
  const at = work.clock.iso()
  await saveNumbers(
    work.db,
    lots.map(({ bidNo, entryFrom }) => ({ bp: bpOf.get(bidNo) ?? '', bidNo, entryFrom })),
  )
  const entries = lots.flatMap(entriesOf).map((candidate): LedgerText => ({ is: 'ENTRY', candidate, at }))
  await addRows(work.db, { companyCode: activity.companyCode, drawId: activity.ngId }, entries, at)
  await changeActivity(work.db, activity, { participants: bids.length })
}

/** N-13: the draw. The seed comes into the open, every number has its place, and the ledger ends. */
export async function drawLots(work: Work, activity: Activity): Promise<void> {
  const { companyCode, ngId, totalVolume, stepVolume } = activity
  const bids = (await bidsIn(work.db, activity, ['VALID'])).filter(({ entryFrom }) => entryFrom !== null)
  const lots = bids.map(({ bidNo, lots: count, entryFrom }) => ({ bidNo, lots: count ?? 0, entryFrom: entryFrom ?? 0 }))
  const at = work.clock.iso()
  const [seed, beacon] = [await seedForDraw(work.db, activity), await beaconOf(work, companyCode, at)]
  const order = ranked({ activityId: ngId, drawNo: 1, seed, beacon: beacon.value }, lots.flatMap(entriesOf))
  const results = drawn(
    lots,
    order.map(({ candidate }) => candidate),
    { totalVolume, lotVolume: stepVolume },
  )
  await saveAwards(work.db, results.map(awardOf(activity, bids)))
  const texts = [
    { is: 'SEED', seed, beacon: beacon.value, beaconDay: beacon.day, beaconFrom: beacon.from, at } as const,
    ...resultRows(order, bids, results),
  ]
  const { rowNo } = await headOf(work.db, { companyCode, drawId: ngId })
  const rows = rowNo + texts.length + 1
  await addRows(work.db, { companyCode, drawId: ngId }, [...texts, { is: 'END', rows }], at)
  const won = results.filter(({ volume }) => volume !== '0')
  await changeActivity(work.db, activity, {
    seed,
    awardedVolume: fixed(
      won.reduce((sum, { volume }) => sum.plus(volume), decimal('0')),
      0,
    ),
    winners: won.length,
  })
}

type Results = ReturnType<typeof drawn>

const awardOf =
  ({ fixedPrice }: Activity, bids: readonly Bid[]) =>
  ({ bidNo, rank, won, volume, candidateVolume }: Results[number]): Award => ({
    bp: bids.find((bid) => bid.bidNo === bidNo)?.bp ?? '',
    bidNo,
    rank,
    won,
    volume,
    candidateVolume,
    price: volume === '0' ? null : fixedPrice,
  })

/** Each number with its place; the name of its customer, masked, where it wins. */
function resultRows(order: ReturnType<typeof ranked>, bids: readonly Bid[], results: Results): LedgerText[] {
  const names = new Map(bids.map(({ bidNo, customerName }) => [bidNo, maskCustomer(customerName)]))
  const winner = new Map(
    results.flatMap(({ bidNo, won }) => won.map((entry) => [entry, names.get(bidNo) ?? ''] as const)),
  )
  return order.map(({ candidate, score }, index) => ({
    is: 'RESULT',
    rank: index + 1,
    candidate,
    score,
    outcome: winner.has(candidate) ? 'WON' : 'LOST',
    name: winner.get(candidate) ?? '',
  }))
}
