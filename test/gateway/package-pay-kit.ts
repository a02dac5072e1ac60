import type { In } from '@contract'
import type { PackageTerms } from '@domain/package/terms'
import type { Area } from '../../gateway/areas'
import { answer } from '../../gateway/extensions'
import { jsonb } from '../../gateway/db/connect'
import { sealText } from '../../gateway/secret'
import { gasPackageArea } from '../../gateway/modules/gas-package'
import { sendCode } from '../../gateway/modules/identity/service'
import { post } from '../../gateway/modules/gas-account/service'
import { messageArea } from '../../gateway/modules/message'
import { usersOfBp } from '../../gateway/modules/message/service'
import { paymentArea } from '../../gateway/modules/payment'
import { transferDesk } from '../../gateway/modules/payment/transfer/desk'
import { transferPassesNight } from '../../gateway/modules/payment/transfer/night'
import { dataKeys, testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { untilSomebodyWaits } from './energy-kit'
import { codeSentTo } from './login-kit'
import { anAccount, inTransaction, payer, POSTPAID, requestNo, T } from './payment-kit'
import { aReceiver, PAYER } from './transfer-kit'
import { userNames } from '../../gateway/modules/todo/service'

/* Builders for the tests of payments of packages: an order that waits for its deposit, a cycle and a supplement that wait for money. */

/** Users of a customer number, for a gateway without members. */
export const people: Area = {
  name: 'people',
  handlers: {},
  extensions: [
    answer(usersOfBp, async () => []),
    answer(
      userNames,
      async (_work, ids) => new Map(ids.map((id) => [id, { nickname: id === 'u-1' ? '李明' : '王芳' }])),
    ),
  ],
}

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
  deliveryEnd: '2026-12-31',
  depositRate: '10.00',
  overTolerance: '5.00',
  shortTolerance: '5.00',
  shortFeeRate: '10.00',
  cycleLowRate: '70.00',
  cycleHighRate: '130.00',
}

export const DEPOSIT = { bizType: 'DEPOSIT', bizNo: 'M1' } as const
export const CHILD = { bizType: 'CHILD', bizNo: 'Z1' } as const
export const SUPPLEMENT = { bizType: 'SUPPLEMENT', bizNo: 'B1' } as const

export interface Selling {
  gateway: TestGateway
  key: { bp: string; companyCode: string }
  /** Master. */
  li: Caller
  /** Another master of the same customer. */
  wang: Caller
}

/** A customer with one order over 2,000 m³, at a gateway of its own. The deposit of `deposit` yuan is due in a day. */
export async function selling(deposit = '736.00'): Promise<Selling> {
  const gateway = await testGateway({
    areas: [gasPackageArea, paymentArea, messageArea, people],
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0' },
  })
  const key = await anAccount(gateway.db)
  await aReceiver(gateway)
  await anOrder(gateway, deposit)
  return { gateway, key, li: payer(gateway, key), wang: payer(gateway, key, 'u-2', '13800000009') }
}

async function anOrder({ db }: TestGateway, depositAmount: string): Promise<void> {
  const { bp, companyCode } = POSTPAID
  const { depositRate, overTolerance, shortTolerance, shortFeeRate, cycleLowRate, cycleHighRate, ...of } = terms
  const rates = { depositRate, overTolerance, shortTolerance, shortFeeRate, cycleLowRate, cycleHighRate }
  const at = { createdAt: T, updatedAt: T }
  await db
    .insertInto('gasPackage')
    .values({
      companyCode,
      ...of,
      ...rates,
      ...at,
      saleStart: T,
      saleEnd: '2026-11-30T00:00:00+08:00',
      totalVolume: '100000',
      heldVolume: '2000',
      minVolume: '1000',
      stepVolume: '1000',
      maxPerBp: '50000',
      customerTypes: ['COMMERCE'],
      templateVersion: '1',
      state: 'ON_SALE',
    })
    .execute()
  await db
    .insertInto('packageOrder')
    .values({
      bp,
      orderNo: 'M1',
      companyCode,
      packageId: 'PKG1',
      packageSnapshot: jsonb(terms),
      meterIds: ['m-1'],
      totalVolume: '2000',
      unitPrice: '3.6800',
      totalAmount: '7360.00',
      depositAmount,
      contactName: sealText(dataKeys, '李明'),
      contactPhone: sealText(dataKeys, '13800000008'),
      agreeId: 'A1',
      state: 'WAIT_DEPOSIT',
      createdBy: 'u-1',
      signDeadline: T,
      depositDeadline: '2026-11-24T09:30:00+08:00',
      ...at,
    })
    .execute()
  await db
    .insertInto('extractionCycle')
    .values({
      bp,
      orderNo: 'M1',
      cycleNo: 1,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      planVolume: '2000',
      evenShare: '2000.00',
      lowVolume: '2000',
      highVolume: '2000',
      lockedVolume: '2000',
      lockMode: 'AUTO',
      editOpenAt: '2026-11-16T00:00:00+08:00',
      editCloseAt: '2026-11-23T08:00:00+08:00',
      payDeadline: '2026-11-29T17:00:00+08:00',
    })
    .execute()
  await db
    .insertInto('childOrder')
    .values({
      bp,
      childNo: 'Z1',
      orderNo: 'M1',
      cycleNo: 1,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      unitPrice: '3.6800',
      lockedVolume: '2000',
      payableAmount: '7360.00',
      state: 'PLANNED',
      ...at,
      payDeadline: '2026-11-29T17:00:00+08:00',
      forfeitAt: '2026-12-04T00:00:00+08:00',
    })
    .execute()
}

