import { addDays } from '@domain/date'
import type { AlarmKind } from '@domain/statuses/gas-device'
import type { Work } from '../../http/context'
import { insertAlarmEvent } from '../../modules/record/repo/events'

interface Of {
  bp: string
  companyCode: string
  alarmId: string
  kind: AlarmKind
}

/** What was reported by, and done to, an alarm of the last twelve months. */
export async function seedAlarmHistory(work: Work, { kind, ...of }: Of): Promise<void> {
  const today = work.clock.today()
  const event = (
    what: Parameters<typeof insertAlarmEvent>[1]['kind'],
    daysAgo: number,
    more: { concentration?: string; note?: string; minute?: string } = {},
  ) =>
    insertAlarmEvent(work.db, {
      ...of,
      kind: what,
      at: `${addDays(today, -daysAgo)}T10:${more.minute ?? '00'}:00+08:00`,
      concentration: more.concentration ?? null,
      note: more.note ?? '',
    })
  if (kind === 'DETECTOR') {
    await event('CALIBRATE', 340, { note: '河北省计量监督检测研究院，证书号BD2025-118' })
    await event('ALARM_LOW', 96, { concentration: '22.5' })
    await event('RECOVER', 96, { concentration: '6.0', minute: '12' })
    return
  }
  await event('SELF_CHECK', 160, { note: '声光报警正常、切断阀联动正常、排风联动正常' })
}
