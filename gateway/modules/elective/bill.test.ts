import { datesBetween } from '@domain/date'
import { monthMoments } from '@domain/elective/choice'
import { aPeriod, clerkOf, fixedOption, indexOption } from '../../../test/gateway/elective-kit'
import { aDispute, aMeter, energyGateway, flatPrice, settleMonth } from '../../../test/gateway/energy-kit'
import { anAccount, inTransaction } from '../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import type { Area } from '../../areas'
import type { Row } from '../../db/rows'
import { answer } from '../../extensions'
import { usersOfBp } from '../message/service'
import { addItem, electiveUse, packageGas, usedInYear } from '../metering/service'
import { electiveArea } from './index'
import { saveChoice } from './choose'
import { findOption, findPeriod } from './repo/periods'
import { settleChoices } from './settle'

const key = { bp: '1000000003', companyCode: '1002' }
const MONTH = '2026-12'

/** A package that covers 100 m³ of the first ten days of December. */
const packages = {
  name: 'packages',
  handlers: {},
  extensions: [
    answer(packageGas, {
      covered: async (_work, _key, { from, to }) => {
        const days = datesBetween('2026-12-01', '2026-12-10').filter((day) => from <= day && day <= to)
        return new Map([
          ['A1', { total: `${days.length * 100}.00`, days: new Map(days.map((day) => [day, '100.00'])) }],
        ])
      },
      cost: () => Promise.resolve('0.00'),
      ahead: () => Promise.resolve([]),
      share: () => Promise.resolve(),
    }),
  ],
}

const people = {
  name: 'people',
  handlers: {},
  extensions: [answer(usersOfBp, async () => [{ userId: 'u-1', isMaster: true }])],
}

let gateway: TestGateway
let staff: Caller
const open = async (now: string, beside: Area[] = [], readingDay = 1) => {
  gateway = await energyGateway(now, {}, [electiveArea as unknown as Area, people, ...beside])
  staff = clerkOf(gateway, key.companyCode)
  await anAccount(gateway.db, { ...key, chargeMode: 'POSTPAID' })
  await gateway.db.updateTable('gasAccount').set({ readingDay }).execute()
  await flatPrice(gateway.db, key.companyCode)
  await aMeter(gateway.db, key, { meterId: 'A1', lastReading: '0.00' })
}
afterEach(() => gateway.close())

/** So many m³ on each day, with registers that rise by them. */
async function days(volume: number, from = '2026-12-01', to = '2026-12-31', over: Partial<Row<'dailyUsage'>> = {}) {
  await gateway.db
    .insertInto('dailyUsage')
    .values(
      datesBetween(from, to).map((gasDay, index) => ({
        ...key,
        meterId: 'A1',
        channelNo: '1',
        gasDay,
        startReading: (volume * index).toFixed(2),
        endReading: (volume * (index + 1)).toFixed(2),
        volume: volume.toFixed(2),
        estAmount: '0.00',
        quality: 'NORMAL' as const,
        ...over,
      })),
    )
    .execute()
}

/** What the customer chose in November. */
async function choice(option: ReturnType<typeof fixedOption>, volume: string) {
  await aPeriod(staff, MONTH, [option])
  await inTransaction(gateway, async (work) => {
    const period = await findPeriod(work.db, { companyCode: key.companyCode, periodId: 'EP202612' })
    const chosen = period && (await findOption(work.db, { ...period, optionId: 'EP202612-1' }))
    if (!period || !chosen) throw new Error('no period')
    await saveChoice(work, { ...key, userId: 'u-1' }, { period, option: chosen, volume })
  })
  // Checked (BE-04: elective.test.ts).
  await gateway.db
    .updateTable('electiveRecord')
    .set({ checkAt: null, startAt: monthMoments(MONTH).startAt })
    .execute()
}
const record = () => gateway.db.selectFrom('electiveRecord').selectAll().executeTakeFirstOrThrow()
const statement = (month = MONTH, meterId?: string) =>
  inTransaction(gateway, (work) => settleMonth(work, key, month, meterId))

