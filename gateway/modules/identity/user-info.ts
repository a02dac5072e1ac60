import type { Out } from '@contract'
import { certStatusOn } from '@domain/statuses/certification'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import * as files from '../file/service'
import { isCertifiedApplicant } from './certified'
import * as repo from './repo'
import { isPassed, reviewOf, seesMasterPhone, shownTo } from './rules/binding'
import { unseal } from '../../secret'
import { stateOf } from './sessions'
import { isWxBound } from './wechat'

export type UserInfo = Out<'default POST /crmgas/portal/user/userInfo'>
type CertStatus = UserInfo['certStatus']

/** Where a session stands: the user, his customer number, for whom he acts. */
type Place = Pick<Session, 'userId' | 'bp' | 'tenantId' | 'entrustedTenantId'>

/** The same after the session has changed. */
export async function userInfoNow(work: Work, { sessionId }: Session): Promise<UserInfo> {
  const row = await repo.standingOf(work.db, { sessionId }, work.clock.today())
  if (!row) throw new Refusal('1888')
  return userInfo(work, row)
}

/** loginUserInfo of a session (call 25): who, for which customer number, in which state. */
export async function userInfo(work: Work, row: Place): Promise<UserInfo> {
  const [user, customer, cancel, isCertified, isBound] = await Promise.all([
    repo.userById(work.db, row.userId),
    customerPart(work, row),
    repo.latestCancel(work.db, row.userId),
    isCertifiedApplicant(work, row.userId),
    isWxBound(work, row.userId),
  ])
  if (!user) throw new Refusal('1888')
  return {
    userId: user.userId,
    username: unseal(work, user.phoneEnc),
    nickname: user.nickname,
    portrait: user.portrait === null ? '' : ((await files.url(work, user.portrait)) ?? ''),
    position: user.position,
    email: user.emailEnc === null ? '' : unseal(work, user.emailEnc),
    registeredAt: user.createdAt,
    hasPassword: user.passwordHash === null ? '0' : '1',
    isCertApplicant: isCertified ? '1' : '0',
    wxBound: isBound ? '1' : '0',
    tenantId: row.tenantId,
    entrustedTenantId: row.entrustedTenantId ?? '',
    cancelStatus: cancel?.status ?? '',
    ...customer,
  }
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
>

async function customerPart(work: Work, row: Place): Promise<CustomerPart> {
  const mine = !row.entrustedTenantId
    ? (await repo.bindingsOf(work.db, row.userId)).find((b) => b.bp === row.bp)
    : undefined
  const [view] = !row.entrustedTenantId ? [mine] : await repo.customersByBp(work.db, row.bp === null ? [] : [row.bp])
  if (!view) return nobody(await certState(work, row.userId, null))
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
    masterUsername: masterPhone(work, mine ?? (await repo.bindingsOfBp(work.db, view.bp)).find((b) => b.isMaster)),
    certStatus: await certState(work, row.userId, view),
  }
}

const nobody = (certStatus: CertStatus): CustomerPart => ({
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
})

/** The master of today; of an application the one it was made to, when there is none any more (BD-20: unmasked, or ''). */
export function masterPhone(work: Work, binding: repo.BindingRow | undefined): string {
  if (binding && !seesMasterPhone(stateOf(binding))) return ''
  const sealed = binding?.masterPhoneEnc ?? binding?.appliedMasterPhoneEnc ?? null
  return sealed === null ? '' : unseal(work, sealed)
}

/** State of the certification that speaks for the customer, else of the user's own newest one; 40 from the day after its end on. */
async function certState(
  work: Work,
  userId: string,
  customer: { companyCode: string; uscc: string | null } | null,
): Promise<CertStatus> {
  const ofEntity = customer?.uscc ? await repo.certOfEntity(work.db, customer.companyCode, customer.uscc) : undefined
  const cert = ofEntity ?? (await repo.certOfApplicant(work.db, userId))
  return cert ? certStatusOn(cert, work.clock.today()) : ''
}
