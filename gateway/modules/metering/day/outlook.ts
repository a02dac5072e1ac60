import { availableOf, daysLeft } from '@domain/billing/balance'
import { addDays, datesBetween, yearOf } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { sumMoney } from '@domain/money'
import { subtractVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { booksOf } from '../../tariff/service'
import { estimateDays, isPriced } from '../rules/pricing'
import type { CycleAhead } from '../package-gas'
import type { Account, Meter } from '../types'
import { coverOf, cyclesAhead } from './ahead'
import { electiveBetween } from './elective'
import { expectedUse } from './expected'
import { usedInYear } from './used'

/** Coming gas days that are priced one by one: the cycles of packages that are locked by now end within them. */
const AHEAD_DAYS = 31

/** How long money lasts against what the next days cost. */
interface Lasting {
  /** Null where no cost is expected. */
  daysLeft: number | null
  /** Expected cost of each of the next gas days, yuan, the nearest first; empty where none is known. */
  nextCosts: string[]
}

/** How long the money of a remote prepaid account lasts (AE-32); nothing is known of other accounts. */
export interface Outlook extends Lasting {
  /** The same once the cycles are paid that are locked and wait for their payment, the earliest first, e.g. 11月下旬; null without such. */
  ifPaid: (Lasting & { cycles: string[] }) | null
}

export const NO_OUTLOOK: Outlook = { daysLeft: null, nextCosts: [], ifPaid: null }

/**
 * AE-32: what is available against expected use at today's prices, less what *paid* packages cover. A cycle that is locked and not paid
 * covers nothing: its gas is lost when it lapses. What it would cover is said beside it. `meters`: all of the account.
 */
export async function outlookOf(work: Work, account: Account, meters: readonly Meter[]): Promise<Outlook> {
  if (account.chargeMode !== 'PREPAID_REMOTE') return NO_OUTLOOK
  const closed = lastClosedGasDay(work.clock.now())
  const span = { from: addDays(closed, 1), to: addDays(closed, AHEAD_DAYS) }
  const costsWith = await expectedCosts(work, account, meters, { closed, span })
  const lastingOf = (cycles: readonly CycleAhead[]): Lasting => {
    const nextCosts = costsWith(cycles)
    return { daysLeft: daysLeft(availableOf(account), nextCosts), nextCosts }
  }
  const cycles = await cyclesAhead(work, account, span)
  const unpaid = cycles.filter(({ isPaid }) => !isPaid).sort((a, b) => (a.from < b.from ? -1 : 1))
  const ifPaid = unpaid.length === 0 ? null : { ...lastingOf(cycles), cycles: unpaid.map(({ name }) => name) }
  return { ...lastingOf(cycles.filter(({ isPaid }) => isPaid)), ifPaid }
}

/** Yuan of each coming gas day, by the cycles that cover them. */
async function expectedCosts(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  { closed, span }: { closed: string; span: { from: string; to: string } },
): Promise<(cycles: readonly CycleAhead[]) => string[]> {
  const remote = meters.filter(({ meterType }) => meterType === 'IOT')
  const ids = remote.map(({ meterId }) => meterId)
  const use = await expectedUse(work, account, remote, { through: closed, to: span.to })
  if (use.days.size === 0) return () => []
  const books = await booksOf(
    work,
    account,
    remote.map(({ gasUse }) => gasUse),
  )
  const used = await usedInYear(work, account, ids, yearOf(span.from), span.from)
  const days = datesBetween(span.from, span.to)
  const priced = remote.filter(
    ({ meterId, gasUse }) => use.days.has(meterId) && isPriced(books.of(gasUse), books.heating, span),
  )
  const electiveOf = await electiveBetween(work, account, span)
  return (cycles) => {
    const covered = coverOf(cycles, use, span)
    const coming = priced.flatMap(({ meterId }) =>
      (use.days.get(meterId) ?? []).map(({ gasDay, volume }) => ({
        gasDay,
        meterId,
        channelNo: '',
        volume: subtractVolume(volume, covered.get(gasDay)?.get(meterId) ?? '0.00'),
      })),
    )
    const own = electiveOf(coming)
    const net = coming.map((day, index) => ({ ...day, elective: own[index] ?? null }))
    const costs = priced.map(({ meterId, gasUse }) =>
      estimateDays({
        book: books.of(gasUse),
        meterId,
        days: net.filter((day) => day.meterId === meterId),
        usedBefore: used.get(meterId) ?? '0.00',
        heating: books.heating,
      }),
    )
    return days.map((_, day) => sumMoney(costs.map((of) => of[day] ?? '0.00')))
  }
}

/** Days the money of a remote prepaid account lasts (AE-32). */
export const daysLeftOf = async (work: Work, account: Account, meters: readonly Meter[]): Promise<number | null> =>
  (await outlookOf(work, account, meters)).daysLeft
