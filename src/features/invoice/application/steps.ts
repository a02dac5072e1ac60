import type { Out } from '@contract'
import type { DateText } from '@domain/date'
import { formatMoment } from '@domain/date-format'

type Application = Out<'default GET /crmgas/invoice/applyDetail'>

const NAMES = { SUBMIT: '提交', ISSUE: '开具', MAIL: '发送邮箱' } as const

/** 提交 – 开具 – 发送邮箱, each with its time once it is done; a failure stands where it happened. */
export function stepsOf(
  { progress: all, status, emails }: Pick<Application, 'progress' | 'status' | 'emails'>,
  today: DateText,
) {
  // Without an address nothing is sent, so nothing waits to be.
  const progress = all.filter(({ step, done }) => step !== 'MAIL' || done || emails.length > 0)
  const open = progress.findIndex(({ done }) => !done)
  const current = open < 0 ? progress.length : open
  const isDead = status === 'A3' || status === 'A5'
  const items = progress.map(({ step, at }, index) => ({
    key: step,
    title: NAMES[step],
    ...(at !== null && { note: formatMoment(at, today) }),
    ...(isDead && index === current && { failed: true }),
  }))
  return { items, current }
}
