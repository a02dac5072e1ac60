import { diffDays, startOf, toInstant } from '@domain/date'
import { lastReminder, reminderOn, TODO_DAYS } from '@domain/records/validity'
import type { Work } from '../../http/context'
import { inPresent } from '../../work/context'
import { notify } from '../notice/service'
import type { AccountKey } from '../metering/service'
import { ownEndings, type Ending } from './expiries'

/**
 * RC-03, Y-17: reminders 60, 30, 7 and 0 days before an end, then every seven days; from 30 days on a to-do. What is sent late says
 * how it is then, once for all steps of a pause. Harmless to repeat.
 */
export async function remindOfEnds(work: Work, key: AccountKey): Promise<void> {
  for (const { endings } of Object.values(ownEndings))
    for (const one of await endings(work, key)) await remindOf(work, key, one)
}

async function remindOf(work: Work, key: AccountKey, { bizId, title, note, dueDate, route }: Ending): Promise<void> {
  const step = reminderOn(dueDate, work.clock.today())
  const now = inPresent(work)
  const left = diffDays(now.clock.today(), dueDate)
  if (step === null && left > TODO_DAYS) return
  const newest = lastReminder(dueDate, now.clock.today())
  const name = `${title}${note === '' ? '' : `（${note}）`}`
  const body = left < 0 ? `${name}已于${dueDate}到期，已超期${-left}天` : `${name}将于${dueDate}到期，请及时办理`
  await notify(
    now,
    { ...keyOf(key), route, bizType: 'RECORD', bizId },
    {
      ...(step !== null && {
        message: { templateCode: 'RC_EXPIRE', body, dedupeKey: `RC_EXPIRE|${bizId}|${dueDate}|${newest}` },
      }),
      ...(left <= TODO_DAYS && {
        todo: {
          type: 'RECORD_EXPIRE',
          modelCode: 'RECORD_MANAGE',
          title: `${title}到期`,
          summary: `${note}${note === '' ? '' : '，'}${dueDate}到期`,
          dueAt: toInstant(startOf(dueDate, 23, 59)),
        },
      }),
    },
  )
}

const keyOf = ({ bp, companyCode }: AccountKey) => ({ bp, companyCode })
