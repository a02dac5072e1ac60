import type { Out } from '@contract'
import { changePercent } from '@domain/percent'
import { addMonths, yearOf } from '@domain/date'
import { sumMoney } from '@domain/money'
import { addVolume, compareVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { TestGateway } from '../../setup/gateway'
import { findings, reconciled, type Month, type MonthDetail, type Walked } from './kit'

/* Month = its meters = its bill; a comparison is one of the same meters; what a year has used of its tiers only rises. */

let gateway: TestGateway
let customers: readonly Walked[]
/** Each settled month by its statement, read once for all identities. */
let details: ReadonlyMap<string, MonthDetail>
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
  details = await readAll()
})
afterAll(() => gateway.close())

const DETAIL = 'energy GET /monthBill/detail'

async function readAll(): Promise<ReadonlyMap<string, MonthDetail>> {
  const read = customers.flatMap(({ li, months }) =>
    months.map(
      async ({ billMonth, statementId }) => [statementId, await li.ok(DETAIL, { billMonth, statementId })] as const,
    ),
  )
  return new Map(await Promise.all(read))
}

/** Each settled month of each statement with its detail, the oldest first. */
async function eachMonth(visit: (customer: Walked, month: Month, detail: MonthDetail) => Promise<void> | void) {
  for (const customer of customers)
    for (const month of [...customer.months].reverse()) {
      const detail = details.get(month.statementId)
      if (detail) await visit(customer, month, detail)
    }
}

const nameOf = ({ name }: Walked, { billMonth, meterId }: Month) => `${name} ${billMonth} ${meterId ?? 'ALL'}`

test('a month is its meters, its lines and its segments', async () => {
  const all = findings()
  await eachMonth((customer, month, { header, meters, segments, otherItems, billVersion }) => {
    const where = nameOf(customer, month)
    all.same(where, header.volume, month.volume)
    all.same(where, header.amount, month.amount)
    all.same(where, billVersion, month.billVersion)
    all.same(where, sumVolume(meters.map((meter) => meter.volume)), header.volume)
    all.same(where, sumMoney([...meters, ...otherItems].map(({ amount }) => amount ?? '0')), header.amount)
    if (billVersion === 'OLD') return all.same(where, segments.length, 0)
    all.same(where, sumMoney([header.net ?? '0', header.tax ?? '0']), header.amount)
    for (const meter of meters)
      for (const { channelNo, amount, billedVolume } of meter.lines) {
        const mine = segments.filter((one) => one.meterId === meter.meterId && one.channelNo === channelNo)
        all.same(`${where}/${channelNo}`, sumMoney(mine.map((one) => one.amount)), amount)
        all.same(`${where}/${channelNo}`, sumVolume(mine.map((one) => one.volume)), billedVolume)
      }
  })
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(0)
})

test('a statement stands beside its own bill, and the bill says the same', async () => {
  const all = findings()
  await eachMonth((customer, month, detail) => {
    const where = nameOf(customer, month)
    all.same(where, detail.statement.statementId, month.statementId)
    all.same(where, detail.bill?.billId ?? null, month.billId)
    const bill = customer.bills.find(({ billId }) => billId === month.billId)
    if (month.billId === null) return all.same(where, detail.bill, null)
    all.same(where, bill?.statementId, month.statementId)
    all.same(where, bill?.volume, month.volume)
    all.same(where, bill?.receivable, month.amount)
    all.same(where, detail.bill?.state, bill?.state)
  })
  for (const { li, name, months, bills } of customers)
    for (const billMonth of new Set(months.map((month) => month.billMonth))) {
      const { statement, bill, statements, header } = await li.ok(DETAIL, { billMonth })
      const rows = months.filter((month) => month.billMonth === billMonth)
      const own = bills.find(({ billId }) => billId === bill?.billId)
      all.same(`${name} ${billMonth}`, own?.statementId ?? null, bill === null ? null : statement.statementId)
      all.same(`${name} ${billMonth}`, header.volume, sumVolume(rows.map((row) => row.volume)))
      for (const one of statements) {
        const row = rows.find(({ statementId }) => statementId === one.statementId)
        all.same(`${name} ${billMonth} pairs`, one.bill?.billId ?? null, row?.billId)
        all.same(`${name} ${billMonth} meter`, one.meterId, row?.meterId)
      }
      all.same(`${name} ${billMonth} statements`, statements.length, rows.length)
    }
  expect(all.found).toEqual([])
})

test('a month is compared with months of the same meters', async () => {
  const all = findings()
  await eachMonth((customer, month, { compare, meters }) => {
    const then = (back: number) =>
      customer.months.find(
        (row) => row.billMonth === addMonths(month.billMonth, -back) && row.meterId === month.meterId,
      )
    for (const [shown, back] of [
      [compare.lastMonth, 1],
      [compare.lastYear, 12],
    ] as const) {
      const where = `${nameOf(customer, month)} −${back}`
      const before = then(back)
      all.same(where, shown?.volume, before?.volume)
      all.same(where, shown?.amount, before?.amount)
      if (before) all.same(where, shown?.changePct, changePercent(month.volume, before.volume))
    }
    const lastYear = then(12)
    all.same(nameOf(customer, month), month.yoyPct, lastYear ? changePercent(month.volume, lastYear.volume) : null)
    all.holds(nameOf(customer, month), meters.length > 0, meters.length)
  })
  expect(all.found).toEqual([])
})

