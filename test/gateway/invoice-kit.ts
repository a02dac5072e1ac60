import type { Area } from '../../gateway/areas'
import { answer } from '../../gateway/extensions'
import type { JobCtx, Work } from '../../gateway/http/context'
import { jsonb } from '../../gateway/db/connect'
import { deskArea } from '../../gateway/modules/desk'
import { lockTask } from '../../gateway/modules/desk/repo'
import { settle } from '../../gateway/modules/desk/service'
import { fileArea } from '../../gateway/modules/file'
import { certificates } from '../../gateway/modules/identity/service'
import { invoiceArea } from '../../gateway/modules/invoice'
import { upsertItem } from '../../gateway/modules/invoice/derive'
import { deriveItems } from '../../gateway/modules/invoice/derive-all'
import type { Invoiceable } from '../../gateway/modules/invoice/types'
import { keepSeller } from '../../gateway/modules/invoice/repo/sellers'
import { messageArea } from '../../gateway/modules/message'
import { sellers } from '../../gateway/demo/invoices/sellers'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { brokenInvoices } from '../invariants/invoices'
import { POSTPAID, T, aBill, anAccount, inTransaction, requestNo } from './payment-kit'

/* Builders for the tests of invoices: a customer with a seller, items of whatever amount, people that ask. */

export const HOSPITAL = POSTPAID
export const TAX_NO = '12130100401200KN3M'

/** The invoices alone, and what they need beside them. */
export const invoiceAreas = (): readonly Area[] => [
  fileArea as unknown as Area,
  invoiceArea as unknown as Area,
  messageArea,
  deskArea as unknown as Area,
  certifyingArea,
]

/** A gateway of them; only the test decides at the desk. */
export const invoiceGateway = (now = T, env: Record<string, string> = {}): Promise<TestGateway> =>
  testGateway({
    areas: invoiceAreas(),
    identify: async () => null,
    demoData: false,
    now,
    env: { DEMO_OPERATOR: '0', DEV_TOOLS: '1', ...env },
  })

