import type { StatusText, Transition } from '../machine'

/** A 2.18. */
export const stopKinds = {
  ARREARS: '欠费停气',
  PLANNED: '计划停气',
  EMERGENCY: '紧急停气',
  PEAK: '调峰限气',
  HAZARD: '隐患停气',
} as const
export type StopKind = keyof typeof stopKinds

/** A 3.11; two states read differently for some kinds, see {@link stopGasText}. */
export const stopGasStatus = {
  WARNED: { label: '停气预警', tone: 'warning' },
  NOTICED: { label: '待执行', tone: 'warning' },
  STOPPED: { label: '停气中', tone: 'danger' },
  RESUMING: { label: '复气中', tone: 'primary' },
  RESUMED: { label: '已恢复', tone: 'success' },
  CANCELLED: { label: '已取消', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type StopGasState = keyof typeof stopGasStatus
export type StopGasEvent = 'NOTICE' | 'EXECUTE' | 'START_RESUME' | 'RESUME' | 'CANCEL'

const OWN_LABELS: Partial<Record<StopKind, Partial<Record<StopGasState, string>>>> = {
  ARREARS: { NOTICED: '已送达停气通知', CANCELLED: '已解除' },
  PEAK: { STOPPED: '限气中' },
}

/** Label and tone of a state of one kind of stop (A 3.11). */
export const stopGasText = (kind: StopKind, state: StopGasState): StatusText => ({
  ...stopGasStatus[state],
  label: OWN_LABELS[kind]?.[state] ?? stopGasStatus[state].label,
})

const planned: readonly Transition<StopGasState, StopGasEvent>[] = [
  { from: 'NOTICED', on: 'EXECUTE', to: 'STOPPED' },
  { from: 'NOTICED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'STOPPED', on: 'RESUME', to: 'RESUMED' },
]
const twoStepResume: readonly Transition<StopGasState, StopGasEvent>[] = [
  { from: 'NOTICED', on: 'EXECUTE', to: 'STOPPED' },
  { from: 'NOTICED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'STOPPED', on: 'START_RESUME', to: 'RESUMING' },
  { from: 'RESUMING', on: 'RESUME', to: 'RESUMED' },
]

/** Planned, urgent and peak stops end at once; arrears and hazards by a second step (A 3.11). */
export const stopGasTransitions: Readonly<Record<StopKind, readonly Transition<StopGasState, StopGasEvent>[]>> = {
  ARREARS: [
    { from: 'WARNED', on: 'NOTICE', to: 'NOTICED' },
    { from: 'WARNED', on: 'CANCEL', to: 'CANCELLED' },
    ...twoStepResume,
  ],
  PLANNED: planned,
  EMERGENCY: [{ from: 'STOPPED', on: 'RESUME', to: 'RESUMED' }],
  PEAK: planned,
  HAZARD: twoStepResume,
}

/** First state of a new case; hazards of level 1 stop at once (A 3.11). */
export function firstStopState(kind: StopKind, hazardLevel?: 1 | 2): StopGasState {
  if (kind === 'ARREARS') return 'WARNED'
  if (kind === 'EMERGENCY') return 'STOPPED'
  return kind === 'HAZARD' && hazardLevel === 1 ? 'STOPPED' : 'NOTICED'
}

export const stopCauses = { ARREARS: '欠费', OVERDRAFT: '透支超限' } as const
