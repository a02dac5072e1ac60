/*
 * The answers that the demo customers get, walked by calls alone: every identity of the reconcile suite is asked of these answers, for all of
 * them. Amounts and volumes stay decimal texts.
 */
import type { ApiKey, In, Out } from '@contract'
import { supplied } from '../../../gateway/demo/customers'
import { testGateway, type Caller, type TestGateway } from '../../setup/gateway'

export type Meter = Out<'default GET /crmgas/list-meter-channel'>['list'][number]
export type Month = Out<'energy GET /monthBill/list'>['list'][number]
export type MonthDetail = Out<'energy GET /monthBill/detail'>
export type Bill = Out<'default GET /crmgas/bill/list'>['list'][number]
export type BillDetail = Out<'default GET /crmgas/bill/detail'>

/** A customer with gas and all of its answers that the identities of several files begin with. */
export interface Walked {
  name: string
  bp: string
  chargeMode: string
  li: Caller
  meters: readonly Meter[]
  /** Settled months, the newest first. */
  months: readonly Month[]
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
  const listOf = (answer: unknown) => answer as { list: never[]; total: number }
  const first = await page(1)
  const pages = Math.ceil(listOf(first).total / PAGE)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)))
  return { rows: [first, ...rest].flatMap((one) => listOf(one).list), first }
}

/** The rows alone. */
export const rowsOf = async <K extends PagedKey>(li: Caller, key: K, input: Omit<In<K>, 'pageNum' | 'pageSize'>) =>
  (await allOf(li, key, input)).rows

/** The gateway with the demo data, and each customer with gas as its master, the user that paid in the demo data. */
export async function reconciled(): Promise<{ gateway: TestGateway; customers: readonly Walked[] }> {
  const gateway = await testGateway()
  const customers = await Promise.all(
    supplied.map(async ({ bp, companyCode, customerName: name }): Promise<Walked> => {
      const master = await gateway.db
        .selectFrom('bpBinding')
        .select('userId')
        .where('bp', '=', bp)
        .where('isMaster', '=', true)
        .executeTakeFirstOrThrow()
      const li = gateway.asSession({ bp, companyCode, isMaster: true, reviewStatus: '1', userId: master.userId })
      const [home, meters, months, bills] = await Promise.all([
        li.ok('default GET /crmgas/home/summary', {}),
        li.ok('default GET /crmgas/list-meter-channel', {}),
        rowsOf(li, 'energy GET /monthBill/list', {}),
        rowsOf(li, 'default GET /crmgas/bill/list', {}),
      ])
      const { chargeMode } = home.account
      return { name, bp, chargeMode, li, meters: meters.list, months, bills }
    }),
  )
  return { gateway, customers }
}

/** What differs, named, so that a failure says where. */
export interface Finding {
  where: string
  expected: unknown
  answered: unknown
}

/** Collects what does not hold; `found` is expected to stay empty. */
export function findings() {
  const found: Finding[] = []
  return {
    found,
    /** Counts too, so that a walk that met nothing fails. */
    checked: 0,
    same(where: string, answered: unknown, expected: unknown): void {
      this.checked++
      if (answered !== expected) found.push({ where, expected, answered })
    },
    holds(where: string, isTrue: boolean, answered: unknown): void {
      this.checked++
      if (!isTrue) found.push({ where, expected: true, answered })
    },
  }
}
