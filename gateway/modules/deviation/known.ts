import { exemptsDay } from '@domain/deviation/reasons'
import { gasDaySpan } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { supplyStops } from '../billing/service'
import { listMeters } from '../metering/service'
import { groupsOf, type Group } from '../plan/service'
import { wasTicketOpen } from '../ticket/service'
import { acceptedCases, type DeviationCase } from './repo/cases'

/* What is known of a case without its reason: its group, and what proves a reason (D-06). */

/** Tickets that report a meter (D-06). */
const METER_TICKETS = ['METER_FAULT', 'A_VERIFY'] as const

type Of = Pick<DeviationCase, 'bp' | 'companyCode' | 'groupId'>

/** Undefined for a cycle of a package. */
export const groupOf = async (work: Pick<Work, 'db'>, one: Of): Promise<Group | undefined> =>
  one.groupId === '' ? undefined : (await groupsOf(work.db, one)).find(({ groupId }) => groupId === one.groupId)

/** Whether the case's gas day is exempt once its reason is accepted (D-06). */
export const mayExempt = async (work: Pick<Work, 'db'>, one: Of & Pick<DeviationCase, 'caseType'>): Promise<boolean> =>
  exemptsDay(one.caseType, (await groupOf(work, one))?.planMode)

/** Answers what activities ask: gas days of a customer's groups that an accepted reason makes exempt, both ends included. */
export async function exemptDaysOf(
  work: Pick<Work, 'db'>,
  key: { bp: string; companyCode: string },
  span: { from: string; to: string },
): Promise<{ groupId: string; gasDay: string }[]> {
  const accepted = await acceptedCases(work.db, key.bp, span)
  const modes = new Map((await groupsOf(work.db, key)).map(({ groupId, planMode }) => [groupId, planMode]))
  return accepted.filter(({ caseType, groupId }) => exemptsDay(caseType, modes.get(groupId)))
}

/**
 * D-06: what the system knows of the gas day of a case: a stop of supply at a meter of the group, however short (one that is long leaves
 * no case, G-04), and a ticket about one of its meters. A limit is no stop: its day is held against what it leaves of the plan (G-03). A
 * cycle of a package is many days, of which one proves nothing: the desk decides.
 */
export async function knownOfDay(
  work: Pick<Work, 'db'>,
  one: Of & Pick<DeviationCase, 'gasDay'>,
): Promise<{ isStopped: boolean; isMeterReported: boolean }> {
  const group = await groupOf(work, one)
  if (!group) return { isStopped: false, isMeterReported: false }
  const { meterIds } = group
  const span = gasDaySpan(one.gasDay)
  const isOwn = (meterId: string) => meterIds.includes(meterId)
  const stops = (await supplyStops(work, group, span)).filter(({ isLimit }) => !isLimit)
  const meterNos = (await listMeters(work, group)).filter(({ meterId }) => isOwn(meterId)).map(({ meterNo }) => meterNo)
  return {
    isStopped: stops.some((stop) => stop.meterIds.length === 0 || stop.meterIds.some(isOwn)),
    isMeterReported: await wasTicketOpen(work, one.bp, { subtypes: METER_TICKETS, meterNos, ...span }),
  }
}
