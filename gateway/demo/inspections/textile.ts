import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { extendHazard } from '../../modules/inspection/hazards'
import { findReport } from '../../modules/inspection/repo/reports'
import { refuseSign } from '../../modules/inspection/sign'
import { withClock } from '../clock'
import { at, planOf } from './planned'
import { hazardNow, sessionOf, visited, type Side } from './history'

/** A signature that was refused, and more time that was asked for. */
export async function textile(work: Work, side: Side, today: string): Promise<void> {
  const date = addDays(today, -4)
  const { reportId, hazards } = await visited(work, side, {
    at: at(date, '10:00'),
    planId: await planOf(work, side, Number(today.slice(0, 4)), 2),
    kind: 'PERIODIC',
    siteName: '印染车间',
    summary: '',
    faults: [
      {
        itemCode: 'E05',
        title: '用气设备总量与表具不匹配',
        note: '新增定型机 1 台，峰值超出表具量程。',
        measures: '申请表具扩容或错峰用气',
        scene: 'valve',
      },
    ],
  })
  const report = await findReport(work.db, side.bp, reportId)
  await refuseSign(withClock(work, at(date, '17:00')), sessionOf(side), {
    reportId,
    version: report?.version ?? 0,
    reason: '对设备峰值核算有异议',
  })
  const asking = withClock(work, at(addDays(today, -1), '09:00'))
  const hazardId = hazards.get('E05') ?? ''
  const { version } = await hazardNow(work, side, hazardId)
  await extendHazard(asking, sessionOf(side), { hazardId, version, days: 10, reason: '扩容方案设计中' })
}
