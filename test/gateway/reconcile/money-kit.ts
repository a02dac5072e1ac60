/*
 * The demo customers' money, walked by calls alone: what is owed, paid and shown. Amounts stay decimal texts.
 */
import type { ApiKey, In, Out } from '@contract'
import { supplied } from '../../../gateway/demo/customers'
import { testGateway, type Caller, type TestGateway } from '../../setup/gateway'

export type Bill = Out<'default GET /crmgas/bill/list'>['list'][number]

export interface Payer {
  name: string
  bp: string
  chargeMode: string
  li: Caller
  /** All bills, reversed ones included. */
  bills: readonly Bill[]
}

/** Most rows that a page holds. */
const PAGE = 50

type PagedKey = {
  [K in ApiKey]: Out<K> extends { list: readonly unknown[]; total: number } ? K : never
}[ApiKey]

/** All rows of a list, page after page, and what its first page says beside them. */
export async function allOf<K extends PagedKey>(
  li: Caller,
  key: K,
  input: Omit<In<K>, 'pageNum' | 'pageSize'>,
): Promise<{ rows: (Out<K> extends { list: (infer R)[] } ? R : never)[]; first: Out<K> }> {
  const page = (pageNum: number) => li.ok(key, { ...input, pageNum, pageSize: PAGE } as never)
  const rowsOf = (answer: unknown) => answer as { list: never[]; total: number }
  const first = await page(1)
  const pages = Math.ceil(rowsOf(first).total / PAGE)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)))
  return { rows: [first, ...rest].flatMap((one) => rowsOf(one).list), first }
}

/** The gateway with the demo data, and each customer with gas as its master, who is the user that paid in the demo data. */
export async function payers(): Promise<{ gateway: TestGateway; all: readonly Payer[] }> {
  const gateway = await testGateway()
  const all = await Promise.all(
    supplied.map(async ({ bp, companyCode, customerName }): Promise<Payer> => {
      const master = await gateway.db
        .selectFrom('bpBinding')
        .select('userId')
        .where('bp', '=', bp)
        .where('isMaster', '=', true)
        .executeTakeFirstOrThrow()
      const li = gateway.asSession({ bp, companyCode, isMaster: true, reviewStatus: '1', userId: master.userId })
      const { account } = await li.ok('default GET /crmgas/home/summary', {})
      const { rows } = await allOf(li, 'default GET /crmgas/bill/list', {})
      return { name: customerName, bp, chargeMode: account.chargeMode, li, bills: rows }
    }),
  )
  return { gateway, all }
}
