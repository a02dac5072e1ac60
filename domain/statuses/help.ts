import type { StatusText } from '../machine'

/** Entries of the help centre (D 2.8); staff set the state, no rule moves it. */
export const helpStatus = {
  DRAFT: { label: '草稿', tone: 'muted' },
  PUBLISHED: { label: '已发布', tone: 'success' },
  OFFLINE: { label: '已下线', tone: 'warning' },
} as const satisfies Record<string, StatusText>
export type HelpStatus = keyof typeof helpStatus

/** What a reader missed in an entry (HC-05). */
export const feedbackReasons = {
  UNCLEAR: '看不懂',
  OUTDATED: '信息过时',
  MISSING: '没有我要的内容',
  WRONG_STEPS: '步骤不对',
} as const
export type FeedbackReason = keyof typeof feedbackReasons
