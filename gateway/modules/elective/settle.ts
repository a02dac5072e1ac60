import { daysInMonth, firstOfMonth, lastOfMonth } from '@domain/date'
import { backTest, type TestedMeter } from '@domain/elective/back-test'
import { optionPrice } from '@domain/elective/terms'
import { isZeroMoney, priced, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { addItem, billedAtOwnPrice, listMeters, statedDays, testedMeters } from '../metering/service'
import { published } from './index-values'
import { choices } from './record-case'
import { lockUnsettled, type Choice } from './repo/records'

interface Key {
  bp: string
  companyCode: string
}

/**
 * BE-06, BE-07: settles the choices of months that are over, once every day of the customer's remote meters is known or has been billed.
 * What is owed for gas that was not used, and what an earlier statement of the month charged at another price than the final one, wait for
 * the next statement. Under the account's lock.
 */
export async function settleChoices(work: Work, key: Key): Promise<void> {
  for (const row of await lockUnsettled(work.db, key, work.clock.iso())) {
    const span = { from: firstOfMonth(row.month), to: lastOfMonth(row.month) }
    const { meters, books } = await testedMeters(work, key, span)
    if (await isKnown(work, key, meters, row.month)) await settle(work, row, { meters, heating: books.heating })
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
  const values = await published(work, companyCode, [terms])
  const index = values.upTo(terms.indexName, month)
  const [tested] = backTest({
    ...facts,
    months: [month],
    offers: [
      {
        key: recordNo,
        volume: row.volume,
        takeRate: terms.takeRate,
        shortFeeRate: terms.shortFeeRate,
        priceIn: (_month, taken) => optionPrice(terms, taken, index) ?? row.estimatedPrice,
      },
    ],
  }).offers
  const of = tested?.months[0]
  if (!of || of.price === null) throw new Error(`${recordNo} has no price`)
  const due = row.state === 'EFFECTIVE' ? await choices.move(work, row, 'MONTH_END', 'SYSTEM') : row
  await choices.move(work, due, 'SETTLE', 'SYSTEM', {
    set: {
      finalPrice: of.price,
      actualVolume: of.used,
      takenVolume: of.taken,
      settledAmount: priced(of.taken, of.price),
      difference: of.difference,
      shortFee: of.shortFee,
      settledAt: work.clock.iso(),
    },
  })
  const item = (kind: string, name: string, amount: string) =>
    isZeroMoney(amount)
      ? Promise.resolve()
      : addItem(work, {
          bp,
          companyCode,
          code: `ELECTIVE_${kind}`,
          name: `${name}（${terms.name} ${month}）`,
          amount,
          itemKey: `ELECTIVE:${recordNo}:${kind}`,
        })
  await item('SHORT', '自选少用费', of.shortFee)
  await item('PRICE', '自选价格差额', await correctionOf(work, row, of.price))
}

/** Yuan: what statements have charged of the month already, at its final price, less what they charged. */
async function correctionOf(work: Work, { bp, companyCode, month }: Choice, price: string): Promise<string> {
  const span = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const billed = await billedAtOwnPrice(work, { bp, companyCode }, span)
  const now = sumMoney(billed.map(({ volume }) => priced(volume, price)))
  return subtractMoney(now, sumMoney(billed.map(({ amount }) => amount)))
}
