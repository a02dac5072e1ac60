import type { Out } from '@contract'
import { formatDay } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { useAct, useMay, useToday } from '@/blocks'
import { useRead, type Read } from '@/request'
import { Button, Card, Row } from '@/ui'

type Unusual = Out<'btwob GET /usage/unusual'>

/** Days that are to be asked about; `meterId` '': of all meters. A page that shows them asks for them beside its own read. */
export function useUnusual(meterId: string): Read<Unusual> {
  return useRead('btwob GET /usage/unusual', { meterId }, { enabled: useMay('model:ENERGY_VIEW'), handles: 'all' })
}

/** 是否正常生产？: a day on which a meter used far more than on like days is shown and asked about once. */
export function UnusualUse({ meterId }: { meterId: string }) {
  const read = useUnusual(meterId)
  // An element of its own: the mini-program sends it alone when the questions come, not the page around it.
  return (
    <div>
      {read.data?.list.map((one) => (
        <Question key={one.meterId + one.gasDay} of={one} onAnswered={read.reload} />
      ))}
    </div>
  )
}

function Question({ of, onAnswered }: { of: Unusual['list'][number]; onAnswered: () => Promise<void> }) {
  const { meterId, name, gasDay, volume, mean, percent, isWorkday } = of
  const today = useToday()
  const kept = { done: onAnswered, stale: onAnswered }
  const normal = useAct('btwob POST /usage/answer', { ok: '已记录，同样的用气不再询问', ...kept })
  const other = useAct('btwob POST /usage/answer', { ok: '已记录，请检查用气设备和阀门', ...kept })
  const day = formatDay(gasDay, today)
  return (
    <Card label='用气明显偏高'>
      <div className='fs-15 fw-m break'>
        {name} {day} 用气 {formatVolume(volume)}，比平时高 {percent}%
      </div>
      <div className='fs-12 t3 mt4 break'>
        近 14 个{isWorkday ? '工作日' : '休息日'}平均 {formatVolume(mean)}
      </div>
      <Row to='end' wrap gap={12} top={8}>
        <span className='grow fs-14'>是否正常生产？</span>
        <Button
          kind='text'
          size='small'
          label={`${name} ${day} 不是正常生产`}
          loading={other.busy}
          onTap={() => other.run({ meterId, gasDay, answer: 'ABNORMAL' })}
        >
          不是
        </Button>
        <Button
          kind='outline'
          size='small'
          label={`${name} ${day} 是正常生产`}
          loading={normal.busy}
          onTap={() => normal.run({ meterId, gasDay, answer: 'NORMAL' })}
        >
          是，正常生产
        </Button>
      </Row>
    </Card>
  )
}
