import type { Out } from '@contract'
import { isBp } from '@domain/validate'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { owedToday } from './owed'
import { moveSession, status, type Place } from '../identity/service'
import { stateOf } from './binding-state'
import { masterPhones } from './master-phone'
import * as repo from './repo'
import { isPassed, reviewOf, shownTo } from './rules/binding'

type CustomerList = Out<'default POST /crmgas/portal/user/customerListNew'>
export type CustomerRow = CustomerList['list'][number]

/** Call 31: the own customer numbers; for an entrusted session the entrusted ones (AU-16). What they owe is seen with BILL_VIEW only (CV-13). */
export async function customerList(work: Work, session: Session, companyCode: string): Promise<CustomerList> {
  const { entrustedTenantId } = session
  const all = entrustedTenantId ? await entrustedRows(work, session, entrustedTenantId) : await ownRows(work, session)
  const list = companyCode === '' ? all : all.filter((c) => c.companyCode === companyCode)
  const passed = list.filter((c) => c.isMaster === '1' || c.reviewStatus === '1').length
  const pending = list.filter((c) => c.reviewStatus === '2').length
  return { list, counts: { total: list.length, passed, pending } }
}

async function ownRows(work: Work, session: Session): Promise<CustomerRow[]> {
  const bindings = (await repo.bindingsOf(work.db, session.userId)).map((binding) => ({
    ...binding,
    reviewStatus: reviewOf(stateOf(binding), work.clock.now()),
  }))
  const readers = await repo.bindingsWith(work.db, bindings, 'BILL_VIEW')
  const owed = await ask(work, owedToday)(
    work,
    bindings.filter((b) => isPassed(b) && (b.isMaster || readers.has(b.bindingId))).map(({ bp }) => bp),
  )
  const phoneOf = await masterPhones(work, session, bindings)
  return bindings.map((binding) => ({
    ...viewOf(shownTo(isPassed(binding), binding), session),
    bindingId: binding.bindingId,
    isMaster: binding.isMaster ? '1' : '0',
    reviewStatus: binding.reviewStatus,
    masterUsername: phoneOf(binding),
    rejectReason: binding.rejectReason ?? '',
    isDefault: binding.isDefault ? '1' : '0',
    arrears: owed.get(binding.bp)?.owed.totalDue ?? null,
    overdue: owed.get(binding.bp)?.overdue.totalDue ?? null,
  }))
}

async function entrustedRows(work: Work, session: Session, entrustedTenantId: string): Promise<CustomerRow[]> {
  const today = work.clock.today()
  const bps = await repo.entrustedBps(work.db, session.tenantId, entrustedTenantId, today)
  const readable = await repo.entrustedBps(work.db, session.tenantId, entrustedTenantId, today, 'BILL_VIEW')
  const owed = await ask(work, owedToday)(work, readable)
  return (await repo.customersByBp(work.db, bps)).map((customer) => ({
    ...viewOf(customer, session),
    bindingId: `entrusted-${customer.bp}`,
    isMaster: '0',
    reviewStatus: '1',
    masterUsername: '',
    rejectReason: '',
    isDefault: '0',
    arrears: owed.get(customer.bp)?.owed.totalDue ?? null,
    overdue: owed.get(customer.bp)?.overdue.totalDue ?? null,
  }))
}

const viewOf = (c: repo.CustomerView, session: { bp: string | null; companyCode: string }) => ({
  bp: c.bp,
  customerName: c.customerName,
  companyCode: c.companyCode,
  companyName: c.companyName,
  tenantId: c.tenantId,
  region: c.region,
  address: c.address,
  customerClass: c.customerClass,
  isCurrent: session.bp === c.bp && session.companyCode === c.companyCode ? ('1' as const) : ('0' as const),
})

/**
 * Call 62: another customer number of the same tenant; of another tenant 430 (AU-15 comes first), not passed 2109, foreign or none
 * 2108. Returns the new position of the session.
 */
export async function switchCustomer(
  work: Work,
  session: Session,
  { bp, companyCode = '' }: { bp: string; companyCode?: string },
): Promise<Pick<Place, 'bp' | 'companyCode'>> {
  if (!isBp(bp)) throw new Refusal('2108')
  const { list } = await customerList(work, session, companyCode)
  const wanted = list.find((c) => c.bp === bp)
  if (!wanted) throw new Refusal('2108')
  if (wanted.tenantId !== session.tenantId) throw status[430]()
  if (!isPassed({ isMaster: wanted.isMaster === '1', reviewStatus: wanted.reviewStatus })) throw new Refusal('2109')
  const place = { bp, companyCode: wanted.companyCode }
  await moveSession(work, session.sessionId, place)
  // BD-11: the current one opens at the next login.
  await repo.makeDefault(work.db, session.userId, wanted.bindingId, work.clock.iso())
  return place
}

/** Call 63. */
export async function setDefaultCustomer(work: Work, session: Session, bindingId: string): Promise<true> {
  if (!(await repo.makeDefault(work.db, session.userId, bindingId, work.clock.iso()))) throw new Refusal('2108')
  return true
}
