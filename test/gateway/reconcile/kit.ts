/*
 * What the demo customers are told, walked by calls alone: every identity of the reconcile suite is asked of these answers, for all of
 * them. Amounts and volumes stay decimal texts.
 */
import type { Out } from '@contract'
import { supplied } from '../../../gateway/demo/customers'
import { testGateway, type Caller, type TestGateway } from '../../setup/gateway'

export type Meter = Out<'default GET /crmgas/list-meter-channel'>['list'][number]
export type Month = Out<'energy GET /monthBill/list'>['list'][number]
export type MonthDetail = Out<'energy GET /monthBill/detail'>
export type Bill = Out<'default GET /crmgas/bill/list'>['list'][number]
export type BillDetail = Out<'default GET /crmgas/bill/detail'>
export type BillDays = Out<'default GET /crmgas/bill/dayDetail'>

/** A customer with gas and all of its answers that the identities of several files begin with. */
export interface Walked {
  name: string
  li: Caller
  meters: readonly Meter[]
  /** Settled months, the newest first. */
  months: readonly Month[]
  /** All bills, reversed ones included. */
  bills: readonly Bill[]
}

/** Most rows that a page holds. */
const PAGE = 50

interface Asked {
  pageNum: number
  pageSize: number
}

/** All rows of a list, page after page. */
export async function rowsOf<R>(ask: (page: Asked) => Promise<{ list: readonly R[]; total: number }>): Promise<R[]> {
  const page = (pageNum: number) => ask({ pageNum, pageSize: PAGE })
  const first = await page(1)
  const more = Math.max(0, Math.ceil(first.total / PAGE) - 1)
  const rest = await Promise.all(Array.from({ length: more }, (_, index) => page(index + 2)))
  return [first, ...rest].flatMap((one) => one.list)
}

/** The gateway with the demo data, and each customer with gas as its master. */
export async function reconciled(): Promise<{ gateway: TestGateway; customers: readonly Walked[] }> {
  const gateway = await testGateway()
  const customers = await Promise.all(
    supplied.map(async ({ bp, companyCode, customerName }): Promise<Walked> => {
      const li = gateway.asSession({ bp, companyCode, isMaster: true })
      const [meters, months, bills] = await Promise.all([
        li.ok('default GET /crmgas/list-meter-channel', {}),
        rowsOf((page) => li.ok('energy GET /monthBill/list', page)),
        rowsOf((page) => li.ok('default GET /crmgas/bill/list', page)),
      ])
      return { name: customerName, li, meters: meters.list, months, bills }
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
