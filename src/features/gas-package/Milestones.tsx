import { formatFullMoment } from '@domain/date-format'
import { SectionCard, Timeline } from '@/ui'
import type { Child } from './types'

/** 进度: what has happened, and what is still to come above it. */
export function Milestones({ of: timeline }: { of: Child['timeline'] }) {
  const newest = [...timeline].reverse()
  const current = newest.findIndex(({ at }) => at !== null)
  return (
    <SectionCard title='进度'>
      <Timeline
        current={current < 0 ? null : current}
        items={newest.map(({ title, at, note }, index) => ({
          key: `${title}${index}`,
          title,
          ...(note !== '' && { text: note }),
          meta: at === null ? '未开始' : formatFullMoment(at),
        }))}
      />
    </SectionCard>
  )
}
