import type { DateText } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import type { Red } from './types'

const NAMES = {
  SUBMIT: '提交',
  REVIEW: '销方审核',
  CONFIRM: '购方确认',
  ISSUE: '开具红票',
  REISSUE: '换开新发票',
} as const
/** Ended without a red invoice. */
const DEAD: readonly Red['status'][] = ['05', '07', '08', 'R9']

/** How far a reversal has got; a step that was not needed is not there. */
export function redStepsOf({ progress, status }: Pick<Red, 'progress' | 'status'>, today: DateText) {
  const open = progress.findIndex(({ done }) => !done)
  const current = open < 0 ? progress.length : open
  const items = progress.map(({ step, at }, index) => ({
    key: step,
    title: NAMES[step],
    ...(at !== null && { note: formatMoment(at, today) }),
    ...(DEAD.includes(status) && index === current && { failed: true }),
  }))
  return { items, current }
}