type YearMonth = Out<'energy GET /monthBill/list'>['yearSum']['months'][number]

function sameMonth(all: ReturnType<typeof findings>, name: string, month: YearMonth, rows: readonly Month[]): void {
  const of = rows.filter(({ billMonth }) => billMonth === month.billMonth)
  const where = `${name} ${month.billMonth}`
  all.same(where, month.volume, sumVolume(of.map(({ volume }) => volume)))
  all.same(where, month.amount, sumMoney(of.map(({ amount }) => amount ?? '0')))
  all.same(where, month.estimatedVolume, sumVolume(of.map(({ estimatedVolume }) => estimatedVolume)))
  if (of.length === 1) all.same(where, month.whole, of[0]?.whole)
}

test('the list of one meter, its years and its months are the rows of the whole', async () => {
  const all = findings()
  for (const { li, name, months, meters } of customers)
    for (const { meterId } of meters) {
      const mine = await li.ok('energy GET /monthBill/list', { meterId, pageSize: 50 })
      const years = [...new Set(mine.list.map((row) => yearOf(row.billMonth)))]
      for (const year of years) {
        const ofYear = await li.ok('energy GET /monthBill/list', { meterId, year, pageSize: 50 })
        const rows = mine.list.filter((row) => yearOf(row.billMonth) === year)
        all.same(`${name} ${meterId} ${year}`, JSON.stringify(ofYear.list), JSON.stringify(rows))
        all.same(`${name} ${meterId} ${year}`, ofYear.yearSum.volume, sumVolume(rows.map((row) => row.volume)))
        all.same(`${name} ${meterId} ${year}`, ofYear.yearSum.amount, sumMoney(rows.map((row) => row.amount ?? '0')))
        const names = new Set(rows.map(({ billMonth }) => billMonth))
        all.same(`${name} ${meterId} ${year}`, ofYear.yearSum.months.length, names.size)
        for (const month of ofYear.yearSum.months) sameMonth(all, `${name} ${meterId}`, month, rows)
      }
      const single = mine.list.filter((row) => row.meterId === meterId)
      for (const row of single)
        all.same(
          `${name} ${meterId} ${row.billMonth}`,
          JSON.stringify(row),
          JSON.stringify(months.find(({ statementId }) => statementId === row.statementId)),
        )
    }
  expect(all.found).toEqual([])
})

test('what a year has used of its tiers rises month by month by what was billed, also over the cut-over (AE-15)', async () => {
  const all = findings()
  const before = new Map<string, { year: string; used: string }>()
  await eachMonth((customer, month, { tierYear, meters, segments, billVersion, header }) => {
    const where = nameOf(customer, month)
    if (billVersion === 'OLD') all.same(`${where} old`, tierYear.length, 0)
    for (const { meterId, lines } of meters) {
      const year = yearOf(header.periodTo)
      const last = before.get(meterId)
      const known = last?.year === year ? last.used : '0.00'
      // What has a price of its own fills no tier (AE-17a).
      const own = segments.filter((one) => one.meterId === meterId && one.tierNo === 0)
      const billed = subtractVolume(
        sumVolume(lines.map((line) => line.billedVolume)),
        sumVolume(own.map(({ volume }) => volume)),
      )
      const used = addVolume(known, billed)
      const isFirst = last === undefined && month.billMonth.slice(5) !== '01'
      before.set(meterId, { year, used })
      const shown = tierYear.find((one) => one.meterId === meterId)
      // Of the year in which the demo begins the first months are unknown.
      if (!shown || isFirst) continue
      all.same(`${where} ${meterId} before`, shown.usedBefore, known)
      all.same(`${where} ${meterId} used`, shown.tier.used, used)
      all.same(`${where} ${meterId} bands`, sumVolume(shown.bands.map((band) => band.used)), used)
    }
  })
  expect(all.found).toEqual([])
})

test('a tier begins on the day on which the year’s volume goes beyond the one before', async () => {
  const all = findings()
  let steps = 0
  await eachMonth(async ({ li, name }, month, { tierYear, segments }) => {
    for (const { meterId, usedBefore, bands, steps: mine } of tierYear)
      for (const { tierNo, gasDay } of mine) {
        steps++
        const where = `${name} ${month.billMonth} ${meterId} ${tierNo}`
        const days = await li.ok('energy GET /energy/daily', { meterId, month: month.billMonth, pageSize: 50 })
        const rest = await li.ok('energy GET /energy/daily', {
          meterId,
          month: month.billMonth,
          pageSize: 50,
          pageNum: 2,
        })
        const rows = [...days.list, ...rest.list]
        const until = (day: string) =>
          sumVolume([usedBefore, ...rows.filter((row) => row.gasDay <= day).map((row) => row.volume ?? '0')])
        const border = bands.find((band) => band.tierNo === tierNo)?.fromVolume ?? '0'
        all.holds(`${where} reached`, compareVolume(until(gasDay), border) > 0, until(gasDay))
        const sooner = rows.map((row) => row.gasDay).filter((day) => day < gasDay)
        const eve = sooner.sort().at(-1)
        all.holds(`${where} not before`, eve === undefined || compareVolume(until(eve), border) <= 0, eve)
        all.holds(
          `${where} segment`,
          segments.some((one) => one.tierNo === tierNo && one.fromDate === gasDay),
          gasDay,
        )
      }
  })
  expect(all.found).toEqual([])
  expect(steps).toBeGreaterThan(0)
})
