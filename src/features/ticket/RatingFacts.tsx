import { KeyValue } from '@/ui'
import type { Ticket } from './ticket-text'

/** A rating as it was given. */
export function RatingFacts({ of: rating }: { of: NonNullable<Ticket['evaluation']> }) {
  if (rating.score === null) return <KeyValue className='mt8' items={[['评价', '超时未评价，已自动完结']]} />
  return (
    <KeyValue
      className='mt8'
      items={[
        ['总体评价', `${rating.score}星`],
        ['及时性', rating.timeliness !== null && `${rating.timeliness}星`],
        ['服务态度', rating.attitude !== null && `${rating.attitude}星`],
        ['专业水平', rating.professional !== null && `${rating.professional}星`],
        ['标签', rating.tags.join('、') || null],
        ['评价内容', rating.comment || null],
        ['匿名', rating.anonymous && '是'],
      ]}
    />
  )
}
