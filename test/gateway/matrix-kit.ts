import { rnd } from '@domain/random'
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '@domain/date'
import type { Area } from '../../gateway/areas'
import { jsonb } from '../../gateway/db/connect'
import { post, lockAccount } from '../../gateway/modules/gas-account/service'
import { offsetNamed } from '../../gateway/modules/billing/service'
import { invoiceArea } from '../../gateway/modules/invoice'
import { deriveItems } from '../../gateway/modules/invoice/derive-all'
import { paymentArea } from '../../gateway/modules/payment'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { deskArea, fileArea, messageArea } from './areas'
import { aMeter } from './energy-kit'
import { HOSPITAL, anItem, applied, decided } from './invoice-kit'
import { T, inTransaction, openCashier, orderBills, payer, requestNo } from './payment-kit'

/* A year of a customer for the finance matrix: bills that are paid in every way, invoiced, merged and reversed, by chance alone. */

export const LAST = '2026-11'
const METERS = ['003010020301', '003010020302'] as const

/** Payment and invoices on an empty database. */
export const matrixGateway = (): Promise<TestGateway> =>
  testGateway({
    areas: [fileArea, paymentArea, invoiceArea, messageArea, deskArea].map((area) => area as unknown as Area),
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0', DEV_TOOLS: '1' },
  })

interface Drawn {
  billId: string
  month: string
  amount: string
  how: number
}

/** Two bills a month: number, amount and fate follow from the seed. */
const drawn = (seed: number): Drawn[] =>
  Array.from({ length: 12 }, (_, n) => addMonths(LAST, n - 11)).flatMap((month) =>
    [0, 1].map((k) => ({
      billId: `${month.replace('-', '')}${k}`,
      month,
      amount: (200 + Math.floor(rnd(`matrix|${seed}|${month}|${k}|a`) * 100_000) / 100).toFixed(2),
      how: rnd(`matrix|${seed}|${month}|${k}|h`),
    })),
  )

/** Makes the year through the calls that a customer has; only bills and money at the bank come from nowhere. */
export async function aYear(
  gateway: TestGateway,
  caller: Caller,
  titles: readonly string[],
  seed: number,
): Promise<void> {
  const bills = drawn(seed)
  for (const meterNo of METERS) {
    await aMeter(gateway.db, HOSPITAL, { meterId: meterNo.slice(4) })
    await gateway.db.updateTable('meter').set({ meterNo }).where('meterId', '=', meterNo.slice(4)).execute()
  }
  for (const bill of bills) await addBill(gateway, bill)
  for (const bill of bills) await settle(gateway, bill)
  for (let n = 0; n < 12; n += 2) await anItem(gateway, `${50 + n}.50`, purchase(addMonths(LAST, -n)))
  await anItem(gateway, '500.00', {
    source: 'PREPAY',
    month: LAST,
    goodsGroup: 'NONE',
    lines: [],
    blockReason: '预存款',
  })
  await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
  await invoice(gateway, caller, titles, seed)
  await reverse(gateway, caller, seed)
}

const purchase = (month: string) => ({
  source: 'IC' as const,
  month,
  title: 'IC卡购气',
  tradeTime: `${month}-15T10:00:00+08:00`,
  orderId: null,
})

