import { addMonths } from '@domain/date'
import { compareMoney, subtractMoney, sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { Out } from '@contract'
import type { TestGateway } from '../../setup/gateway'
import { findings, reconciled, rowsOf, type Walked } from './kit'

/* Why a bill is not another one (Y-04): the rows are the difference of the two bills, to the cent, and each figure is that of its bill. */

let gateway: TestGateway
let customers: readonly Walked[]
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
})
afterAll(() => gateway.close())

type Explained = Out<'btwob GET /bill/explain'>
const AGAINST = ['PREV', 'YEAR'] as const
const BACK = { PREV: -1, YEAR: -12 } as const
/** Each row is rounded by itself: half a cent each, a volume's 0.005 m³ at 4 yuan besides. */
const MOST_ROUNDING = '0.20'

const sumOf = (rows: Explained['rows']) => sumMoney(rows.map(({ amount }) => amount))
const isSmall = (amount: string) =>
  compareMoney(amount, MOST_ROUNDING) <= 0 && compareMoney(amount, `-${MOST_ROUNDING}`) >= 0

test('the rows of every bill add up to what changed, and both sides are the bills’ own figures', async () => {
  const all = findings()
  let refused = 0
  for (const { li, name, bills } of customers)
    for (const bill of bills)
      for (const against of AGAINST) {
        const where = `${name} ${bill.billMonth} ${against}`
        const answer = await li.call('btwob GET /bill/explain', { billId: bill.billId, against })
        const month = addMonths(bill.billMonth, BACK[against])
        const shared = bills.filter(
          (one) =>
            one.billMonth === month &&
            one.state !== 'REVERSED' &&
            one.meters.some(({ meterId }) => bill.meters.some((mine) => mine.meterId === meterId)),
        )
        all.same(`${where} is there`, answer.ok, shared.length > 0)
        if (!answer.ok) {
          all.same(`${where} code`, answer.code, 'A2207')
          refused++
          continue
        }
        const { before, now, change, rows } = answer.data
        all.same(`${where} now`, now.amount, sumMoney([bill.receivable, bill.lateFeePaid, bill.lateFeeAccrued]))
        all.same(
          `${where} before`,
          before.amount,
          sumMoney(shared.flatMap((one) => [one.receivable, one.lateFeePaid, one.lateFeeAccrued])),
        )
        all.same(`${where} papers`, before.papers.length, shared.length)
        all.same(`${where} change`, change, subtractMoney(now.amount, before.amount))
        all.same(`${where} rows`, sumOf(rows), change)
        const rest = rows.find(({ kind }) => kind === 'ROUNDING')?.amount ?? '0.00'
        all.holds(`${where} rounding`, isSmall(rest), rest)
      }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(1000)
  expect(refused).toBeGreaterThan(0)
})

test('what stands behind the rows is what the bill says: volumes, readings, tiers and the notices of its prices', async () => {
  const all = findings()
  for (const { li, name, bills } of customers)
    for (const bill of bills) {
      const answer = await li.call('btwob GET /bill/explain', { billId: bill.billId, against: 'PREV' })
      if (!answer.ok) continue
      const { lines } = await li.ok('default GET /crmgas/bill/detail', { billId: bill.billId })
      const { meters, tiers, notices, now } = answer.data
      const where = `${name} ${bill.billMonth}`
      all.same(`${where} volume`, now.volume, sumVolume(lines.map(({ billedVolume }) => billedVolume)))
      for (const line of lines) {
        const mine = meters
          .find(({ meterId }) => meterId === line.meterId)
          ?.now.find(({ channelNo }) => channelNo === line.channelNo)
        for (const key of ['prevReading', 'currReading', 'readVolume', 'billedVolume', 'amount'] as const)
          all.same(`${where} ${line.meterId} ${key}`, mine?.[key], line[key])
      }
      const segments = lines.flatMap((line) => line.segments.map((one) => ({ ...one, meterId: line.meterId })))
      for (const { tierNo, now: current } of tiers) {
        const mine = segments.filter((one) => one.tierNo === tierNo)
        all.same(`${where} tier ${tierNo}`, current.volume, sumVolume(mine.map(({ volume }) => volume)))
        all.same(`${where} tier ${tierNo}`, current.amount, sumMoney(mine.map(({ amount }) => amount)))
      }
      // A price that the customer chose is in no notice (AE-17a).
      for (const { meterId, fromDate, toDate } of segments.filter(({ tierNo }) => tierNo > 0)) {
        const then = notices.filter(
          (one) =>
            one.onNow &&
            one.meterIds.includes(meterId) &&
            one.effectiveFrom <= fromDate &&
            (one.effectiveTo === null || toDate <= one.effectiveTo),
        )
        all.holds(`${where} notice ${fromDate}`, then.length > 0 && then.every(({ docNo }) => docNo !== ''), then)
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(1000)
})

test('a statement is explained by the same rule, before there is a bill for it too', async () => {
  const all = findings()
  let open = 0
  for (const { li, name } of customers)
    for (const { statementId, billId, billMonth, totalAmount } of await rowsOf(li, 'energy GET /settlement/list', {})) {
      const answer = await li.call('btwob GET /settlement/explain', { statementId, against: 'PREV' })
      if (!answer.ok) continue
      const { now, before, change, rows } = answer.data
      const where = `${name} ${billMonth}`
      all.same(`${where} amount`, now.amount, totalAmount)
      all.same(`${where} change`, change, subtractMoney(now.amount, before.amount))
      all.same(`${where} rows`, sumOf(rows), change)
      if (billId === null) open++
    }
  expect(all.found).toEqual([])
  expect(open).toBeGreaterThan(0)
})
