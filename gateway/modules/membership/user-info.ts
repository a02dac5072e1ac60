import type { In, Out } from '@contract'
import { certStatusOn } from '@domain/statuses/certification'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { certificates, isCertifiedApplicant, profileOf, updateProfile } from '../identity/service'
import { stateOf } from './binding-state'
import { switchCustomer } from './customers'
import { hasGasAccount } from './gas-accounts'
import { masterPhones } from './master-phone'
import * as repo from './repo'
import { isPassed, reviewOf, shownTo } from './rules/binding'

export type UserInfo = Out<'default POST /crmgas/portal/user/userInfo'>
type CertStatus = UserInfo['certStatus']

/** The position of a session: user, customer number, represented tenant. */
type Stand = Pick<Session, 'userId' | 'username' | 'bp' | 'tenantId' | 'entrustedTenantId'>

/** loginUserInfo of a session (call 25): user, customer number, state. 1888 where the user is deleted. */
export async function userInfo(work: Work, stand: Stand): Promise<UserInfo> {
  const [profile, customer, isCertified] = await Promise.all([
    profileOf(work, stand.userId),
    customerPart(work, stand),
    isCertifiedApplicant(work, stand.userId),
  ])
  if (!profile) throw new Refusal('1888')
  return {
    ...profile,
    isCertApplicant: isCertified ? '1' : '0',
    tenantId: stand.tenantId,
    entrustedTenantId: stand.entrustedTenantId ?? '',
    ...customer,
  }
}

/** Call 62: the same once the session is at another customer number. */
export async function switchedInfo(
  work: Work,
  session: Session,
  wanted: { bp: string; companyCode?: string },
): Promise<UserInfo> {
  const { userId, username, tenantId, entrustedTenantId = null } = session
  const { bp } = await switchCustomer(work, session, wanted)
  return userInfo(work, { userId, username, tenantId, entrustedTenantId, bp })
}

/** Call 51: changes the user's own profile and returns the user as changed. */
export async function changedInfo(
  work: Work,
  session: Session,
  change: In<'default POST /crmgas/portal/user/updateProfile'>,
): Promise<UserInfo> {
  await updateProfile(work, session, change)
  return userInfo(work, session)
}

type CustomerPart = Pick<
  UserInfo,
  | 'bp'
  | 'customerName'
  | 'company'
  | 'companyCode'
  | 'companyName'
  | 'region'
  | 'reviewStatus'
  | 'rejectReason'
  | 'masterUsername'
  | 'isMaster'
  | 'customerClass'
  | 'certStatus'
  | 'hasAccount'
>

async function customerPart(work: Work, row: Stand): Promise<CustomerPart> {
  const mine = !row.entrustedTenantId
    ? (await repo.bindingsOf(work.db, row.userId)).find((b) => b.bp === row.bp)
    : undefined
  const [view] = !row.entrustedTenantId ? [mine] : await repo.customersByBp(work.db, row.bp === null ? [] : [row.bp])
  if (!view) return noCustomer(await certState(work, row.userId, null))
  const reviewStatus = mine ? reviewOf(stateOf(mine), work.clock.now()) : '1'
  const shown = shownTo(isPassed({ isMaster: mine?.isMaster ?? false, reviewStatus }), view)
  return {
    bp: view.bp,
    customerName: shown.customerName,
    company: view.companyCode,
    companyCode: view.companyCode,
    companyName: view.companyName,
    region: view.region,
    customerClass: view.customerClass,
    isMaster: mine?.isMaster ? '1' : '0',
    reviewStatus,
    rejectReason: mine?.rejectReason ?? '',
    masterUsername: await masterOf(
      work,
      row,
      mine ?? (await repo.bindingsOfBp(work.db, view.bp)).find((b) => b.isMaster),
    ),
    certStatus: await certState(work, row.userId, view),
    hasAccount: (await ask(work, hasGasAccount)(work, view)) ? '1' : '0',
  }
}

async function masterOf(work: Work, user: Stand, binding: repo.BindingRow | undefined): Promise<string> {
  return binding ? (await masterPhones(work, user, [binding]))(binding) : ''
}

const noCustomer = (certStatus: CertStatus): CustomerPart => ({
  bp: '',
  customerName: '',
  company: '',
  companyCode: '',
  companyName: '',
  region: '',
  reviewStatus: '',
  rejectReason: '',
  masterUsername: '',
  isMaster: '0',
  customerClass: '',
  certStatus,
  hasAccount: '0',
})

/** State of the certification that speaks for the customer, else of the user's own newest one; 40 from the day after its end on. */
async function certState(
  work: Work,
  userId: string,
  customer: { companyCode: string; uscc: string | null } | null,
): Promise<CertStatus> {
  const ofEntity = customer?.uscc
    ? await ask(work, certificates).ofEntity(work, customer.companyCode, customer.uscc)
    : undefined
  const cert = ofEntity ?? (await ask(work, certificates).ofApplicant(work, userId))
  return cert ? certStatusOn(cert, work.clock.today()) : ''
}
