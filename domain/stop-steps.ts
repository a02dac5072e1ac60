/** Before the gas goes, and when it comes back. */
export type StopPhase = 'BEFORE' | 'AFTER'

export interface StopStep {
  stepId: string
  phase: StopPhase
  text: string
}

/** What is done at each meter of a stop (B 6.8, Y-19); a customer adds steps for its own devices. */
export const usualSteps: readonly StopStep[] = [
  { stepId: 'PLAN', phase: 'BEFORE', text: '提前安排停产或减产，通知现场人员' },
  { stepId: 'SHUT', phase: 'BEFORE', text: '停气前关闭燃烧器、灶具前阀门' },
  { stepId: 'LEAK', phase: 'AFTER', text: '收到恢复供气通知后，先检查阀门与管道是否漏气' },
  { stepId: 'AIR', phase: 'AFTER', text: '现场保持通风，不使用明火' },
  { stepId: 'PURGE', phase: 'AFTER', text: '按设备规程吹扫后再点火，点火失败请等待5分钟后再试' },
]

/** Own steps of one meter. */
export const MOST_OWN_STEPS = 12
