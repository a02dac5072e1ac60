import type { In, Out } from '@contract'
import type { Session, Work } from '../../http/context'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { alarms } from './alarm-case'
import { equipment } from './equipment-case'
import { sites } from '../site/service'

type Review = 'btwob POST /record/review'

/** D 3.4: staff confirm what a customer declared, or send it back with a reason, as at the desk. 44120 where it does not wait. */
export async function review(work: Work, staff: Session, input: In<Review>): Promise<Out<Review>> {
  const { type, id, reason } = input
  const passed = input.agree === '1'
  if (!passed && reason.trim() === '') throw badField('reason')
  const kind = { SITE: sites, EQUIPMENT: equipment, ALARM: alarms }[type]
  const { bp } = ownOr2902(await kind.ofCompany(work, staff.companyCode, id))
  const key = { bp }
  const event = passed ? 'CONFIRM' : 'REJECT'
  const more = { set: { rejectReason: passed ? null : reason }, reason }
  const waits = (row: { state: string }) => refuseIf(row.state === 'PENDING' ? null : '44120')
  if (type === 'SITE') {
    const row = await sites.locked(work, key, id)
    waits(row)
    await sites.move(work, row, event, staff.userId, more)
    return { id, reviewStatus: (await sites.own(work, key, id)).state }
  }
  if (type === 'EQUIPMENT') {
    const row = await equipment.locked(work, key, id)
    waits(row)
    await equipment.move(work, row, event, staff.userId, more)
    return { id, reviewStatus: (await equipment.own(work, key, id)).state }
  }
  const row = await alarms.locked(work, key, id)
  waits(row)
  await alarms.move(work, row, event, staff.userId, more)
  return { id, reviewStatus: (await alarms.own(work, key, id)).state }
}
