/*
 * What other modules may call (CV-7). Identity itself comes with every call: `ctx.session`.
 */
import { certStatusOn } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import * as repo from './repo'
import { allCodes } from './rules/authority'
import { isPassed, reviewOf } from './rules/binding'
import { unseal } from '../../secret'
import { stateOf } from './sessions'

export * from './binding-support'
export { committed } from './committed'
export { catalogueWith } from './catalogue'
export { defaultCodes, grantFault, grantOf, modelNames } from './rules/authority'
export { isPassed, reviewOf, seesMasterPhone } from './rules/binding'
export { foundBps, keepMatch, matchOf, type Match } from './match'
export { bindSubject, consumeTicket, verifyStepUp, type Scene } from './step-up'
export { audit, type Change } from './audit'
export { closeAccount, dueCancellations, failCancellation, openCancellation, runningCancellation } from './cancel'
export { acceptAgreement } from './agreement'
export { withPasswordProof, withSmsProof } from './prove-login'
export {
  beginLogin,
  endLogin,
  isLoginAlive,
  issueHandover,
  lastTenant,
  tenantChoices,
  type TenantChoice,
} from './logins'
export { CENTRE_STAY, stayOf } from './rules/lifetimes'
export { endSession, issueGrant, loginRefusal, OWN_APP, type Chosen } from './sessions'
export { tellSecurity } from './security'
export { status } from './unified'
export { regionOf } from './rules/region'
export { checkCode, useCode, verify, type SmsProof, type SmsType } from './sms'

export interface BpUser {
  userId: string
  isMaster: boolean
  models: readonly string[]
}

/** Everybody who may use a customer number, the master first; with a model only who has it. */
export async function usersOf(work: Work, bp: string, model?: string): Promise<BpUser[]> {
  const granted = await repo.modelsOfBindings(work.db, bp)
  const now = work.clock.now()
  return (await repo.bindingsOfBp(work.db, bp))
    .filter((b) => isPassed({ isMaster: b.isMaster, reviewStatus: reviewOf(stateOf(b), now) }))
    .map((b) => ({
      userId: b.userId,
      isMaster: b.isMaster,
      models: b.isMaster ? allCodes : (granted.get(b.bindingId) ?? []),
    }))
    .filter((user) => model === undefined || user.models.includes(model))
    .sort((a, b) => Number(b.isMaster) - Number(a.isMaster))
}

export interface UserView {
  userId: string
  /** Phone, unmasked: mask it before it leaves. */
  phone: string
  nickname: string
}

/** Users by id, for names and phones on rows of other modules; unknown ids are left out. */
export async function usersById(work: Work, userIds: readonly string[]): Promise<Map<string, UserView>> {
  const rows = await repo.usersById(work.db, [...new Set(userIds)])
  return new Map(
    rows.map((row) => [row.userId, { userId: row.userId, phone: unseal(work, row.phoneEnc), nickname: row.nickname }]),
  )
}

export interface License {
  companyName: string
  uscc: string
  /** C 3.4; '' = never asked for. */
  certStatus: string
}

/** The legal entity behind a customer number and the state of its certification (CV-7 `license.current`). */
export async function currentLicense(work: Work, companyCode: string, bp: string): Promise<License | null> {
  const customer = await repo.customerRow(work.db, bp, companyCode)
  if (!customer) return null
  const cert = customer.uscc === null ? undefined : await repo.certOfEntity(work.db, companyCode, customer.uscc)
  return {
    companyName: cert?.companyName ?? customer.customerName,
    uscc: customer.uscc ?? '',
    certStatus: cert ? certStatusOn(cert, work.clock.today()) : '',
  }
}

/** Remembers that the user has seen a guide; true the first time (call 23 getGuideMapFlag). */
export const markGuideSeen = (work: Work, userId: string, version: string): Promise<boolean> =>
  repo.markGuide(work.db, userId, version)

/** A gas company by its code, for hotlines and names. */
export const companyOf = async (work: Work, companyCode: string): Promise<repo.CompanyRow | null> =>
  (await repo.companies(work.db)).find((c) => c.companyCode === companyCode) ?? null

/** A customer of the gas company: master data (C 2.8). Without a company the first one that has the number. */
export const customerOf = async (work: Work, bp: string, companyCode?: string): Promise<repo.CustomerRow | null> =>
  (await repo.customerRow(work.db, bp, companyCode)) ?? null

/** Customers by their numbers; unknown ones are left out. */
export const customersByBp = async (work: Work, bps: readonly string[]): Promise<Map<string, repo.CustomerView>> =>
  new Map((await repo.customersByBp(work.db, [...new Set(bps)])).map((customer) => [customer.bp, customer]))

export interface OwnCustomer {
  bp: string
  companyCode: string
  customerName: string
  companyName: string
}

/** Customer numbers of which the user is master, with the live sub-accounts that pass or wait there (CX-02). */
export async function masteredBy(work: Work, userId: string): Promise<(OwnCustomer & { subs: number })[]> {
  const now = work.clock.now()
  const mine = (await repo.bindingsOf(work.db, userId)).filter((b) => b.isMaster)
  const counted = []
  for (const { bp, companyCode, customerName, companyName } of mine) {
    const others = (await repo.bindingsOfBp(work.db, bp)).filter((b) => !b.isMaster)
    const subs = others.filter((b) => ['1', '2'].includes(reviewOf(stateOf(b), now))).length
    counted.push({ bp, companyCode, customerName, companyName, subs })
  }
  return counted
}

/** Customer numbers that a user may work with: his bindings whose review passed, by company and number. */
export async function customersOf(work: Work, userId: string): Promise<OwnCustomer[]> {
  const now = work.clock.now()
  return (await repo.bindingsOf(work.db, userId))
    .filter((b) => isPassed({ isMaster: b.isMaster, reviewStatus: reviewOf(stateOf(b), now) }))
    .map(({ bp, companyCode, customerName, companyName }) => ({ bp, companyCode, customerName, companyName }))
}

/** A registered app with the places that a login may return to; undefined is 4102. */
export const appOf = (work: Work, appId: string): Promise<repo.AppRow | undefined> => repo.appOf(work.db, appId)

/** The live user with this employee number, locked (LG-16). */
export async function lockEmployee(work: Work, empNo: string): Promise<repo.UserRow | undefined> {
  const user = await repo.userByEmpNo(work.db, empNo)
  return user && repo.lockUser(work.db, user.userId)
}

/** A user, locked for what happens to his logins. */
export const lockUser = (work: Work, userId: string): Promise<repo.UserRow> => repo.lockUser(work.db, userId)
