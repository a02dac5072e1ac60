import type { Out } from '@contract'
import { gasDaySpan } from '@domain/gas-day'
import { addVolume, subtractVolume, sumVolume } from '@domain/volume'
import { addMoney } from '@domain/money'
import { meterName } from '@domain/meter-name'
import type { Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { urls } from '../../file/service'
import { lineView } from './lines'
import { meterMonth } from './months'
import { segmentsOf, statements } from '../repo/statement'
import { daysBetween } from '../repo/usage'
import { isOldDay } from '../rules/months'
import { settledAges } from './settled-ages'
import { settlementFacts } from '../reading/settlement-facts'
import type { Account, DayUsage, Meter } from '../types'

type Single = Out<'energy GET /monthBill/detailSingle'>

/** One settled month of one meter with everything behind it (A 5.3 monthBill/detailSingle); 2902 when there is none. */
export async function meterOfMonth(
  work: Work,
  account: Account,
  meter: Meter,
  billMonth: string,
  withMoney: boolean,
): Promise<Single> {
  const { meterId } = meter
  const head = ownOr2902((await statements(work.db, account, { months: [billMonth], meterIds: [meterId] }))[0])
  const { volume, amount, lines, otherItems, compare } = await meterMonth(work, account, head, meterId, withMoney)
  const segments = withMoney ? await segmentsOf(work.db, account.bp, [head.statementId]) : []
  const facts = await settlementFacts(work, head, lines)
  const ageOf = await settledAges(work, account, [head.statementId])
  const photos = await urls(
    work,
    facts.registers.flatMap(({ photoFileId }) => photoFileId ?? []),
  )
  const days = await daysBetween(work.db, account, [meterId], head.periodFrom, head.periodTo)
  return {
    billMonth,
    billVersion: head.billVersion,
    meterId,
    meterNo: lines[0]?.meterNo ?? meter.meterNo,
    name: meterName(meter),
    meterType: meter.meterType,
    periodFrom: head.periodFrom,
    periodTo: head.periodTo,
    volume,
    amount: withMoney ? amount : null,
    otherItems: otherItems.map((item) => ({ name: item.name, amount: withMoney ? item.amount : null })),
    lines: lines.map((line) => lineView(line, meter, withMoney)),
    segments: segments
      .filter((one) => one.meterId === meterId)
      .map(({ bp: _bp, statementId: _id, seq: _seq, ...segment }) => segment),
    registers: facts.registers.map(({ photoFileId, ...register }) => ({
      ...register,
      photoUrl: photos.get(photoFileId ?? '') ?? null,
    })),
    daily: dailyOf(days, account, withMoney),
    dayDifference: dayDifferenceOf(lines, facts.registers),
    compare,
    statement: {
      statementId: head.statementId,
      statementNo: head.statementNo,
      scope: head.scope,
      state: head.state,
    },
    ...ageOf([head.statementId], gasDaySpan(head.periodTo).to, meterId),
  }
}

/** By how much the days differ from what was read, m³: days that came or changed after the statement was drawn do not change it. */
function dayDifferenceOf(
  lines: readonly { readVolume: string }[],
  registers: readonly { daySum: string | null }[],
): string | null {
  const sums = registers.flatMap(({ daySum }) => daySum ?? [])
  if (sums.length === 0 || sums.length < lines.length) return null
  return subtractVolume(sumVolume(sums), sumVolume(lines.map(({ readVolume }) => readVolume)))
}

/** Days over all channels; one that a channel lacks is unknown as a whole, and as sure as its least sure channel. */
function dailyOf(days: readonly DayUsage[], account: Account, withMoney: boolean): Single['daily'] {
  const byDay = new Map<string, Single['daily'][number]>()
  for (const { gasDay, volume, estAmount, quality } of days) {
    const isMissing = quality === 'MISSING'
    const amount = withMoney && !isOldDay(gasDay, account) ? estAmount : null
    const known = byDay.get(gasDay)
    if (!known) {
      byDay.set(gasDay, { gasDay, volume: isMissing ? null : volume, amount: isMissing ? null : amount, quality })
      continue
    }
    known.volume = isMissing || known.volume === null ? null : addVolume(known.volume, volume)
    known.amount =
      known.volume === null || known.amount === null || amount === null ? null : addMoney(known.amount, amount)
    known.quality = lessSure(known.quality, quality)
  }
  return [...byDay.values()]
}

const SURE = ['NORMAL', 'MAKEUP', 'ESTIMATED', 'MISSING'] as const
type Quality = (typeof SURE)[number]
const lessSure = (a: Quality, b: Quality): Quality => (SURE.indexOf(a) >= SURE.indexOf(b) ? a : b)
