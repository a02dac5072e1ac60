import { addDays, addMonths, datesBetween, monthOf } from '@domain/date'
import type { Work } from '../../http/context'
import { arrears } from '../../modules/billing/service'
import * as billRepo from '../../modules/billing/repo/issue'
import { moveStop, openStop } from '../../modules/billing/stop-gas'
import { notifyResumed } from '../../modules/billing/stop-notices'
import { noticeCase } from '../../modules/billing/stop-jobs'
import { stopById, warnedCases } from '../../modules/billing/repo/stop'
import { keyOf } from '../../modules/metering/types'
import { at } from './agenda'
import type { Story } from './story'

/** The day on which the gas came back, and the first of the four days before on which it was gone. */
const resumedOn = (running: string): string => `${addMonths(running, -14)}-06`
const STOPPED_DAYS = 4

/** Gas days through which no gas flowed: the valve was shut at 10:00 of the first and opened in the morning after the last. */
export const stoppedDays = (closed: string): string[] => {
  const resumed = resumedOn(monthOf(closed))
  return datesBetween(addDays(resumed, 1 - STOPPED_DAYS), addDays(resumed, -1))
}

/** Fourteen months ago the gas came back after a stop for m−17 (A 8). */
export function replayResumed(story: Story): void {
  const warned = at(`${addMonths(story.running, -15)}-18`, '10:00')
  const resumed = resumedOn(story.running)
  story.agenda.add(warned, async (work) => {
    const stopId = await openStop(work, {
      ...keyOf(story.account),
      kind: 'ARREARS',
      cause: 'ARREARS',
      reason: '账单逾期超过30天未缴清',
      arrears: (await arrears(work, story.account)).unplanned.due.totalDue,
    })
    const step = (
      when: string,
      run: (later: Work, stop: NonNullable<Awaited<ReturnType<typeof stopById>>>) => Promise<unknown>,
    ) =>
      story.agenda.add(when, async (later) => {
        const stop = await stopById(later.db, story.account, stopId)
        if (!stop) throw new Error('the old stop is missing')
        await run(later, stop)
      })
    const stoppedAt = at(addDays(resumed, -STOPPED_DAYS), '10:00')
    step(at(addDays(warned.slice(0, 10), 8), '10:00'), (later, stop) =>
      moveStop(later, stop, 'NOTICE', 'SYSTEM', {
        noticeNo: `TQ${warned.slice(0, 4)}${warned.slice(5, 7)}900001`,
        noticeAt: later.clock.iso(),
        planStopAt: stoppedAt,
      }),
    )
    step(stoppedAt, (later, stop) => moveStop(later, stop, 'EXECUTE', 'SYSTEM', { realStopAt: later.clock.iso() }))
    step(at(resumed, '09:50'), (later, stop) => moveStop(later, stop, 'START_RESUME', 'SYSTEM', {}, '欠费已结清'))
    // As the old system let it happen: the open correction of the old months would refuse the customer's word here (AE-88).
    step(at(resumed, '11:15'), async (later, stop) => {
      const now = later.clock.iso()
      const said = { confirmedBy: story.actor.userId, confirmedAt: now, realResumeAt: now }
      await notifyResumed(later, story.account, await moveStop(later, stop, 'RESUME', story.actor.userId, said), now)
    })
  })
}

/** Warned nine days ago, noticed two days ago: the stop is planned for the next allowed day (AE-87). */
export function replayStop(story: Story): void {
  story.agenda.add(at(addDays(story.today, -9), '10:00'), async (work) => {
    const bills = await billRepo.openBills(work.db, story.account)
    await openStop(work, {
      ...keyOf(story.account),
      kind: 'ARREARS',
      cause: 'ARREARS',
      reason: '账单逾期超过30天未缴清',
      triggerBillIds: bills.map((bill) => bill.billId),
      arrears: (await arrears(work, story.account)).unplanned.due.totalDue,
    })
  })
  story.agenda.add(at(addDays(story.today, -2), '10:00'), async (work) => {
    for (const stop of await warnedCases(work.db, '', 100)) await noticeCase(work, stop)
  })
}
