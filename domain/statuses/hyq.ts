import type { StatusText, Transition } from '../machine'

/** A quarter of 惠用气 (E 3.10). */
export const hyqPeriodStatus = {
  draft: { label: '草稿', tone: 'muted' },
  published: { label: '进行中', tone: 'success' },
  closed: { label: '已结束', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type HyqPeriodState = keyof typeof hyqPeriodStatus
export type HyqPeriodEvent = 'PUBLISH' | 'CLOSE'

export const hyqPeriodTransitions: readonly Transition<HyqPeriodState, HyqPeriodEvent>[] = [
  { from: 'draft', on: 'PUBLISH', to: 'published' },
  { from: 'published', on: 'CLOSE', to: 'closed' },
]

/** What becomes of an answer with a score from 0 to 6 (E-H-06); `none`: nothing to follow up. */
export const hyqFollowStatus = {
  none: { label: '无需回访', tone: 'muted' },
  open: { label: '待回访', tone: 'warning' },
  contacted: { label: '已回访', tone: 'primary' },
  closed: { label: '已闭环', tone: 'success' },
} as const satisfies Record<string, StatusText>
export type HyqFollowState = keyof typeof hyqFollowStatus
export type HyqFollowEvent = 'CONTACT' | 'CLOSE'

export const hyqFollowTransitions: readonly Transition<HyqFollowState, HyqFollowEvent>[] = [
  { from: 'open', on: 'CONTACT', to: 'contacted' },
  { from: 'contacted', on: 'CLOSE', to: 'closed' },
]

/** Scores that recommend the company or not: 9 and 10, 7 and 8, the rest (E-H-04). */
export const npsGroups = { promoter: '推荐者', passive: '中立者', detractor: '贬损者' } as const
export type NpsGroup = keyof typeof npsGroups
