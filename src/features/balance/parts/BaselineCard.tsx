import { formatVolume } from '@domain/volume'
import { KeyValue, SectionCard } from '@/ui'

interface Day {
  date: string
  volume: string
}

/** How a baseline came about (S-02). */
export function BaselineCard({
  baseline,
  used,
  dropped,
  name = '',
}: {
  baseline: string
  used: readonly Day[]
  dropped: readonly Day[]
  /** Of the group, where there are several. */
  name?: string
}) {
  const lines = (days: readonly Day[]) =>
    days.map(({ date, volume }) => (
      <div key={date} className='nowrap'>{`${date.slice(5)} ${formatVolume(volume)}`}</div>
    ))
  return (
    <SectionCard title={`${name}基线 ${formatVolume(baseline)}/日`}>
      <div className='fs-13 t3 break'>
        报名开始前最近 10 个数据完整的工作日，去掉最高和最低各 2 天后的平均值；停气、免考核和参加活动的日期不计
      </div>
      <KeyValue
        className='mt8'
        items={[
          ['计入', lines(used)],
          ['剔除', lines(dropped)],
        ]}
      />
    </SectionCard>
  )
}
