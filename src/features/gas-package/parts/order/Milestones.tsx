import { formatFullMoment } from '@domain/date-format'
import { SectionCard, Timeline } from '@/ui'
import type { Child } from '../../types'

/** 进度: what has happened, and what is still to come above it. */
export function Milestones({ of: timeline, isLate = false }: { of: Child['timeline']; isLate?: boolean }) {
  const newest = [...timeline].reverse()
  const last = newest.findIndex(({ at }) => at !== null)
  // The step that is overdue is the one that follows what has happened.
  const current = isLate ? last - 1 : last
  return (
    <SectionCard title='进度'>
      <Timeline
        current={current < 0 ? null : current}
        items={newest.map(({ title, at, note }, index) => ({
          key: `${title}${index}`,
          title,
          failed: isLate && index === current,
          ...(note !== '' && { text: note }),
          meta: at === null ? (isLate && index === current ? '未完成' : '未开始') : formatFullMoment(at),
        }))}
      />
    </SectionCard>
  )
}