/** The order is in force and its cycle asks for money: `amount` yuan. */
export async function cycleToPay({ gateway: { db } }: Selling, amount = '7360.00'): Promise<void> {
  await db
    .updateTable('packageOrder')
    .set({ state: 'EFFECTIVE', depositPaid: '736.00', depositDeadline: null })
    .execute()
  await db.updateTable('childOrder').set({ state: 'WAIT_PAY', payableAmount: amount }).execute()
  await db.updateTable('gasPackage').set({ heldVolume: '0', soldVolume: '2000' }).execute()
}

/** A supplement of the cycle that asks for 368.00 yuan; more gas is asked for of a cycle that is paid. */
export async function supplementToPay({ gateway: { db } }: Selling, buType: 'ADD' | 'ADVANCE' | 'DIFF'): Promise<void> {
  if (buType !== 'DIFF') await db.updateTable('childOrder').set({ state: 'PAID' }).execute()
  await db
    .insertInto('supplementOrder')
    .values({
      bp: POSTPAID.bp,
      buNo: 'B1',
      orderNo: 'M1',
      childNo: 'Z1',
      buType,
      volume: '100.00',
      unitPrice: '3.6800',
      amount: '368.00',
      payDeadline: '2026-11-24T09:30:00+08:00',
      state: 'WAIT_PAY',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
}

export const gift = ({ gateway, key }: Selling, amount: string) =>
  inTransaction(gateway, (work) =>
    post(work, {
      ...key,
      direction: 'IN',
      amount,
      entryType: 'ADJUST_IN',
      refType: '',
      refId: '',
      key: `gift${amount}`,
    }),
  )

/** The code that a large payment off the balance asks the first master for. */
export async function balanceCode({ gateway }: Selling): Promise<string> {
  const phone = '13800000008'
  const later: (() => unknown)[] = []
  await gateway.db.transaction().execute((db) => {
    const work = { ...gateway.gateway.work, db, afterCommit: (run: () => unknown) => void later.push(run) }
    return sendCode(work, { phone, smsType: 'BALANCE_PAY', isSent: true, byVisitor: false, ip: '127.0.0.1' })
  })
  for (const run of later) await run()
  await gateway.drain()
  return codeSentTo(gateway, phone)
}

/** The desk refuses the slip of a transfer. */
export const refuseSlip = ({ gateway, key }: Selling, ttId: string, remark: string) =>
  inTransaction(gateway, (work) =>
    transferDesk.decided(work, {
      bizNo: ttId,
      ...key,
      decision: 'REJECT',
      remark,
      decidedBy: 'desk',
      volume: null,
    }),
  )

/** The deposit is to come by a transfer that is ordered. */
export async function transferOrdered({ li }: Selling): Promise<{ payNo: string; ttId: string }> {
  const { payNo } = await li.ok('taocan POST /trade/pay/create', wish(DEPOSIT, 'TT'))
  const { ttId } = await li.ok('default POST /crmgas/pay/tt/create', {
    purpose: 'PACKAGE',
    payNo,
    amount: '736.00',
    receiverId: 'main',
    ...PAYER,
    requestNo: requestNo(),
  })
  return { payNo, ttId }
}

/** A call that has read a transfer as open when the night ends it, and waits for its rows. */
export async function whileTransferEnds<R>(
  { gateway, key }: Selling,
  ttId: string,
  call: () => Promise<R>,
): Promise<R> {
  if (gateway.database.lite) {
    // One connection: no other statement reads what is about to change. The transfer has ended, and what was read beside it has not.
    await gateway.db.updateTable('ttOrder').set({ state: 'EXPIRED' }).where('ttId', '=', ttId).execute()
    return call()
  }
  const answer: Promise<R>[] = []
  await inTransaction(gateway, async (work) => {
    await transferPassesNight(work, { ...key, ttId })
    answer.push(call())
    await untilSomebodyWaits(gateway.db)
  })
  return Promise.all(answer).then(([one]) => one as R)
}

type Create = In<'taocan POST /trade/pay/create'>

export const wish = (
  of: Pick<Create, 'bizType' | 'bizNo'>,
  channel: Create['channel'],
  part: Partial<Create> = {},
) => ({
  ...of,
  channel,
  requestNo: requestNo(),
  ...part,
})

/** What stands of everything that a payment touches. */
export async function standing({ gateway: { db } }: Selling) {
  const one = await db
    .selectFrom('packageOrder')
    .innerJoin('childOrder', 'childOrder.orderNo', 'packageOrder.orderNo')
    .innerJoin('gasPackage', 'gasPackage.packageId', 'packageOrder.packageId')
    .select(['packageOrder.state as order', 'childOrder.state as child', 'depositPaid', 'packageOrder.paidAmount'])
    .select(['heldVolume as held', 'soldVolume as sold', 'addVolume', 'extractFrom', 'depositDeadline'])
    .executeTakeFirstOrThrow()
  const account = await db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()
  return { ...one, balance: account.balance }
}

export const payments = async ({ gateway: { db } }: Selling): Promise<string[]> =>
  (await db.selectFrom('tradePayment').select(['channel', 'state']).orderBy('payNo').execute()).map(
    ({ channel, state }) => `${channel} ${state}`,
  )