test('package, choice and published price in one bill, to the cent; its days cost what it says (BE-06, BE-08)', async () => {
  await open('2026-11-23T09:30:00+08:00', [packages])
  await choice(fixedOption({ unitPrice: '2.7200' }), '20000')
  // 31 days of 1,000 m³, 1,000 of them covered by the package: 30,000 are left, 20,000 of those chosen.
  await days(1000)
  await gateway.passTime('2027-01-01T08:30:00+08:00')
  const made = await statement()
  // 20,000 × 2.7200 + 10,000 × 3.0000
  expect(made?.head).toMatchObject({ totalVolume: '31000.00', totalAmount: '84400.00', otherItems: [] })
  expect(made?.segments).toMatchObject([
    { tierNo: 1, label: '阶梯1', volume: '10000.00', price: '3.0000', amount: '30000.00' },
    {
      tierNo: 0,
      label: '自选',
      volume: '20000.00',
      price: '2.7200',
      amount: '54400.00',
      fromDate: '2026-12-01',
      toDate: '2026-12-31',
    },
  ])
  const rows = await gateway.db.selectFrom('dailyUsage').select(['gasDay', 'estAmount']).orderBy('gasDay').execute()
  // 900 × 2.7200 on a day with the package, 1,000 × 2.7200 after it, 1,000 × 3.0000 when the choice is used up.
  expect([rows[0]?.estAmount, rows[10]?.estAmount, rows[30]?.estAmount]).toEqual(['2448.00', '2720.00', '3000.00'])
  expect(rows.reduce((sum, day) => sum + Number(day.estAmount), 0)).toBe(84400)
  expect(await record()).toMatchObject({
    state: 'FINISHED',
    finalPrice: '2.7200',
    actualVolume: '30000.00',
    takenVolume: '20000.00',
    settledAmount: '54400.00',
    shortFee: '0.00',
    // 20,000 × 0.2800 saved.
    difference: '-5600.00',
  })
  // What was chosen fills no tier of the year.
  const used = await inTransaction(gateway, (work) => usedInYear(work, key, ['A1'], '2026', '2027-01-01'))
  expect(used.get('A1')).toBe('10000.00')
})

test('gas that was not used is on the same bill, with other items of the customer (BE-07)', async () => {
  await open('2026-11-23T09:30:00+08:00')
  await choice(fixedOption({ unitPrice: '2.7200' }), '20000')
  await days(400)
  await gateway.passTime('2027-01-01T08:30:00+08:00')
  await inTransaction(gateway, (work) =>
    addItem(work, { ...key, code: 'DEVIATION', name: '偏差考核费', amount: '12.30', itemKey: 'DEV:1' }),
  )
  const made = await statement()
  // 12,400 × 2.7200 = 33,728.00; 16,000 − 12,400 = 3,600 m³ missing: 3,600 × 2.7200 × 10 % = 979.20
  expect(made?.head).toMatchObject({ totalVolume: '12400.00', totalAmount: '34719.50' })
  expect(made?.head.otherItems).toEqual([
    { code: 'DEVIATION', name: '偏差考核费', amount: '12.30', itemKey: 'DEV:1' },
    expect.objectContaining({ code: 'ELECTIVE_SHORT', name: '自选少用费（固定价 2026-12）', amount: '979.20' }),
  ])
  expect(await record()).toMatchObject({ shortFee: '979.20', takenVolume: '12400.00' })
  await gateway.drain()
  const rows = await gateway.db
    .selectFrom('message')
    .select('summary')
    .where('templateCode', '=', 'ELECTIVE_RESULT')
    .execute()
  expect(rows.map(({ summary }) => summary)).toContain(
    '2026年12月自选“固定价”已结算：12,400.00 m³按自选价计¥33,728.00，少用费¥979.20',
  )
})

