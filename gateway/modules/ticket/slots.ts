import { codes } from '@domain/codes'
import { addDays } from '@domain/date'
import { APPOINT_DAYS, appointSlots, type AppointSlot, type SlotKind } from '@domain/statuses/appointment'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { workingCalendar } from '../calendar/service'
import { freePlace, placesBetween, reservePlace, type Place } from './repo/slots'
import { canAppoint } from './rules/slots'

/** Days on which a visit of this kind can be, with what is left of each slot (TK-05). */
export async function openSlots(
  work: Work,
  { companyCode, kind, from, to }: { companyCode: string; kind: SlotKind; from?: string; to?: string },
) {
  const today = work.clock.today()
  const last = addDays(today, APPOINT_DAYS)
  const isWorkday = await workingCalendar(work, today, last)
  const taken = await placesBetween(work.db, companyCode, kind, today, last)
  const left = (date: string, slot: AppointSlot) => {
    const row = taken.find((one) => one.date === date && one.slot === slot)
    return row ? Math.max(0, row.quota - row.used) : appointSlots[slot].quota
  }
  return Array.from({ length: APPOINT_DAYS }, (_, n) => addDays(today, n + 1))
    .filter((date) => canAppoint(kind, date, today, isWorkday) && date >= (from ?? date) && date <= (to ?? date))
    .map((date) => ({
      date,
      slots: codes(appointSlots).map((slot) => {
        const { label, from: opens, to: ends } = appointSlots[slot]
        return { slot, label: `${label} ${opens}-${ends}`, left: left(date, slot), available: left(date, slot) > 0 }
      }),
    }))
}

/** Takes a place, in the transaction of what it is for. Refuses 2901 for a day without visits, 44104 when the last place is gone. */
export async function takeSlot(work: Work, place: Place): Promise<void> {
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, APPOINT_DAYS))
  if (!canAppoint(place.kind, place.date, today, isWorkday)) throw badField('appointDate')
  if (!(await reservePlace(work.db, place, appointSlots[place.slot].quota))) throw new Refusal('44104')
}

/** Gives a place back: what it was for is called off, or moved. */
export const freeSlot = (work: Work, place: Place): Promise<void> => freePlace(work.db, place)

/** Gives back the place of a ticket's appointment that does not take place any more. */
export async function freeAppointment(
  work: Work,
  ticket: Pick<Row<'serviceTicket'>, 'companyCode' | 'appointDate' | 'appointSlot' | 'ticketType'>,
): Promise<void> {
  const { companyCode, appointDate: date, appointSlot: slot, ticketType } = ticket
  if (date === null || slot === null || date < work.clock.today()) return
  await freeSlot(work, { companyCode, date, slot, kind: ticketType === 'REPAIR' ? 'REPAIR' : 'APPLY' })
}
