import type { Out } from '@contract'
import { halfWidth } from '@domain/text'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { urls } from '../file/service'
import { arrearsOfAll } from '../billing/service'
import * as repo from './repo'
import { isPassed, reviewOf, shownTo } from './rules/binding'
import { stateOf } from './sessions'
import { status } from './unified'
import { masterPhone } from './user-info'

type CustomerList = Out<'default POST /crmgas/portal/user/customerListNew'>
export type CustomerRow = CustomerList['list'][number]

/** Call 31: the own customer numbers; for an entrusted session the entrusted ones (AU-16). */
export async function customerList(work: Work, session: Session, companyCode: string): Promise<CustomerList> {
  const row = await repo.standingOf(work.db, { sessionId: session.sessionId }, work.clock.today())
  const all = row?.entrustedTenantId ? await entrustedRows(work, row) : await ownRows(work, session)
  const list = companyCode === '' ? all : all.filter((c) => c.companyCode === companyCode)
  const passed = list.filter((c) => c.isMaster === '1' || c.reviewStatus === '1').length
  const pending = list.filter((c) => c.reviewStatus === '2').length
  return { list, counts: { total: list.length, passed, pending } }
}

/** What is owed today by customer number; one without a gas account owes nothing yet that could be told (null). */
async function owedOf(work: Work, bps: readonly string[]): Promise<(bp: string) => string | null> {
  const owed = await arrearsOfAll(work, bps)
  return (bp) => owed.get(bp)?.totalDue ?? null
}

async function ownRows(work: Work, session: Session): Promise<CustomerRow[]> {
  const bindings = (await repo.bindingsOf(work.db, session.userId)).map((binding) => ({
    ...binding,
    reviewStatus: reviewOf(stateOf(binding), work.clock.now()),
  }))
  const owed = await owedOf(
    work,
    bindings.filter(isPassed).map(({ bp }) => bp),
  )
  return bindings.map((binding) => ({
    ...viewOf(shownTo(isPassed(binding), binding), session),
    bindingId: binding.bindingId,
    isMaster: binding.isMaster ? '1' : '0',
    reviewStatus: binding.reviewStatus,
    masterUsername: masterPhone(work, binding),
    rejectReason: binding.rejectReason ?? '',
    isDefault: binding.isDefault ? '1' : '0',
    arrears: owed(binding.bp),
  }))
}

async function entrustedRows(work: Work, row: repo.Standing): Promise<CustomerRow[]> {
  const bps = await repo.entrustedBps(work.db, row.tenantId, row.entrustedTenantId ?? '', work.clock.today())
  const owed = await owedOf(work, bps)
  return (await repo.customersByBp(work.db, bps)).map((customer) => ({
    ...viewOf(customer, row),
    bindingId: `entrusted-${customer.bp}`,
    isMaster: '0',
    reviewStatus: '1',
    masterUsername: '',
    rejectReason: '',
    isDefault: '0',
    arrears: owed(customer.bp),
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

/** Call 62: another customer number of the same tenant; of another tenant 430 (AU-15 comes first), not passed 2109, foreign 2108. */
export async function switchCustomer(work: Work, session: Session, bp: string, companyCode: string): Promise<void> {
  const { list } = await customerList(work, session, companyCode)
  const wanted = list.find((c) => c.bp === bp)
  if (!wanted) throw new Refusal('2108')
  if (wanted.tenantId !== session.tenantId) throw status[430]()
  if (!isPassed({ isMaster: wanted.isMaster === '1', reviewStatus: wanted.reviewStatus })) throw new Refusal('2109')
  await repo.updateSession(work.db, session.sessionId, { bp, companyCode: wanted.companyCode })
  // BD-11: the current one opens at the next login.
  await repo.makeDefault(work.db, session.userId, wanted.bindingId, work.clock.iso())
}

/** Call 63. */
export async function setDefaultCustomer(work: Work, session: Session, bindingId: string): Promise<true> {
  if (!(await repo.makeDefault(work.db, session.userId, bindingId, work.clock.iso()))) throw new Refusal('2108')
  return true
}

/** Call 33. */
export async function companyList(
  work: Work,
  city: string,
  keyword: string,
): Promise<Out<'default GET /crmgas/company/list'>> {
  const wanted = halfWidth(keyword).trim().toLowerCase()
  const found = (await repo.companies(work.db))
    .filter((c) => city === '' || c.city === city)
    .filter((c) => [c.companyName, c.region, c.city, c.companyCode].some((text) => text.toLowerCase().includes(wanted)))
  const pictures = await urls(
    work,
    found.flatMap(({ licenceFileId }) => (licenceFileId === null ? [] : [licenceFileId])),
  )
  return found.map((c) => ({
    companyCode: c.companyCode,
    companyName: c.companyName,
    region: c.region,
    city: c.city,
    hotline: c.hotline,
    emergencyHotline: c.emergencyHotline,
    businessHours: c.businessHours,
    licenceUscc: c.licenceUscc,
    licenceUrl: (c.licenceFileId === null ? undefined : pictures.get(c.licenceFileId)) ?? null,
    gasLicenceNo: c.gasLicenceNo,
    gasLicenceValidTo: c.gasLicenceValidTo,
    lng: c.lng,
    lat: c.lat,
  }))
}