test('a month that ends within a bill is charged at the price of then; the final one is put right on the next bill', async () => {
  // Bills from the 11th: December is on two of them.
  await open('2026-11-23T09:30:00+08:00', [], 11)
  await choice(indexOption({ priceFloor: '1.0000', priceCap: '5.0000' }), '20000')
  await days(500, '2026-11-11', '2027-01-10')
  await gateway.passTime('2026-12-11T09:45:00+08:00')
  const first = await statement('2026-11')
  // 20 days of November at 3.0000; ten of December at 3.4000 + 0.3500.
  expect(first?.head.totalAmount).toBe('48750.00')
  expect(first?.segments.map(({ tierNo, volume, price }) => [tierNo, volume, price])).toEqual([
    [1, '10000.00', '3.0000'],
    [0, '5000.00', '3.7500'],
  ])
  expect(
    await inTransaction(gateway, (work) => electiveUse(work, key, { from: '2026-12-01', to: '2026-12-31' })),
  ).toEqual({
    used: '5000.00',
    taken: '5000.00',
    asOf: '2026-12-11T08:00:00+08:00',
  })
  await staff.ok('btwob POST /elective/index/publish', { indexName: '门站指数', month: MONTH, value: '3.5000' })
  await gateway.passTime('2027-01-11T09:45:00+08:00')
  const second = await statement('2026-12')
  // 10,500 × 3.8500 + ten days of January at 3.0000, 5,000 × 0.1000 too little on the bill before, and 500 m³ missing × 3.8500 × 10 %.
  expect(second?.segments.map(({ tierNo, volume, price }) => [tierNo, volume, price])).toEqual([
    [1, '5000.00', '3.0000'],
    [0, '10500.00', '3.8500'],
  ])
  expect(second?.head.otherItems.map(({ code, amount }) => [code, amount])).toEqual([
    ['ELECTIVE_PRICE', '500.00'],
    ['ELECTIVE_SHORT', '192.50'],
  ])
  expect(second?.head.totalAmount).toBe('56117.50')
})

/** The customer objects to a statement; answers what accepts that. */
async function disputed(made: Awaited<ReturnType<typeof statement>>) {
  if (!made) throw new Error('no statement')
  const accept = await inTransaction(gateway, (work) => aDispute(work, made.head))
  return () => inTransaction(gateway, accept)
}
const itemsOf = ({ otherItems }: { otherItems: readonly { itemKey: string; amount: string }[] }) =>
  otherItems.map(({ itemKey, amount }) => [itemKey.split(':').slice(2).join(':'), amount])

test.each([
  ['before the next bill', '2027-01-02T10:30:00+08:00', [['SHORT', '192.50']]],
  ['after it', '2027-01-11T09:45:00+08:00', [['PRICE:2', '-500.00']]],
])('a bill that is made again at the final price is not put right once more: %s', async (_when, moment, items) => {
  await open('2026-11-23T09:30:00+08:00', [], 11)
  await choice(indexOption({ priceFloor: '1.0000', priceCap: '5.0000' }), '20000')
  await days(500, '2026-11-11', '2027-01-10')
  await gateway.passTime('2026-12-11T09:45:00+08:00')
  const accept = await disputed(await statement('2026-11'))
  await staff.ok('btwob POST /elective/index/publish', { indexName: '门站指数', month: MONTH, value: '3.5000' })
  await gateway.passTime(moment)
  const next = moment > '2027-01-11' ? await statement() : null
  if (next)
    expect(itemsOf(next.head)).toEqual([
      ['PRICE', '500.00'],
      ['SHORT', '192.50'],
    ])
  const head = await accept()
  expect(itemsOf(head)).toEqual(items)
  // 10,000 × 3.0000 + 5,000 × 3.8500
  const other = items.reduce((sum, [, amount]) => sum + Number(amount), 0)
  expect(head.totalAmount).toBe((49250 + other).toFixed(2))
})

