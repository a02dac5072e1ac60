import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { lockAccount, type AccountKey } from '../gas-account/service'
import { inPresent } from '../../work/context'
import { customerOf } from '../membership/service'
import { freeSlot, takeSlot, type Place } from '../ticket/service'
import { done, drop } from '../todo/service'
import { lockOwn, moveHazard } from './hazard-moves'
import { hazardView } from './hazard-view'
import { insertPlan, lockPlan, planOfCompany, plansOfYear, type Plan } from './repo/plans'
import { putVisit } from './repo/visits'
import { isReminded, plansOf, REINSPECT_DAYS, planYearOf } from './rules/plan'
import { planMachine } from './states'
import { submitReport } from './submit'
import type { Staff } from './visits'
import { notifyPlan } from './notices'
import { planView, type Own } from './view'

type Plans = 'default GET /crmgas/inspection/plans'
type Appoint = 'default POST /crmgas/inspection/appoint'
type HazardAppoint = 'default POST /crmgas/inspection/hazard/appoint'
type Miss = 'btwob POST /inspection/plan/miss'

export const planList = async (work: Work, { bp }: Own, { year }: In<Plans>): Promise<Out<Plans>> =>
  (await plansOfYear(work.db, bp, year ?? planYearOf(work.clock.today()))).map(planView)

/** IN-02: a place in the day, and the old one given back where the visit is moved. */
export async function appointPlan(work: Work, session: Own, input: In<Appoint>): Promise<Out<Appoint>> {
  const { bp, companyCode } = session
  const plan = ownOr2902(await lockPlan(work.db, bp, input.planId), { companyCode })
  if (plan.status === 'DONE') throw new Refusal('44311')
  // IN-01: the visit of a half-year is made in it.
  if (input.date < plan.dueFrom) throw badField('date')
  const { appointDate, appointSlot } = plan
  const place = { companyCode, kind: 'INSPECTION', date: input.date, slot: input.slot } as const
  if (plan.status === 'APPOINTED' && appointDate !== null && appointSlot !== null)
    await freeSlot(work, { ...place, date: appointDate, slot: appointSlot })
  await takeSlot(work, place)
  const set = {
    appointDate: input.date,
    appointSlot: input.slot,
    contactName: sealText(work, input.contactName),
    contactPhone: sealText(work, input.contactPhone),
    version: plan.version + 1,
  }
  await transition(work, planMachine, plan, 'APPOINT', { set, by: session.userId })
  await saveVisit(work, session, plan.planId, place)
  await done(work, 'INSPECTION_APPOINT', plan.planId, bp)
  return planView(ownOr2902(await lockPlan(work.db, bp, plan.planId)))
}

/** IN-10: a re-inspection of a submitted fix; the old slot is released where it is moved. */
export async function appointHazard(work: Work, session: Own, input: In<HazardAppoint>): Promise<Out<HazardAppoint>> {
  const { hazard } = await lockOwn(work, session, input.hazardId)
  refuseIf(hazard.version === input.version && hazard.responsible === 'CUSTOMER' ? null : '2904')
  if (input.date > addDays(work.clock.today(), REINSPECT_DAYS)) throw badField('date')
  const { companyCode, userId } = session
  const { reinspectDate, reinspectSlot } = hazard
  const place = { companyCode, kind: 'REINSPECT', date: input.date, slot: input.slot } as const
  const isMoved = hazard.status === 'REINSPECTING'
  if (isMoved && reinspectDate !== null && reinspectSlot !== null)
    await freeSlot(work, { ...place, date: reinspectDate, slot: reinspectSlot })
  const moved = await moveHazard(work, hazard, 'APPOINT', {
    by: { type: 'CUSTOMER', userId },
    action: 'APPOINT',
    content: isMoved ? `改约${input.date}复查` : `预约${input.date}复查`,
    set: { reinspectDate: input.date, reinspectSlot: input.slot },
  })
  await takeSlot(work, place)
  await saveVisit(work, session, hazard.hazardId, place)
  return hazardView(work, session, moved)
}

const saveVisit = (work: Work, { bp }: Own, refId: string, place: Place): Promise<void> => {
  const now = work.clock.iso()
  return putVisit(work.db, {
    bp,
    refId,
    companyCode: place.companyCode,
    kind: place.kind === 'REINSPECT' ? 'REINSPECT' : 'INSPECTION',
    visitDate: place.date,
    slot: place.slot,
    inspectorPhone: sealText(work, ''),
    createdAt: now,
    updatedAt: now,
  })
}

/** IN-02: the inspector met no contact; the visit is a report of its own. */
export async function planMissed(work: Work, staff: Staff, input: In<Miss>): Promise<Out<Miss>> {
  const known = ownOr2902(await planOfCompany(work.db, staff.companyCode, input.planId))
  const account = ownOr2902(await lockAccount(work.db, known))
  // Only under the lock is the version that of now: of two notes of one visit the second is refused.
  const plan = ownOr2902(await lockPlan(work.db, known.bp, known.planId))
  refuseIf(plan.version === input.version ? null : '2904')
  const { requestNo, inspectorName, inspectorNo, inspectorPhone, note } = input
  await submitReport(work, staff, {
    requestNo,
    bp: plan.bp,
    planId: plan.planId,
    kind: plan.status === 'APPOINTED' ? 'APPOINTED' : 'PERIODIC',
    siteName: account.customerName.slice(0, 40),
    address: account.address.slice(0, 120) || account.customerName,
    inspectAt: work.clock.iso(),
    inspectorName,
    inspectorNo,
    inspectorPhone,
    visitResult: 'NOT_MET',
    items: [],
    readings: [],
    summary: note,
  })
  return planView(ownOr2902(await lockPlan(work.db, plan.bp, plan.planId)))
}

/** plan-make, plan-remind (00:20): makes a customer's visits of this year and reminds the customer of them (IN-01). Harmless to repeat. */
export async function planDay(work: Work, { bp, companyCode }: AccountKey): Promise<void> {
  const customer = await customerOf(work, bp, companyCode)
  if (!customer) return
  const now = work.clock.iso()
  const today = work.clock.today()
  const planYear = planYearOf(today)
  for (const term of plansOf(customer.customerClass, planYear, today))
    await insertPlan(work.db, {
      ...term,
      bp,
      companyCode,
      planId: newId(work.clock.now()),
      planYear,
      status: 'WAITING',
      createdAt: now,
      updatedAt: now,
    })
  // Visits of a year that is over are not arranged any more.
  for (const { planId } of (await plansOfYear(work.db, bp, planYear - 1)).filter(({ status }) => status !== 'DONE'))
    await drop(work, 'INSPECTION_APPOINT', planId, bp)
  const plans: Plan[] = await plansOfYear(work.db, bp, planYear)
  const { present } = work.clock
  for (const plan of plans.filter((one) => isReminded(one, today) && one.dueTo >= present.today()))
    await notifyPlan(inPresent(work), plan, `DUE${plan.dueTo}|${present.today()}`)
}
