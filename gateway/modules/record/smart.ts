import { diffDays, startOf, toInstant } from '@domain/date'
import { validityOf } from '@domain/records/validity'
import type { Finding, SmartSource } from '../message/service'
import { ownEndings, type Ending } from './expiries'

/** DEVICE_EXPIRY (E-X-20): meters, detectors and devices that end soon or have ended, as near as the archive marks them (D 3.5). */
export const deviceFindings: SmartSource = async (work, key) => {
  const today = work.clock.today()
  const found: Finding[] = []
  for (const { endings } of Object.values(ownEndings))
    for (const one of await endings(work, key))
      if (validityOf(one.dueDate, today, one.near) !== 'NORMAL') found.push(findingOf(one, today))
  return found
}

function findingOf({ bizId, title, note, dueDate, route }: Ending, today: string): Finding {
  const left = diffDays(today, dueDate)
  const isOver = left < 0
  return {
    ruleCode: 'DEVICE_EXPIRY',
    evidenceKey: `${bizId}:${dueDate}`,
    title: `${title}${isOver ? '已到期' : '即将到期'}`,
    insight: `${title}${note === '' ? '' : `（${note}）`}${isOver ? '已于' : '将于'}${dueDate}到期`,
    suggestion: '请安排检定、标定或更换，完成后更新档案',
    evidence: [
      { label: '到期日', value: dueDate, unit: '' },
      { label: isOver ? '已超期' : '剩余', value: String(Math.abs(left)), unit: '天' },
    ],
    actions: [{ text: '查看档案', route }],
    knownUntil: null,
    // Past its day it has another text.
    ...(!isOver && { validUntil: toInstant(startOf(dueDate, 23, 59)) }),
  }
}
