/*
 * Meters, their readings and days, and the statements made of them (CV-7). Everything runs in the caller's work; reads need no
 * transaction.
 */
import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { findAccount } from '../gas-account/service'
import { NO_OUTLOOK, outlookOf, type Outlook } from './day/outlook'
import { packageParts } from './day/packages'
import { metersOf, namesOf, writeVerifyDue } from './repo/meter'
import { headOf } from './repo/statement'
import { daysBetween } from './repo/usage'
import { statedTo } from './repo/used'
import { meterMachine } from './states'
import type { AccountKey, DayUsage, Meter } from './types'

export { yearAges } from './usage/ages'
export { missingDays } from './usage/missing-days'
export { announcedStops, type AnnouncedStop } from './announced-stops'
export { stoppedMeters } from './stopped-meters'
export { HISTORY_DAYS, knownOfDays } from './day/day-facts'
export { usedDaysOf, type UsedDay } from './rules/used-days'
export { comingCost } from './day/coming-cost'
export { expectedUse, scaledUse, type ExpectedUse } from './day/expected'
export { keptForecast } from './day/kept-forecast'
export { cardGas, type CardGas, type PendingGas } from './card-gas'
export { repriceCovered } from './day/covered'
export { changeCard, meterOfCard } from './meter/card-change'
export { cardRegisters, cardTold, restBroughtAt } from './meter/card-told'
export { creditMoved, statementConfirmed, type CreditMoved } from './events'
export { gasPlans, type GasPlans, type PlanSummary } from './gas-plans'
export { meterRows } from './meter/view'
export { listByBp, type MeterHead } from './meter/meters'
export { monthDetail, monthRows, monthsAfter, monthsOfSpan, yearOf } from './month/months'
export { chosenMeters, ownMeter, ownMeters, usedMeters } from './meter/own-meters'
export { electiveGas, type ElectiveGas } from './elective-gas'
export { electiveUse, lastWholeMonth, pastYear, testedMeters, useOfMonth, type PastYear } from './day/tested'
export { usedInYear } from './day/used'
export { billedAtOwnPrice } from './repo/own-price'
export { customersWithOldMeters } from './repo/meter'
export { packageGas, type CycleAhead, type PackageGas } from './package-gas'
export { METER_IMG, fitsRegister } from './photo/desk'
export { daysLeftOf, outlookOf, type Outlook } from './day/outlook'
export { provisionalMonths, refreshProvisionalOf } from './day/provisional'
export { readingsAfter } from './repo/reading-page'
export { readingMoments } from './reading/moments'
export { disputesById, disputesOf, findDispute, type Dispute } from './repo/dispute'
export { findImg } from './repo/photo'
export { keepRegister } from './reading/keep-register'
export { lineView } from './month/lines'
export { meterOfMonth } from './month/single'
export { noticeEffect } from './month/notice-effect'
export { monthPreview } from './month/preview'
export { settledAgeOfMonths, settledAges, type AgeOf } from './month/settled-ages'
export { settlementFacts } from './reading/settlement-facts'
export {
  headOf,
  linesOf,
  lockHead,
  pendingStatements,
  revisionsOf,
  segmentsOf,
  statements,
  type FullStatement,
  type StatementLine,
  type StatementSegment,
} from './repo/statement'
export { countStatements, pageOfStatements } from './repo/statement-pages'
export { priceFacts, type PriceFacts } from './meter/price-facts'
export type { Correction } from './rules/measure'
export { tierBands, tierNow } from './rules/tiers'
export {
  announceStatement,
  keepStatement,
  openDispute,
  reviseStatement,
  signStatement,
  withdrawDispute,
} from './statement/life'
export { addItem, itemRoute, setItem } from './statement/items'
export { creditOf, requestCredit } from './valve/credits'
export { closePeriod, markBilled, settledLines } from './statement/to-bill'
export type { Account, AccountKey, DayUsage, Meter } from './types'
export type { Statement } from './repo/statement'
export { spanTotals } from './repo/usage'
export { deviationOf, deviationOfDays } from './rules/plan'
export { meanHours } from './usage/day-shape'
export { hoursOfDay } from './usage/hours'
export { hourCurve } from './usage/hour-curve'
export { measuredSoFar, type Measured } from './usage/measured'
export { changeOf, monthUse, runningMonth } from './usage/usage'
export { requestClose, requestOpen } from './valve/valves'

