import type { Out, Row } from '@contract'
import { hazardLevels } from '@domain/statuses/inspection'
import { Tag } from '@/ui'

export type Hazard = Out<'default GET /crmgas/inspection/hazard/detail'>
export type HazardHead = Row<'default GET /crmgas/inspection/hazard/list'>
export type Report = Out<'default GET /crmgas/inspection/detail'>

export const levelTones = { '1': 'danger', '2': 'warning', '3': 'primary' } as const

/** 重大, 较大, 一般. */
export const LevelTag = ({ level }: { level: HazardHead['level'] }) => (
  <Tag tone={levelTones[level]} kind={level === '1' ? 'solid' : 'soft'}>
    {hazardLevels[level]}
  </Tag>
)

type Due = Pick<HazardHead, 'status' | 'daysLeft' | 'daysLate'>

/** 剩余 2 天, 逾期 3 天; null while nothing runs. */
export function dueText({ status, daysLeft, daysLate }: Due): { text: string; className: string } | null {
  if (status === 'CLOSED' || status === 'VOIDED') return null
  if (daysLate > 0) return { text: `逾期 ${daysLate} 天`, className: 'c-danger' }
  if (status === 'SUBMITTED' || status === 'REINSPECTING') return null
  const className = daysLeft <= 3 ? 'c-danger' : daysLeft <= 7 ? 'c-warning' : 't2'
  return { text: daysLeft <= 0 ? '今天到期' : `剩余 ${daysLeft} 天`, className }
}

/** What is beside the state of a hazard and its deadline, the worst first. */
function marksOf(hazard: HazardHead): { text: string; tone: 'danger' | 'warning' | 'muted' }[] {
  return [
    ...(hazard.gasStopped ? [{ text: '已停气', tone: 'danger' as const }] : []),
    ...(hazard.stopPlannedAt !== null && !hazard.gasStopped ? [{ text: '将停气', tone: 'danger' as const }] : []),
    ...(hazard.proposal === 'STOP' ? [{ text: '拟停气', tone: 'danger' as const }] : []),
    ...(hazard.proposal === 'UPGRADE' ? [{ text: '拟升级', tone: 'warning' as const }] : []),
    ...(hazard.extendStatus === 'PENDING' ? [{ text: '延期申请中', tone: 'warning' as const }] : []),
    ...(hazard.responsible === 'COMPANY' ? [{ text: '供气方整改', tone: 'muted' as const }] : []),
  ]
}

export const Marks = ({ of: hazard }: { of: HazardHead }) => (
  <>
    {marksOf(hazard).map(({ text, tone }) => (
      <Tag key={text} tone={tone}>
        {text}
      </Tag>
    ))}
  </>
)

const STEPS = ['发现', '签收', '整改', '复查', '销案'] as const
const at: Readonly<Record<HazardHead['status'], number>> = {
  TO_CONFIRM: 1,
  RECTIFYING: 2,
  FAILED: 2,
  SUBMITTED: 3,
  REINSPECTING: 3,
  CLOSED: 5,
  VOIDED: 5,
}

/** 发现-签收-整改-复查-销案, and where it is. */
export const stepsOf = ({ status }: Pick<HazardHead, 'status'>) => ({
  current: at[status],
  items: STEPS.map((title, index) => ({ key: title, title, failed: status === 'FAILED' && index === 3 })),
})
