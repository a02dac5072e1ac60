import type { In, Out } from '@contract'
import { maskAddress, maskCustomer, maskPhone, maskTail } from '@domain/mask'
import type { Ctx, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { committed, openPhone } from '../identity/service'
import { isCertified } from './certificates'
import { companyOf } from './companies'
import { keepMatch } from './match'
import { phoneOf, standingOf } from './ground'
import * as repo from './repo'
import type { CustomerRow } from './repo'
import { factsOf, isOf, MOST_MISSES, rolesOf, type Facts } from './rules/match'

type Input = In<'default POST /crmgas/portal/user/queryCustomerInfo'>
type Found = Out<'default POST /crmgas/portal/user/queryCustomerInfo'>

/** Call 60 (BD-02..BD-04): a miss is counted for good, whatever becomes of the call. */
export async function findCustomer(ctx: Ctx<Session>, { companyCode, ...given }: Input): Promise<Found> {
  const facts = factsOf(given)
  if (Object.keys(facts).length < 2) throw new Refusal('2120')
  return committed(ctx, (tx) => search(tx, ctx.session, companyCode, facts))
}

async function search(work: Work, session: Session, companyCode: string, facts: Facts): Promise<Found | Refusal> {
  const day = work.clock.today()
  if ((await repo.lockMisses(work.db, session.userId, day)) >= MOST_MISSES) return new Refusal('2103')
  const customer = await candidate(work, companyCode, facts)
  if (!customer || !isOf(facts, customer)) {
    await repo.addMiss(work.db, session.userId, day)
    return new Refusal('2102')
  }
  if (customer.status === '9') return new Refusal('2104')
  const rows = await repo.liveOfBp(work.db, customer.bp)
  const mine = rows.find((row) => row.userId === session.userId)
  // A rejected or timed out application does not hinder another one (BD-09).
  if (mine && ['1', '2'].includes(standingOf(work, mine))) return new Refusal('2105')
  const master = rows.find((row) => row.isMaster)
  return viewOf(work, session, customer, master === undefined ? '' : await phoneOf(work, master.userId))
}

const candidate = (work: Work, companyCode: string, facts: Facts): Promise<CustomerRow | undefined> =>
  facts.bp === undefined
    ? repo.customerByMeter(work.db, companyCode, facts.meterNo ?? '')
    : repo.customerRow(work.db, facts.bp, companyCode)

/** BD-03: masked; the ticket opens the binding. */
async function viewOf(work: Work, session: Session, customer: CustomerRow, masterPhone: string): Promise<Found> {
  const { bp, companyCode } = customer
  const reserved = openPhone(work, customer.reservedPhoneEnc)
  return {
    matchTicket: await keepMatch(work, session.userId, { bp, companyCode }),
    bp,
    companyCode,
    companyName: (await companyOf(work, companyCode))?.companyName ?? '',
    customerNameMasked: maskCustomer(customer.customerName),
    addressMasked: maskAddress(customer.address),
    customerClass: customer.customerClass,
    meters: customer.meterNos.map(maskTail),
    reservedPhoneMasked: reserved === '' ? '' : maskPhone(reserved),
    hasMaster: masterPhone === '' ? '0' : '1',
    masterUsernameMasked: masterPhone === '' ? '' : maskPhone(masterPhone),
    roles: rolesOf({ hasMaster: masterPhone !== '', hasReservedPhone: reserved !== '', uscc: customer.uscc }),
    certPassed: (await isCertified(work, session.userId, customer)) ? '1' : '0',
  }
}
