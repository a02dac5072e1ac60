import type { Static } from '@sinclair/typebox'
import type { HyqReport } from '@contract/hyq'
import { addMonths, lastOfMonth, monthsBetween } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import { advicesOf, co2Saved, CO2_PER_M3, quarterFigures, rankPercent, reportMonths } from '@domain/hyq/report'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { findAccount } from '../gas-account/service'
import { customerOf } from '../membership/service'
import { monthsOfSpan, settledAgeOfMonths, type AccountKey } from '../metering/service'
import { reportUrl } from './paper-address'
import { peersOf } from './repo/responses'

export type Report = Static<typeof HyqReport>

/** Months of the picture beside the figures. */
const SHOWN_MONTHS = 12

interface Rights {
  mayBill: boolean
  mayEnergy: boolean
}

/**
 * E-H-09: the report of a quarter, from the months that the pages of monthly bills show, at this moment. Null without a settled month of
 * it, and for users that may see neither use nor money.
 */
export async function reportOf(
  work: Work,
  key: AccountKey,
  hyqId: string,
  { mayBill, mayEnergy }: Rights,
): Promise<Report | null> {
  const account = await findAccount(work.db, key)
  if (!account || (!mayBill && !mayEnergy)) return null
  const months = reportMonths(hyqId)
  const [from = '', to = ''] = [months[0], months.at(-1)]
  const rows = await monthsOfSpan(work, account, { from: addMonths(from, -12), to }, mayBill)
  const figures = quarterFigures(rows, months)
  if (figures === null) return null
  const shown = { from: addMonths(to, 1 - SHOWN_MONTHS), to }
  const { asOf, whole } = await settledAgeOfMonths(work, key, shown, gasDaySpan(lastOfMonth(to)).to)
  const energy = <T>(value: T): T | null => (mayEnergy ? value : null)
  const volumeOf = (month: string): string | null => {
    const mine = rows.filter(({ billMonth }) => billMonth === month)
    return mine.length === 0 || !mayEnergy ? null : sumVolume(mine.map(({ volume }) => volume))
  }
  return {
    from,
    to,
    volume: energy(figures.volume),
    amount: figures.amount,
    avgPrice: figures.avgPrice,
    volumeYoY: energy(figures.volumeYoY),
    amountYoY: figures.amountYoY,
    rankPercent: mayEnergy ? await rankOf(work, key, hyqId, figures.volumeYoY) : null,
    co2SavedKg: energy(co2Saved(figures.volume, work.settings.decimal(key.companyCode, 'hyq.co2PerM3', CO2_PER_M3))),
    months: monthsBetween(shown.from, to).map((month) => ({ month, volume: volumeOf(month) })),
    missing: figures.missing,
    advices: mayEnergy ? advicesOf(figures) : [],
    asOf,
    whole,
    paperUrl: reportUrl(work, key, hyqId, { mayBill, mayEnergy }),
  }
}

export const rightsOf = (session: BoundSession): Rights => ({
  mayBill: maySee(session, 'BILL_VIEW'),
  mayEnergy: maySee(session, 'ENERGY_VIEW'),
})

async function rankOf(work: Work, key: AccountKey, hyqId: string, volumeYoY: string | null): Promise<number | null> {
  const customer = volumeYoY === null ? null : await customerOf(work, key.bp, key.companyCode)
  if (!customer || volumeYoY === null) return null
  const { peers, worse } = await peersOf(work.db, { ...key, hyqId, customerClass: customer.customerClass, volumeYoY })
  return rankPercent(peers, worse)
}

/** The change of a customer's use in a quarter, which the ranks of the others need; null: not to be compared. */
export async function volumeChange(work: Work, key: AccountKey, hyqId: string): Promise<string | null> {
  const account = await findAccount(work.db, key)
  if (!account) return null
  const months = reportMonths(hyqId)
  const [from = '', to = ''] = [months[0], months.at(-1)]
  const rows = await monthsOfSpan(work, account, { from: addMonths(from, -12), to }, false)
  return quarterFigures(rows, months)?.volumeYoY ?? null
}
