import { formatShare } from '@domain/percent'
import { Ends, Progress, SectionCard } from '@/ui'
import type { Ahead } from '../types'

type Record = NonNullable<Ahead['record']>

/** Which figures were nearer to what was used (Y-06). */
export function RecordCard({ record }: { record: Record }) {
  const rows = [
    { name: '建议', error: record.suggestion },
    ...(record.declared === null ? [] : [{ name: '您的申报', error: record.declared }]),
    { name: '照搬上周', error: record.lastWeek },
  ]
  const most = Math.max(1, ...rows.map(({ error }) => Number(error)))
  const least = Math.min(...rows.map(({ error }) => Number(error)))
  return (
    <SectionCard title='谁更准' extra={`过去${record.days}天平均误差`}>
      {rows.map(({ name, error }) => (
        <div key={name} className='mt8'>
          <Ends gap={8} className='fs-14'>
            <span>{name}</span>
            <span className={Number(error) === least ? 'num fw-b' : 'num'}>{formatShare(error)}</span>
          </Ends>
          <Progress
            className='mt4'
            value={Number(error) / most}
            tone={Number(error) === least ? 'primary' : 'muted'}
            label={`${name}平均误差${formatShare(error)}`}
          />
        </div>
      ))}
      <div className='fs-12 t3 num mt12'>
        {`80% 区间说中 ${record.inside}/${record.days} 天 · 误差按 |申报 − 实际| ÷ 实际 计算`}
      </div>
    </SectionCard>
  )
}