test('a bill that is made again with other days settles its month again (BE-06, BE-07)', async () => {
  await open('2026-11-23T09:30:00+08:00')
  await choice(fixedOption({ unitPrice: '2.7200' }), '20000')
  await days(400)
  await gateway.passTime('2027-01-01T08:30:00+08:00')
  const made = await statement()
  expect(made && itemsOf(made.head)).toEqual([['SHORT', '979.20']])
  const accept = await disputed(made)
  await gateway.db.deleteFrom('dailyUsage').execute()
  await days(600)
  // 18,600 × 2.7200
  expect(await accept()).toMatchObject({ totalVolume: '18600.00', totalAmount: '50592.00', otherItems: [] })
  expect(await record()).toMatchObject({ state: 'FINISHED', takenVolume: '18600.00', shortFee: '0.00' })
  expect(await gateway.db.selectFrom('statementItem').select('itemKey').execute()).toEqual([])
  await gateway.drain()
  const said = await gateway.db.selectFrom('message').select('summary').orderBy('createdAt').execute()
  expect(said.at(-1)?.summary).toContain('结算已更正：18,600.00 m³按自选价计¥50,592.00')
})

test('a bill that was made before the last day was known leaves the settlement to a later day', async () => {
  await open('2026-11-23T09:30:00+08:00')
  await aMeter(gateway.db, key, { meterId: 'B1', lastReading: '0.00' })
  await choice(fixedOption({ unitPrice: '2.7200' }), '20000')
  await days(1000)
  await gateway.passTime('2027-01-01T08:30:00+08:00')
  await inTransaction(gateway, (work) => settleChoices(work, key))
  expect(await record()).toMatchObject({ state: 'SETTLING', settledAmount: null })
  await gateway.db.updateTable('meter').set({ state: 'REMOVED' }).where('meterId', '=', 'B1').execute()
  await gateway.passTime('2027-01-01T10:21:00+08:00')
  expect(await record()).toMatchObject({ state: 'FINISHED', settledAmount: '54400.00' })
})

test('statements of single meters together charge no more than was chosen, whatever is estimated between them (BE-06)', async () => {
  await open('2026-11-23T09:30:00+08:00')
  await gateway.db.updateTable('gasAccount').set({ statementScope: 'SINGLE' }).execute()
  await aMeter(gateway.db, key, { meterId: 'B1', lastReading: '0.00' })
  await choice(fixedOption({ unitPrice: '2.7200' }), '40000')
  await days(1000)
  await days(500, '2026-12-01', '2026-12-20', { meterId: 'B1' })
  const silent = { meterId: 'B1', quality: 'MISSING' as const, startReading: '10000.00', endReading: '10000.00' }
  await days(0, '2026-12-21', '2026-12-31', silent)
  await gateway.passTime('2027-01-01T08:30:00+08:00')
  const made = [await statement(MONTH, 'A1'), await statement(MONTH, 'B1')]
  expect(made.map((one) => one?.segments.map(({ tierNo, volume }) => [tierNo, volume]))).toEqual([
    // 20 days of 1,000 beside 500, then ten without B1.
    [
      [1, '1000.00'],
      [0, '30000.00'],
    ],
    // 20 days of 500; what was estimated since found nothing left.
    [
      [1, '5500.00'],
      [0, '10000.00'],
    ],
  ])
  expect(await record()).toMatchObject({ takenVolume: '40000.00', settledAmount: '108800.00' })
})

test('a bill month of two calendar months is forecast by the choice of each (BE-06, Y-29)', async () => {
  await open('2026-11-23T09:30:00+08:00', [], 15)
  await choice(fixedOption({ unitPrice: '2.7200' }), '20000')
  await days(500, '2026-09-01', '2026-12-19')
  gateway.clock.moveTo('2026-12-20T09:45:00+08:00')
  const master = gateway.asSession({ ...key, userId: 'u-1', isMaster: true, reviewStatus: '1' })
  // Five days and the twelve of December that are left at 2.7200, 14 of January at 3.0000.
  expect(await master.ok('energy GET /monthBill/preview', {})).toMatchObject({
    estAmount: '6800.00',
    forecastVolume: '15500.00',
    forecastAmount: '44120.00',
  })
})