/** `usage.daily` of CV-7: gas days of one meter by the number on its plate, both ends included; empty for an unknown one. */
export async function dailyUsage(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  meterNo: string,
  from: string,
  to: string,
): Promise<DayUsage[]> {
  const meter = (await metersOf(work.db, key)).find((one) => one.meterNo === meterNo)
  return meter ? daysBetween(work.db, key, [meter.meterId], from, to) : []
}

/** The newest gas day with usage that is ready (AE-06). */
export const closedGasDay = (work: Pick<Work, 'clock'>): string => lastClosedGasDay(work.clock.now())

/** All meters of an account, removed ones included. */
export const listMeters = (work: Pick<Work, 'db'>, key: AccountKey): Promise<Meter[]> => metersOf(work.db, key)

/** The last day of a meter's verification, as its file says it. */
export const setVerifyDue = (work: Work, meter: Meter, verifyDueDate: string | null): Promise<void> =>
  writeVerifyDue(work.db, meter, verifyDueDate, work.clock.iso())

/** Meters of a case of stopped gas, and back. */
export async function turnMeters(work: Work, meters: readonly Meter[], event: 'STOP' | 'RESUME'): Promise<void> {
  for (const meter of meters) await transition(work, meterMachine, meter, event)
}

/** Meter id → what the customer calls it: the alias, else the place, else ''. */
export const meterNames = (work: Pick<Work, 'db'>, key: AccountKey): Promise<ReadonlyMap<string, string>> =>
  namesOf(work.db, key)

/** Gas days of several meters with the number on the plate, both ends included. */
export async function usageRows(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  ask: { meterIds: readonly string[]; from: string; to: string },
): Promise<(DayUsage & { meterNo: string })[]> {
  const numbers = new Map((await metersOf(work.db, key)).map((one) => [one.meterId, one.meterNo]))
  const days = await daysBetween(work.db, key, ask.meterIds, ask.from, ask.to)
  return days.map((day) => ({ ...day, meterNo: numbers.get(day.meterId) ?? '' }))
}

/** The same, each with what packages cover of it. */
export async function coveredRows(
  work: Work,
  key: AccountKey,
  ask: { meterIds: readonly string[]; from: string; to: string },
): Promise<(DayUsage & { meterNo: string; packageVolume: string })[]> {
  const rows = await usageRows(work, key, ask)
  const parts = await packageParts(work, key, rows)
  return rows.map((row, index) => ({ ...row, packageVolume: parts[index] ?? '0.00' }))
}

/** Meter id → its last gas day that a statement reaches: what is taken of its days by others stands from then on. */
export const statedDays = (work: Pick<Work, 'db'>, key: AccountKey, meterIds: readonly string[]) =>
  statedTo(work.db, key, meterIds)

/** Head of the statement behind a bill; null when there is none. */
export async function statementHead(work: Pick<Work, 'db'>, key: AccountKey, statementId: string) {
  const found = await headOf(work.db, { ...key, statementId })
  if (!found) return null
  const { statementNo, scope, billMonth, state, revision, customerSignName, customerSignAt } = found
  return { statementId, statementNo, scope, billMonth, state, revision, customerSignName, customerSignAt }
}

/** How long the account's money lasts and what its next days cost (AE-32). */
export async function outlook(work: Work, key: AccountKey): Promise<Outlook> {
  const found = await findAccount(work.db, key)
  return found ? outlookOf(work, found, await metersOf(work.db, key)) : NO_OUTLOOK
}
