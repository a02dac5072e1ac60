import type { BillState } from '@domain/statuses/bill'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import type { Db } from '../../gateway/db/connect'
import type { Area } from '../../gateway/areas'
import type { Work } from '../../gateway/http/context'
import { deskArea } from '../../gateway/modules/desk'
import { messageArea } from '../../gateway/modules/message'
import { ticketArea } from '../../gateway/modules/ticket'
import { paymentArea } from '../../gateway/modules/payment'

export { decideRefund } from '../../gateway/modules/payment/refund/refunds'

/* Builders for the tests of payment: an account, its bills, people that pay. Nothing here stands in for what is tested. */

export const T = '2026-11-23T09:30:00+08:00'
export const POSTPAID = { bp: '1000000003', companyCode: '1002' }

const gatewayOf = (areas: readonly Area[], now: string, env: Record<string, string>): Promise<TestGateway> =>
  testGateway({ areas, identify: async () => null, demoData: false, now, env: { DEMO_OPERATOR: '0', ...env } })

/** The gateway with the payment area alone, on an empty migrated database. Only the test decides at the desk, unless `env` says otherwise. */
export const paymentGateway = (now = T, env: Record<string, string> = {}): Promise<TestGateway> =>
  gatewayOf([paymentArea, messageArea, ticketArea as unknown as Area], now, env)

/** The same with a desk that decides what decides itself. */
export const paymentGatewayWithDesk = (): Promise<TestGateway> =>
  gatewayOf([paymentArea, messageArea, deskArea as unknown as Area], T, {})

export interface AccountDraft {
  bp?: string
  companyCode?: string
  chargeMode?: 'POSTPAID' | 'PREPAID_REMOTE' | 'PREPAID_CARD'
  creditLimit?: string
}

export async function anAccount(db: Db, draft: AccountDraft = {}): Promise<{ bp: string; companyCode: string }> {
  const key = { bp: draft.bp ?? POSTPAID.bp, companyCode: draft.companyCode ?? POSTPAID.companyCode }
  await db
    .insertInto('gasAccount')
    .values({
      ...key,
      customerName: '康宁医院',
      address: '石家庄市裕华区建设路1号',
      gasUse: 'PUB',
      chargeMode: draft.chargeMode ?? 'POSTPAID',
      creditLimit: draft.creditLimit ?? '0.00',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  return key
}

export interface BillDraft {
  billId: string
  receivable: string
  dueDate?: string
  state?: BillState
  billVersion?: 'NEW' | 'OLD'
  billMonth?: string
}

export async function aBill(db: Db, key: { bp: string; companyCode: string }, draft: BillDraft): Promise<string> {
  const dueDate = draft.dueDate ?? '2026-11-28'
  await db
    .insertInto('bill')
    .values({
      ...key,
      billId: draft.billId,
      billNo: `ZD${draft.billId}`,
      billType: 'GAS',
      billVersion: draft.billVersion ?? 'NEW',
      billMonth: draft.billMonth ?? '2026-10',
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      issueDate: '2026-11-02',
      dueDate,
      volume: '100.00',
      receivable: draft.receivable,
      lateFeeBaseDate: dueDate,
      state: draft.state ?? 'UNPAID',
      sourceId: draft.billId,
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  return draft.billId
}

/** A master of the account as a caller. */
export const payer = (
  gateway: Pick<TestGateway, 'asSession'>,
  key: { bp: string; companyCode: string },
  userId = 'u-1',
  phone = '13800000008',
): Caller => gateway.asSession({ ...key, userId, username: phone, isMaster: true, reviewStatus: '1' })

let count = 0
export const requestNo = (): string => `request-${++count}`

/** Services' work over the pool, each in a transaction of its own. */
export function inTransaction<R>(
  gateway: Pick<TestGateway, 'db' | 'gateway'>,
  run: (work: Work) => Promise<R>,
): Promise<R> {
  return gateway.db.transaction().execute((db) => run({ ...gateway.gateway.work, db, afterCommit: () => undefined }))
}

/** Lets the product's clock pass and runs what is due; the clock stands still in between. */
export async function pass(gateway: Pick<TestGateway, 'clock' | 'passTime'>, seconds: number): Promise<void> {
  await gateway.passTime(
    new Date(gateway.clock.now() + seconds * 1000 + 8 * 3600_000).toISOString().slice(0, 19) + '+08:00',
  )
}

/** Orders bills and opens the payment: the token of the sandbox cashier. */
export async function orderBills(caller: Caller, billIds: string[], extra: { amount?: string } = {}) {
  const order = await caller.ok('default POST /crmgas/pay/createOrder', {
    bizType: 'BILL',
    billIds: billIds.map((billId) => ({ billId, ...extra })),
    channel: 'SANDBOX',
    requestNo: requestNo(),
  })
  return order
}

export async function openCashier(caller: Caller, orderId: string, subOrderId?: string): Promise<string> {
  const opened = await caller.ok('default POST /crmgas/pay/prepay', {
    orderId,
    channel: 'SANDBOX',
    requestNo: requestNo(),
    ...(subOrderId === undefined ? {} : { subOrderId }),
  })
  if (opened.channel !== 'SANDBOX') throw new Error('not the sandbox')
  return opened.params.sandboxToken
}
