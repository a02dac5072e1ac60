import type { Work } from '../../http/context'
import { isActiveUser } from '../identity/service'
import { stateOf } from './binding-state'
import * as repo from './repo'
import { allCodes, isGrantable } from './rules/authority'
import { isPassed, reviewOf } from './rules/binding'

/* Users of customer numbers, for other modules. */

export interface BpUser {
  userId: string
  isMaster: boolean
  models: readonly string[]
}

/** The customer numbers of a user, also one that is still under review, or that is entrusted to a tenant of the user (AU-16). */
export const numbersOf = async (work: Work, userId: string): Promise<ReadonlySet<string>> =>
  new Set(await repo.numbersOfUser(work.db, userId, work.clock.today()))

/** Whether a binding has passed its review by now. */
function passedNow(work: Work): (binding: repo.BindingRow) => boolean {
  const now = work.clock.now()
  return (binding) => isPassed({ isMaster: binding.isMaster, reviewStatus: reviewOf(stateOf(binding), now) })
}

/** All users of a customer number, the master first; with a model only those that have it. */
export async function usersOf(work: Work, bp: string, model?: string): Promise<BpUser[]> {
  const granted = await repo.modelsOfBindings(work.db, bp)
  return (await repo.bindingsOfBp(work.db, bp))
    .filter(passedNow(work))
    .map((b) => ({
      userId: b.userId,
      isMaster: b.isMaster,
      models: b.isMaster ? allCodes : (granted.get(b.bindingId) ?? []),
    }))
    .filter((user) => model === undefined || user.models.includes(model))
    .sort((a, b) => Number(b.isMaster) - Number(a.isMaster))
}

/** Those of some users that may work for a customer number now, by a passed binding or an entrustment (AU-16), in their order. */
export async function usersAmong(work: Work, bp: string, userIds: readonly string[]): Promise<string[]> {
  const passed = (await repo.bindingsOfBp(work.db, bp)).filter(passedNow(work)).map(({ userId }) => userId)
  const others = userIds.filter((userId) => !passed.includes(userId))
  const entrusted = others.length === 0 ? [] : await repo.entrustedAmong(work.db, bp, others, work.clock.today())
  return userIds.filter((userId) => passed.includes(userId) || entrusted.includes(userId))
}

/** What a user may do at a customer number now, by a passed binding or by entrustments (AU-16); nothing: none of them. */
export async function rightsAt(work: Work, bp: string, userId: string): Promise<ReadonlySet<string>> {
  const bound = (await usersOf(work, bp)).find((user) => user.userId === userId)
  const entrusted = await repo.entrustedModels(work.db, bp, userId, work.clock.today())
  return new Set([...(bound?.models ?? []), ...entrusted.filter(isGrantable)])
}

/** Whether a user is the master of a customer number now, and may use the app. */
export const isMasterNow = async (work: Work, bp: string, userId: string): Promise<boolean> =>
  (await usersOf(work, bp)).some((user) => user.isMaster && user.userId === userId) &&
  (await isActiveUser(work, userId))

/** A customer of the gas company: master data (C 2.8). Without a company the first one that has the number. */
export const customerOf = async (work: Work, bp: string, companyCode?: string): Promise<repo.CustomerRow | null> =>
  (await repo.customerRow(work.db, bp, companyCode)) ?? null

/** Customers by their numbers; unknown ones are left out. */
export const customersByBp = async (work: Work, bps: readonly string[]): Promise<Map<string, repo.KnownCustomer>> =>
  new Map((await repo.customersByBp(work.db, [...new Set(bps)])).map((customer) => [customer.bp, customer]))

/** Marks the legal entity as a general VAT taxpayer in each of its customer numbers (CE-10). */
export const noteTaxpayer = (work: Work, companyCode: string, uscc: string): Promise<void> =>
  repo.setTaxpayer(work.db, companyCode, uscc, work.clock.iso())

/** Every customer number that a user is or was bound to, or applied for. */
export const bpsOfUser = async (work: Work, userId: string): Promise<string[]> => [
  ...new Set((await repo.everBound(work.db, userId)).map(({ bp }) => bp)),
]

export interface OwnCustomer {
  bp: string
  companyCode: string
  customerName: string
  companyName: string
}

/** Customer numbers of which the user is master, with the live sub-accounts that pass or wait there (CX-02). */
export async function masteredBy(
  work: Work,
  userId: string,
): Promise<(OwnCustomer & { subs: number; waiting: number })[]> {
  const now = work.clock.now()
  const mine = (await repo.bindingsOf(work.db, userId)).filter((b) => b.isMaster)
  const counted = []
  for (const { bp, companyCode, customerName, companyName } of mine) {
    const others = (await repo.bindingsOfBp(work.db, bp)).filter((b) => !b.isMaster)
    const count = (state: '1' | '2') => others.filter((b) => reviewOf(stateOf(b), now) === state).length
    counted.push({ bp, companyCode, customerName, companyName, subs: count('1'), waiting: count('2') })
  }
  return counted
}

/** Customer numbers that a user may work with: those of passed bindings, by company and number. */
export async function customersOf(work: Work, userId: string): Promise<OwnCustomer[]> {
  return (await repo.bindingsOf(work.db, userId))
    .filter(passedNow(work))
    .map(({ bp, companyCode, customerName, companyName }) => ({ bp, companyCode, customerName, companyName }))
}
