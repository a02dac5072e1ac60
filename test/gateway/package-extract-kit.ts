import { datesBetween } from '@domain/date'
import { orderAmounts } from '@domain/package/amounts'
import { windowDefaults, windowOf } from '@domain/package/cycles'
import type { PackageTerms } from '@domain/package/terms'
import type { Area } from '../../gateway/areas'
import { answer } from '../../gateway/extensions'
import { jsonb } from '../../gateway/db/connect'
import { sealText } from '../../gateway/secret'
import { deskArea } from '../../gateway/modules/desk'
import { gasPackageArea } from '../../gateway/modules/gas-package'
import { allocate } from '../../gateway/modules/gas-package/extract/allocate'
import { childPaid, depositPaid, supplementPaid } from '../../gateway/modules/gas-package/paid'
import { findChild } from '../../gateway/modules/gas-package/repo/children'
import { findOrder } from '../../gateway/modules/gas-package/repo/orders'
import { findSupplement } from '../../gateway/modules/gas-package/repo/supplements'
import { forfeitAt } from '../../gateway/modules/gas-package/rules/payable'
import { draftOf } from '../../gateway/modules/gas-package/rules/plan'
import { messageArea } from '../../gateway/modules/message'
import { usersOfBp } from '../../gateway/modules/message/service'
import { dataKeys, testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { aMeter, flatPrice } from './energy-kit'
import { ordersArea } from './order-index'
import { anAccount, inTransaction, payer, POSTPAID, T } from './payment-kit'

/* Builders for the tests of extraction: an order in force with its cycles, days of its meter, money that has come. */

const people: Area = {
  name: 'people',
  handlers: {},
  extensions: [answer(usersOfBp, async () => [{ userId: 'u-1', isMaster: true }])],
}

export const METER = 'm-1'
const RATES = { depositRate: '10.00', overTolerance: '5.00', shortTolerance: '5.00', shortFeeRate: '10.00' }

/** December to February at 3.6800: the window of December is open at the tests' moment. */
export const terms: PackageTerms = {
  packageId: 'PKG1',
  name: '冬季工业气量包',
  priceType: 'FIXED',
  unitPrice: '3.6800',
  floatDiscount: null,
  standardPrice: '3.8600',
  supplyMode: 'PART',
  cycleType: 'MONTH',
  deliveryStart: '2026-12-01',
  deliveryEnd: '2027-02-28',
  ...RATES,
  cycleLowRate: '70.00',
  cycleHighRate: '130.00',
}

export interface Extracting {
  gateway: TestGateway
  key: { bp: string; companyCode: string }
  li: Caller
  /** Of the same company. */
  stranger: Caller
}

/** A gateway with one customer, with one remote meter. */
export async function extracting(now = T, more: readonly Area[] = []): Promise<Extracting> {
  const gateway = await testGateway({
    areas: [gasPackageArea, messageArea, deskArea, ordersArea, people, ...more] as unknown as Area[],
    identify: async () => null,
    demoData: false,
    now,
    env: { DEMO_OPERATOR: '0' },
  })
  const key = await anAccount(gateway.db)
  await anAccount(gateway.db, { bp: '1000000009' })
  await flatPrice(gateway.db, key.companyCode)
  await aMeter(gateway.db, key, { meterId: METER })
  const stranger = payer(gateway, { ...key, bp: '1000000009' }, 'u-9')
  return { gateway, key, li: payer(gateway, key), stranger }
}

export interface OrderDraft {
  orderNo?: string
  volume?: string
  terms?: Partial<PackageTerms>
}

/** An order in force, its deposit paid, all cycles planned by days: Z1 to Zn of M1. The package has 100,000 m³ left. */
export async function anOrder(
  { gateway, key }: Pick<Extracting, 'gateway' | 'key'>,
  draft: OrderDraft = {},
): Promise<string> {
  const { orderNo = 'M1', volume = '100000' } = draft
  const of = { ...terms, ...draft.terms }
  const at = { createdAt: T, updatedAt: T }
  const { bp, companyCode } = key
  const { totalAmount, depositAmount } = orderAmounts({ ...of, volume })
  const { db } = gateway
  await db
    .insertInto('gasPackage')
    .values({
      companyCode,
      ...of,
      ...at,
      saleStart: '2026-11-01T00:00:00+08:00',
      saleEnd: '2026-11-30T00:00:00+08:00',
      totalVolume: String(Number(volume) + 100_000),
      heldVolume: volume,
      minVolume: '1000',
      stepVolume: '1000',
      maxPerBp: '500000',
      customerTypes: ['INDUSTRY'],
      templateVersion: '1',
      state: 'ON_SALE',
    })
    .execute()
  await db
    .insertInto('packageOrder')
    .values({
      bp,
      orderNo,
      companyCode,
      packageId: of.packageId,
      packageSnapshot: jsonb(of),
      meterIds: [METER],
      totalVolume: volume,
      unitPrice: of.unitPrice,
      totalAmount,
      depositAmount,
      signDeadline: T,
      contactName: sealText(dataKeys, '李明'),
      contactPhone: sealText(dataKeys, '13800000008'),
      agreeId: `A${orderNo}`,
      createdBy: 'u-1',
      ...at,
      state: 'WAIT_DEPOSIT',
    })
    .execute()
  for (const cycle of draftOf(of, volume, windowDefaults)) await addCycle(db, { bp, orderNo }, cycle)
  await inTransaction(gateway, async (work) => {
    const order = await findOrder(work.db, { bp, orderNo })
    if (order) await depositPaid(work, order, { payNo: `P${orderNo}`, amount: depositAmount, at: T, by: 'u-1' })
  })
  return orderNo
}

async function addCycle(
  db: TestGateway['db'],
  { bp, orderNo }: { bp: string; orderNo: string },
  cycle: ReturnType<typeof draftOf>[number],
): Promise<void> {
  const { cycleNo, startDate, endDate, editOpenAt, editCloseAt, payDeadline } = cycle
  const days = { bp, orderNo, cycleNo, startDate, endDate, payDeadline }
  await db
    .insertInto('extractionCycle')
    .values({
      ...days,
      planVolume: cycle.volume,
      evenShare: cycle.evenShare,
      lowVolume: cycle.low,
      highVolume: cycle.high,
      editOpenAt,
      editCloseAt,
    })
    .execute()
  const childNo = orderNo === 'M1' ? `Z${cycleNo}` : `${orderNo}Z${cycleNo}`
  await db
    .insertInto('childOrder')
    .values({ ...days, childNo, forfeitAt: forfeitAt(startDate, 2), state: 'PLANNED', createdAt: T, updatedAt: T })
    .execute()
}

/** The money of a locked cycle is there. */
export const pay = ({ gateway, key: { bp } }: Extracting, childNo: string): Promise<void> =>
  inTransaction(gateway, async (work) => {
    const child = await findChild(work.db, { bp, childNo })
    const order = child && (await findOrder(work.db, child))
    if (!child || !order) throw new Error(`no child ${childNo}`)
    const amount = child.payableAmount ?? '0.00'
    await childPaid(work, order, child, { payNo: `P${childNo}`, amount, at: work.clock.iso(), by: 'u-1' })
  })

/** The money of a supplement is there. */
export const payBu = ({ gateway, key: { bp } }: Extracting, buNo: string): Promise<void> =>
  inTransaction(gateway, async (work) => {
    const supplement = await findSupplement(work.db, { bp, buNo })
    const child = supplement && (await findChild(work.db, supplement))
    const order = child && (await findOrder(work.db, child))
    if (!supplement || !child || !order) throw new Error(`no supplement ${buNo}`)
    const money = { payNo: `P${buNo}`, amount: supplement.amount, at: work.clock.iso(), by: 'u-1' }
    await supplementPaid(work, { order, child, supplement }, money)
  })

/** Days of a meter at so many m³ each; a day that is there gets the new volume. */
export async function usage(
  { gateway: { db }, key }: Extracting,
  span: { from: string; to: string },
  volume: string,
  meterId = METER,
): Promise<void> {
  await db
    .insertInto('dailyUsage')
    .values(
      datesBetween(span.from, span.to).map((gasDay) => ({
        ...key,
        meterId,
        channelNo: '1',
        gasDay,
        startReading: '0.00',
        endReading: '0.00',
        volume,
        estAmount: '0.00',
        quality: 'NORMAL' as const,
      })),
    )
    .onConflict((c) => c.columns(['companyCode', 'meterId', 'channelNo', 'gasDay']).doUpdateSet({ volume }))
    .execute()
}

/** As the daily run does. */
export const share = ({ gateway, key }: Extracting): Promise<void> =>
  inTransaction(gateway, (work) => allocate(work, key))

export const at = (ground: Extracting, moment: string): Promise<void> => ground.gateway.passTime(moment)

/** A cycle of a month that is not paid: its lock, its deadline and its lapse come and go, each in its time. */
export async function lapse(ground: Extracting, startDate: string): Promise<void> {
  const { editCloseAt, payDeadline } = windowOf('MONTH', startDate)
  for (const moment of [editCloseAt, payDeadline, forfeitAt(startDate, 2)]) await at(ground, moment)
}

export const child = ({ gateway: { db } }: Extracting, childNo: string) =>
  db.selectFrom('childOrder').selectAll().where('childNo', '=', childNo).executeTakeFirstOrThrow()

export const order = ({ gateway: { db } }: Extracting, orderNo = 'M1') =>
  db.selectFrom('packageOrder').selectAll().where('orderNo', '=', orderNo).executeTakeFirstOrThrow()

export const balance = async ({ gateway: { db } }: Extracting): Promise<string> =>
  (await db.selectFrom('gasAccount').select('balance').where('bp', '=', POSTPAID.bp).executeTakeFirstOrThrow()).balance

/** Net m³ of records by child: taken and left over. */
export async function taken({ gateway: { db } }: Extracting, childNo: string) {
  const { extracted, out, rows } = await db
    .selectFrom('extractionRecord')
    .select(({ fn }) => [
      fn.sum('extractedVolume').as('extracted'),
      fn.sum('outVolume').as('out'),
      fn.countAll().as('rows'),
    ])
    .where('childNo', '=', childNo)
    .executeTakeFirstOrThrow()
  return { extracted, out, rows: Number(rows) }
}
