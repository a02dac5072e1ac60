import { Chart, SectionCard } from '@/ui'
import type { Result } from './types'

/** The days that the mean is taken of. */
export const HistoryCard = ({ result }: { result: Result }) => (
  <SectionCard title='采用的同星期用气' extra='单位 m³'>
    <Chart
      kind='bars'
      height={112}
      unit='m³'
      name='日用气'
      pointName='日期'
      points={result.lines.map(({ name, daily }) => ({ key: name, label: name.slice(5), title: name, value: daily }))}
      summary={`采用${result.lines.length}天同星期用气`}
    />
  </SectionCard>
)
