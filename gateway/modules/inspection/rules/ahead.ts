import { addDays, dateOf } from '@domain/date'
import type { HazardLevel, HazardStatus } from '@domain/statuses/inspection'
import { isWaiting } from './hazard'

interface Given {
  level: HazardLevel
  status: HazardStatus
  responsible: 'CUSTOMER' | 'COMPANY'
  dueDate: string
  gasStopped: boolean
  stopPlannedAt: string | null
}

export interface Step {
  date: string
  title: string
  note: string
}

/** Days after the deadline at which a hazard of level 3 may be upgraded (IN-11). */
const UPGRADED = 7

/** What follows when nothing is done, as its customer reads it (IN-11): which side decides, and when. */
export function stepsAhead(hazard: Given, { stopExempt }: { stopExempt: boolean }): Step[] {
  if (!isWaiting(hazard.status) || hazard.responsible === 'COMPANY') return []
  const { level, dueDate, gasStopped, stopPlannedAt } = hazard
  const due = { date: dueDate, title: '整改期限', note: gasStopped ? '复查合格前保持停气' : '请在当天24:00前提交整改' }
  return [due, ...after()]

  function after(): Step[] {
    if (stopPlannedAt !== null && !gasStopped)
      return [{ date: dateOf(stopPlannedAt), title: '停止供气', note: '燃气公司已确认；提交整改后暂缓，可申诉' }]
    if (level === '3')
      return [{ date: addDays(dueDate, UPGRADED), title: '可能升级为较大隐患', note: '由燃气公司人工核实后决定' }]
    const next = addDays(dueDate, 1)
    if (gasStopped) return [{ date: next, title: '专人联系', note: '停气保持到复查合格，由安全经理联系您' }]
    if (stopExempt) return [{ date: next, title: '专人督促整改', note: '贵单位不列入停气范围' }]
    return [{ date: next, title: '可能停气', note: '由燃气公司人工核实后决定，确认后48小时停气，可申诉' }]
  }
}