async function addBill({ db }: TestGateway, { billId, month, amount }: Drawn): Promise<void> {
  const issueDate = firstOfMonth(addMonths(month, 1))
  const dueDate = addDays(issueDate, 27)
  await db
    .insertInto('bill')
    .values({
      ...HOSPITAL,
      billId,
      billNo: `ZD${billId}`,
      billType: 'GAS',
      billVersion: 'NEW',
      billMonth: month,
      sourceId: billId,
      periodFrom: firstOfMonth(month),
      periodTo: lastOfMonth(month),
      issueDate,
      dueDate,
      lateFeeBaseDate: dueDate,
      volume: '100.00',
      receivable: amount,
      state: 'UNPAID',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  const meterNo = METERS[Number(billId.at(-1))] ?? METERS[0]
  await db
    .insertInto('billLine')
    .values({
      bp: HOSPITAL.bp,
      billId,
      lineNo: 1,
      kind: 'GAS',
      name: '燃气费',
      meterId: meterNo.slice(4),
      meterNo,
      amount,
      segments: jsonb([
        {
          tierNo: 1,
          label: '一阶',
          season: 'NON_HEATING' as const,
          price: '4.0000',
          volume: '25.00',
          amount,
          fromDate: firstOfMonth(month),
          toDate: lastOfMonth(month),
        },
      ]),
    })
    .execute()
}

/** By an order, in part, out of the balance, not at all, or taken back. */
async function settle(gateway: TestGateway, { billId, amount, how }: Drawn): Promise<void> {
  if (how < 0.5) return pay(gateway, billId)
  if (how < 0.6) return pay(gateway, billId, '100.00')
  if (how < 0.75)
    return inTransaction(gateway, async (work) => {
      const account = await lockAccount(work.db, HOSPITAL)
      if (!account) throw new Error('no account')
      const sum = (Number(amount) * 2).toFixed(2)
      const money = {
        ...HOSPITAL,
        direction: 'IN',
        amount: sum,
        entryType: 'ADJUST_IN',
        refType: '',
        refId: '',
      } as const
      await post(work, { ...money, key: `gift-${billId}` })
      const named = {
        billIds: [billId],
        amount: sum,
        asOf: work.clock.today(),
        key: `offset-${billId}`,
        remark: '抵扣',
      }
      await offsetNamed(work, account, named)
    })
  if (how > 0.92)
    await gateway.db
      .updateTable('bill')
      .set({ ['state' as 'billNo']: 'REVERSED' })
      .where('billId', '=', billId)
      .execute()
}

/** Each by somebody else: one alone may not open so many payments at once (AE-05). */
async function pay(gateway: TestGateway, billId: string, amount?: string): Promise<void> {
  const caller = payer(gateway, HOSPITAL, `u-${billId}`)
  const { orderId } = await orderBills(caller, [billId], amount === undefined ? {} : { amount })
  const sandboxToken = await openCashier(caller, orderId)
  await caller.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
}

/** What waits, in groups of one to three, most of it, to either title. */
async function invoice(gateway: TestGateway, caller: Caller, titles: readonly string[], seed: number): Promise<void> {
  const { list } = await caller.ok('default GET /crmgas/invoice/waitList', { pageSize: 50 })
  const waiting = list.map(({ tradeNo }) => tradeNo)
  for (let n = 0; waiting.length > 4; n++) {
    const chance = rnd(`matrix|${seed}|${n}|i`)
    const some = waiting.splice(0, 1 + Math.floor(chance * 3))
    if (chance < 0.15) continue
    const titleId = titles[n % titles.length] ?? ''
    await applied(caller, some, { titleId, mergeMode: chance < 0.6 ? 'MERGE' : 'PER_ITEM' })
  }
  await gateway.drain()
}

/** Some of them as a whole; the last one is still being decided about. */
async function reverse(gateway: TestGateway, caller: Caller, seed: number): Promise<void> {
  const { list } = await caller.ok('default GET /crmgas/invoice/issuedList', { pageSize: 50 })
  const chosen = list.filter(({ invoiceNo }) => rnd(`matrix|${seed}|${invoiceNo}|r`) < 0.35)
  for (const [n, { invoiceId }] of chosen.entries()) {
    await caller.ok('default POST /crmgas/invoice/createRed', {
      requestNo: requestNo(),
      invoiceId,
      explanation: '抬头有误',
      reissue: '0',
      reason: '01',
      mode: 'FULL',
    })
    if (n < chosen.length - 1) await decided(gateway, 'RED', 'PASS')
  }
}
