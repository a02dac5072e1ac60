import type { In, Out } from '@contract'
import { diffMonths } from '@domain/date'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { failedParts } from '../../../ports/outage'
import { accountArrears, arrearsOf, billPage, heldByOrders } from '../../billing/service'
import { findAccount } from '../../gas-account/service'
import { billRows, keyOf } from './view'
import { MOST_MONTHS } from '../rules/limits'
import type { Account } from '../types'

type List = 'default GET /crmgas/bill/list'

/** Ids of a query string; none, or more than fit a page, are a wrong parameter. */
function idsOf(list: string | undefined): string[] | undefined {
  if (list === undefined) return undefined
  const ids = list.split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > 50) throw badField('billIds')
  return ids
}

async function accountOf(work: Work, session: BoundSession): Promise<Account> {
  const account = ownOr2902(await findAccount(work.db, keyOf(session)))
  return account
}

/** bill/list: at most twelve months (A2316), forwards (A2331), with what is owed on all that fit. */
export async function billList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { billMonthFrom, billMonthTo } = input
  if (billMonthFrom !== undefined && billMonthTo !== undefined) {
    const months = diffMonths(billMonthFrom, billMonthTo)
    if (months < 0) throw new Refusal('A2331')
    if (months >= MOST_MONTHS) throw new Refusal('A2316', { params: { limit: `${MOST_MONTHS}个月` } })
  }
  const account = await accountOf(work, session)
  const page = paged(input)
  const found = await billPage(work.db, account, { ...input, billIds: idsOf(input.billIds) }, page)
  const { owed, held, inPlan } = arrearsOf(work, account, found.open)
  return {
    ...envelope(page, await billRows(work, session, account, found.rows), found.total),
    sum: { ...owed, installmentDue: inPlan.totalDue, heldDue: held.totalDue },
    ...failedParts(work.ports.outages, ['payment']),
  }
}

/** bill/arrears: the bills that can be paid singly, and what is owed beside them through a plan. */
export async function owingList(work: Work, session: BoundSession): Promise<Out<'default GET /crmgas/bill/arrears'>> {
  const account = await accountOf(work, session)
  const picture = await accountArrears(work, account)
  const { totalDue, principal, lateFee, count } = picture.due
  return {
    list: await billRows(work, session, account, picture.bills),
    totalDue,
    principal,
    lateFee,
    count,
    overdueCount: picture.overdue.count,
    inPayment: await heldByOrders(work, picture),
    installmentDue: picture.inPlan.totalDue,
    heldDue: picture.held.totalDue,
    arrears: picture.owed.totalDue,
  }
}
