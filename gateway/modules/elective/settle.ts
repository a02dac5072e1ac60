import { daysInMonth, firstOfMonth, lastOfMonth, monthOf } from '@domain/date'
import { backTest, type TestedMeter } from '@domain/elective/back-test'
import { optionPrice } from '@domain/elective/terms'
import { priced, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { billedAtOwnPrice, listMeters, setItem, statedDays, testedMeters } from '../metering/service'
import { published } from './index-values'
import { choices } from './record-case'
import { lockToSettle, type Choice } from './repo/records'

interface Key {
  bp: string
  companyCode: string
}

/**
 * BE-06, BE-07: settles the choices of months that are over, once every day of the customer's remote meters is known or has been billed.
 * What is owed for gas that was not used, and what an earlier statement of the month charged at another price than the final one, wait for
 * the next statement. `stated`: gas days of a statement that is being made: what was settled of their months before comes to what it is
 * now, where days have changed since, or a statement is void. Under the account's lock.
 */
export async function settleChoices(work: Work, key: Key, stated?: { from: string; to: string }): Promise<void> {
  const months = stated && { from: monthOf(stated.from), to: monthOf(stated.to) }
  for (const row of await lockToSettle(work.db, key, work.clock.iso(), months)) {
    const span = { from: firstOfMonth(row.month), to: lastOfMonth(row.month) }
    const { meters, books } = await testedMeters(work, key, span)
    if (row.state === 'FINISHED' || (await isKnown(work, key, meters, row.month)))
      await settle(work, row, { meters, heating: books.heating })
  }
}

/** A meter that is gone has no days any more; a day that a statement has passed comes no more. */
async function isKnown(work: Work, key: Key, meters: readonly TestedMeter[], month: string): Promise<boolean> {
  const gone = new Set((await listMeters(work, key)).flatMap((one) => (one.state === 'REMOVED' ? [one.meterId] : [])))
  const stated = await statedDays(
    work,
    key,
    meters.map(({ meterId }) => meterId),
  )
  return meters.every(
    ({ meterId, channels }) =>
      gone.has(meterId) ||
      (stated.get(meterId) ?? '') >= lastOfMonth(month) ||
      channels.every(({ days }) => days.length === daysInMonth(month)),
  )
}

type Facts = Pick<Parameters<typeof backTest>[0], 'meters' | 'heating'>

async function settle(work: Work, row: Choice, facts: Facts): Promise<void> {
  const { bp, companyCode, month, optionSnapshot: terms, recordNo } = row
  const figures = await figuresOf(work, row, facts)
  await keepFigures(work, row, figures)
  const item = (kind: string, name: string, amount: string) =>
    setItem(work, {
      bp,
      companyCode,
      code: `ELECTIVE_${kind}`,
      name: `${name}（${terms.name} ${month}）`,
      amount,
      itemKey: `ELECTIVE:${recordNo}:${kind}`,
    })
  await item('SHORT', '自选少用费', figures.shortFee)
  await item('PRICE', '自选价格差额', await correctionOf(work, row, figures.finalPrice))
}

/** BE-06, BE-07. The index that settled a month settles it for good, whatever is published of it later. */
async function figuresOf(work: Work, row: Choice, facts: Facts) {
  const { companyCode, month, optionSnapshot: terms, recordNo, volume, finalPrice } = row
  const index = (await published(work, companyCode, [terms])).upTo(terms.indexName, month)
  const priceFor = (taken: string) => optionPrice(terms, taken, index) ?? row.estimatedPrice
  const { takeRate, shortFeeRate } = terms
  const priceIn = (_month: string, taken: string) =>
    terms.optionType === 'INDEX' && finalPrice !== null ? finalPrice : priceFor(taken)
  const [tested] = backTest({
    ...facts,
    months: [month],
    offers: [{ key: recordNo, volume, takeRate, shortFeeRate, priceIn }],
  }).offers
  const of = tested?.months[0]
  if (!of || of.price === null) throw new Error(`${recordNo} has no price`)
  return {
    finalPrice: of.price,
    actualVolume: of.used,
    takenVolume: of.taken,
    settledAmount: priced(of.taken, of.price),
    difference: of.difference,
    shortFee: of.shortFee,
  }
}

type Figures = Awaited<ReturnType<typeof figuresOf>>

/** What a settlement comes to; what it saves also depends on the tiers of that time. */
const SETTLED = ['finalPrice', 'actualVolume', 'takenVolume', 'shortFee'] as const

async function keepFigures(work: Work, row: Choice, figures: Figures): Promise<void> {
  const set = { ...figures, settledAt: work.clock.iso() }
  if (row.state === 'FINISHED') {
    if (SETTLED.some((name) => row[name] !== figures[name])) await choices.move(work, row, 'CORRECT', 'SYSTEM', { set })
    return
  }
  const due = row.state === 'EFFECTIVE' ? await choices.move(work, row, 'MONTH_END', 'SYSTEM') : row
  await choices.move(work, due, 'SETTLE', 'SYSTEM', { set })
}

/** Yuan: what statements have charged of the month already, at its final price, less what they charged. */
async function correctionOf(work: Work, { bp, companyCode, month }: Choice, price: string): Promise<string> {
  const span = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const billed = await billedAtOwnPrice(work, { bp, companyCode }, span)
  const now = sumMoney(billed.map(({ volume }) => priced(volume, price)))
  return subtractMoney(now, sumMoney(billed.map(({ amount }) => amount)))
}
