import { monthsBetween } from '@domain/date'
import { sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { isOldMonth, settledOver, silentPart, type Part } from '../rules/months'
import { runningMonthOf } from '../rules/trend'
import * as repo from '../repo/statement'
import { daySums } from '../repo/usage'
import type { Account, Meter } from '../types'

/**
 * What meters used in each bill month, both ends included: as it was settled where it was, else as the days say. Meters read by hand
 * have no days, so before their statement their month is unknown.
 */
export async function monthParts(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  from: string,
  to: string,
): Promise<Part[]> {
  const months = monthsBetween(from, to)
  const [settled, counted] = await Promise.all([
    settledParts(work, account, meters, months),
    daySums(work.db, account, ids(meters), { from, to, readingDay: account.readingDay }),
  ])
  const priced = counted.map((part) => (isOldMonth(part.label, account) ? { ...part, amount: null } : part))
  const parts = settledOver(settled, priced)
  const isThere = new Set(parts.map((part) => `${part.meterId}|${part.label}`))
  const running = runningMonthOf(work.clock.now(), account.readingDay)
  const silent = meters
    .filter((meter) => meter.meterType === 'MECH')
    .flatMap((meter) =>
      months
        .filter((month) => month <= running && month >= (meter.installDate ?? '').slice(0, 7))
        .filter((month) => !isThere.has(`${meter.meterId}|${month}`))
        .map((month) => silentPart(meter.meterId, month)),
    )
  return [...parts, ...silent]
}

const ids = (meters: readonly Meter[]): string[] => meters.map((meter) => meter.meterId)

/**
 * Settled lines by meter and month. Items beside the gas go with the first meter of a statement where all of its meters are asked for among
 * several: the bars of all are the bills, and the amount of one meter is that of its gas.
 */
async function settledParts(work: Work, account: Account, meters: readonly Meter[], months: readonly string[]) {
  const asked = ids(meters)
  const heads = await repo.statements(work.db, account, { months })
  const lines = await repo.linesOf(
    work.db,
    account.bp,
    heads.map((head) => head.statementId),
  )
  return heads.flatMap((head) => {
    const all = lines.filter((line) => line.statementId === head.statementId)
    const isWhole = asked.length > 1 && all.every((line) => asked.includes(line.meterId))
    return [...new Set(all.map((line) => line.meterId))]
      .filter((meterId) => asked.includes(meterId))
      .map((meterId, index) => {
        const mine = all.filter((line) => line.meterId === meterId)
        const items = isWhole && index === 0 ? head.otherItems.map((item) => item.amount) : []
        return {
          meterId,
          label: head.billMonth,
          volume: sumVolume(mine.map((line) => line.settleVolume)),
          amount: sumMoney([...mine.map((line) => line.amount), ...items]),
          isEstimate: mine.some((line) => line.readingSource === 'ESTIMATE'),
        }
      })
  })
}