export async function aCustomer(
  gateway: TestGateway,
  key = HOSPITAL,
  over: { uscc?: string } = {},
): Promise<typeof HOSPITAL> {
  const { db } = gateway
  await anAccount(db, key)
  await db
    .insertInto('customer')
    .values({
      ...key,
      customerName: '康宁医院',
      uscc: over.uscc ?? TAX_NO,
      customerClass: 'PUBLIC',
      address: '石家庄市裕华区建设路1号',
      region: '河北省石家庄市',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  for (const { seller, goods } of sellers) await keepSeller(db, seller, goods)
  return key
}

/** How the embedded tax platform behaves from now on (setting `einvoice.mode`). */
export const platformSays = (
  gateway: TestGateway,
  mode: 'NORMAL' | 'LATE' | 'TIMEOUT' | 'REJECT' | 'QUOTA' | 'MAINTENANCE' | 'TWICE',
): Promise<void> => gateway.setting('einvoice.mode', mode)

/** What a job of another process gets. */
export const jobCtx = ({ gateway: { work }, db }: TestGateway): JobCtx => ({
  ...work,
  db,
  afterCommit: () => undefined,
  transaction: <T>(run: (inside: Work) => Promise<T>): Promise<T> =>
    db.transaction().execute((trx) => run({ ...work, db: trx, afterCommit: () => undefined })),
})

/** A file that the clerk has uploaded. */
export async function aProof({ db, clock }: TestGateway): Promise<string> {
  const fileId = requestNo()
  await db
    .insertInto('uploadFile')
    .values({
      fileId,
      ownerType: 'USER',
      ownerId: 'u-1',
      companyCode: '1002',
      bizType: 'INVOICE',
      name: 'p.png',
      mime: 'image/png',
      ext: 'png',
      size: 1,
      sha256: fileId,
      status: 'TEMP',
      storeKey: fileId,
      createdAt: clock.iso(),
      updatedAt: clock.iso(),
    })
    .execute()
  return fileId
}

/** An item that waits: one line of gas unless `over` has others. */
export async function anItem(
  gateway: Pick<TestGateway, 'db' | 'gateway'>,
  grossAmount: string,
  over: Partial<Invoiceable> = {},
): Promise<string> {
  const sourceNo = over.sourceNo ?? requestNo()
  const quantity = over.lines ? null : '100.0000'
  await inTransaction(gateway, (work) =>
    upsertItem(work, {
      ...HOSPITAL,
      source: 'SERVICE',
      sourceNo,
      title: '表具检定',
      month: '2026-10',
      tradeTime: '2026-10-20T10:00:00+08:00',
      meterNo: '003010020301',
      volume: quantity,
      grossAmount,
      goodsGroup: 'GAS',
      lines: [
        { lineNo: 1, taxItemCode: 'NG_PIPE', quantity: '100.0000', unitPrice: '4.0000', grossAmount, taxRate: '0.09' },
      ],
      ...over,
    }),
  )
  const { itemId } = await gateway.db
    .selectFrom('invoiceItem')
    .select('itemId')
    .where('sourceNo', '=', sourceNo)
    .executeTakeFirstOrThrow()
  return itemId
}

/** A paid bill with a line of gas, and what follows from it. */
export async function aPaidBill(
  gateway: TestGateway,
  billId: string,
  receivable: string,
  over: { issueDate?: string } = {},
): Promise<void> {
  const { db } = gateway
  await aBill(db, HOSPITAL, { billId, receivable })
  await db
    .insertInto('billLine')
    .values({
      bp: HOSPITAL.bp,
      billId,
      lineNo: 1,
      kind: 'GAS',
      name: '燃气费',
      meterNo: '003010020301',
      amount: receivable,
      segments: jsonb([
        {
          tierNo: 1,
          label: '一阶',
          season: 'NON_HEATING' as const,
          price: '4.0000',
          volume: '25.00',
          amount: receivable,
          fromDate: '2026-10-01',
          toDate: '2026-10-31',
        },
      ]),
    })
    .execute()
  await db
    .updateTable('bill')
    .set({ ...over, paidPrincipal: receivable, ['state' as 'billNo']: 'PAID' })
    .where('billId', '=', billId)
    .execute()
  await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
}

/** Somebody of the hospital with all rights. */
export const clerk = (
  gateway: TestGateway,
  userId = 'u-1',
  over: { isMaster?: boolean; models?: string[] } = {},
): Caller =>
  gateway.asSession({
    ...HOSPITAL,
    userId,
    username: '13800000008',
    isMaster: over.isMaster ?? true,
    models: over.models ?? [],
    reviewStatus: '1',
  })

export async function aTitle(caller: Caller, over: { buyerName?: string; taxNo?: string } = {}): Promise<string> {
  const { titleId } = await caller.ok('default POST /crmgas/invoice/saveTitle', {
    requestNo: requestNo(),
    titleKind: 'OWN',
    buyerType: 'GOV',
    buyerName: '康宁医院',
    taxNo: TAX_NO,
    applySpecial: '0',
    ...over,
  })
  return titleId
}

/** The hospital on a gateway of its own, and its clerk. */
export async function aHospital(env?: Record<string, string>): Promise<{ gateway: TestGateway; li: Caller }> {
  const gateway = await invoiceGateway(undefined, env)
  await aCustomer(gateway)
  return { gateway, li: clerk(gateway) }
}

/** Before each test the hospital with a title; after each, what must hold of invoices is looked at. */
export function onInvoices(
  take: (stage: { gateway: TestGateway; li: Caller; titleId: string }) => void,
  env?: Record<string, string>,
): void {
  let gateway: TestGateway
  beforeEach(async () => {
    const hospital = await aHospital(env)
    gateway = hospital.gateway
    take({ ...hospital, titleId: await aTitle(hospital.li) })
  })
  afterEach(async () => {
    expect(await brokenInvoices(gateway.db)).toEqual([])
    await gateway.close()
  })
}

/** The hospital has shown its papers; whether it is a general taxpayer decides about special invoices (IV-14). */
export async function certified(
  { db, config }: TestGateway,
  isTaxpayer: boolean,
  validTo = '2099-12-31',
): Promise<void> {
  await db.updateTable('customer').set({ generalTaxpayer: isTaxpayer }).where('bp', '=', HOSPITAL.bp).execute()
  certifiedIn.set(config, validTo)
}

/** Last day of the hospital's certification, by the configuration of the gateway in which it is certified. */
const certifiedIn = new WeakMap<object, string>()

const certificateOf = async ({ config }: Work) => {
  const validTo = certifiedIn.get(config)
  return validTo === undefined ? undefined : { status: '20', validTo, companyName: '康宁医院', uscc: TAX_NO }
}

const certifyingArea: Area = {
  name: 'certifying',
  handlers: {},
  extensions: [
    answer(certificates, {
      ofEntity: certificateOf,
      ofApplicant: certificateOf,
      passedBy: certificateOf,
      endOfEntity: async ({ config }) => certifiedIn.get(config) ?? null,
    }),
  ],
}

export interface Wish {
  mergeMode?: 'MERGE' | 'PER_ITEM' | 'PER_METER' | 'PER_MONTH'
  emails?: string[]
  remark?: string
  receiverPhone?: string
  titleId: string
}

/** Picks, looks and asks: the answer of the application. */
export async function applied(caller: Caller, tradeNos: string[], { titleId, ...over }: Wish) {
  const { pickId, grossTotal } = await caller.ok('default POST /crmgas/invoice/pickTrades', { tradeNos })
  return caller.ok('default POST /crmgas/invoice/createInvoiceV2', wishOf(pickId, grossTotal, { titleId, ...over }))
}

export const wishOf = (pickId: string, grossTotal: string, over: Wish) => ({
  requestNo: requestNo(),
  pickId,
  grossTotal,
  mergeMode: 'MERGE' as const,
  emails: [],
  ...over,
  invoiceType: '82' as const,
  showBuyerExtra: '0' as const,
  sourceEntry: 'BILL' as const,
})

export const applyOf = (caller: Caller, applyId: string) =>
  caller.ok('default GET /crmgas/invoice/applyDetail', { applyId })

/** The item, as a call answers it. */
export const itemOf = (caller: Caller, tradeNo: string) =>
  caller.ok('default GET /crmgas/invoice/tradeDetail', { tradeNo })

/** What the desk says to the user of these tests, at work for the company, about the first of the own applications. */
export async function ownVerdict(gateway: TestGateway, bizType: 'RED' | 'TITLE') {
  const staff = gateway.asSession({ userId: 'u-1', companyCode: HOSPITAL.companyCode })
  const { list } = await staff.ok('btwob GET /review/list', { bizType })
  return staff.call('btwob POST /review/decide', { taskId: list[0]?.taskId ?? '', decision: 'PASS', remark: '' })
}

/** The desk decides about everything of a kind that waits. */
export async function decided(
  gateway: Pick<TestGateway, 'db' | 'drain' | 'gateway'>,
  bizType: 'RED' | 'TITLE',
  decision: 'PASS' | 'REJECT',
  remark = '资料不符',
): Promise<void> {
  const waiting = await gateway.db
    .selectFrom('reviewTask')
    .select(['companyCode', 'taskId'])
    .where('bizType', '=', bizType)
    .where('decision', 'is', null)
    .where('droppedAt', 'is', null)
    .execute()
  for (const { companyCode, taskId } of waiting)
    await gateway.db.transaction().execute(async (db) => {
      const work = { ...gateway.gateway.work, db, afterCommit: () => undefined }
      const task = await lockTask(db, companyCode, taskId)
      if (task) await settle(work, task, { decision, remark }, 'tester')
    })
  await gateway.drain()
}
