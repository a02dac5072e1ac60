import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { indexOf, openText, sealText } from '../../secret'
import { url, use } from '../file/service'
import { freeSlot } from '../ticket/service'
import { assign, dropVisit, findVisit, visitOfCompany, type Visit } from './repo/visits'
import { codeOfDay } from './rules/door'

/** A member of staff at work. */
export interface Staff {
  companyCode: string
  userId: string
}

type Seen = 'btwob GET /inspection/visit'
type Assign = 'btwob POST /inspection/visit/assign'

/** Both halves, of that day alone (Y-35); one half does not reveal the other. */
const codeOf = (work: Work, { bp, refId, visitDate }: Visit) =>
  codeOfDay(indexOf(work, ['inspection visit', bp, refId, visitDate].join('|')))

/** The inspector that comes for a plan or a hazard of the customer; null where nothing is arranged, and when the day is over. */
export async function visitOf(work: Work, { bp }: BoundSession, refId: string): Promise<Out<Seen>> {
  const visit = await findVisit(work.db, bp, refId)
  const today = work.clock.today()
  if (!visit || visit.visitDate < today) return null
  const { kind, visitDate, slot, inspectorNo, photoFileId, ahead } = visit
  const inspectorName = openText(work, visit.inspectorName)
  const isAssigned = inspectorName !== ''
  return {
    kind,
    date: visitDate,
    slot,
    ahead,
    inspector: isAssigned
      ? {
          name: inspectorName,
          no: inspectorNo,
          phone: openText(work, visit.inspectorPhone),
          photo: photoFileId === null ? null : await url(work, photoFileId),
        }
      : null,
    code: isAssigned && visitDate === today ? codeOf(work, visit) : null,
  }
}

export async function assignVisit(work: Work, staff: Staff, input: In<Assign>): Promise<true> {
  const visit = ownOr2902(await visitOfCompany(work.db, staff.companyCode, input.refId))
  const { inspectorNo, ahead, photoFileId = visit.photoFileId } = input
  if (photoFileId !== null && photoFileId !== visit.photoFileId)
    await use(work, staff.userId, [photoFileId], `INSPECTOR:${visit.refId}`)
  const inspectorName = sealText(work, input.inspectorName)
  const inspectorPhone = sealText(work, input.inspectorPhone)
  await assign(work.db, visit, { inspectorName, inspectorNo, inspectorPhone, photoFileId, ahead }, work.clock.iso())
  return true
}

/**
 * A visit that does not take place, or has taken place before its day: its place is free again, and no inspector is announced. On the day
 * itself the inspector may have been there, and stays announced, unless the visit is called off: then none comes (Y-35).
 */
export async function endVisit(
  work: Work,
  key: { bp: string },
  refId: string,
  { isCalledOff = false } = {},
): Promise<void> {
  const visit = await findVisit(work.db, key.bp, refId)
  const today = work.clock.today()
  if (!visit || visit.visitDate < today) return
  if (visit.visitDate === today && !isCalledOff) return
  const { companyCode, kind, visitDate: date, slot } = visit
  if (date > today) await freeSlot(work, { companyCode, kind, date, slot })
  await dropVisit(work.db, visit)
}

/** A visit that is today; 44317 on any other day. */
async function visitToday(work: Work, staff: Staff, refId: string): Promise<Visit> {
  const visit = ownOr2902(await visitOfCompany(work.db, staff.companyCode, refId))
  if (visit.visitDate !== work.clock.today()) throw new Refusal('44317')
  return visit
}

/** The half that the inspector shows. */
export const inspectorsHalf = async (work: Work, staff: Staff, refId: string) => ({
  say: codeOf(work, await visitToday(work, staff, refId)).theirs,
})

/** Whether the contact on site belongs to the customer of this visit; 44317 for a code of another day or visit. */
export async function checkHalf(
  work: Work,
  staff: Staff,
  { refId, code }: In<'btwob POST /inspection/visit/check'>,
): Promise<true> {
  if (codeOf(work, await visitToday(work, staff, refId)).mine !== code) throw new Refusal('44317')
  return true
}
