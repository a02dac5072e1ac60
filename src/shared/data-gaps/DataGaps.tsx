import { useState } from 'react'
import { useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, Ends, ErrorBlock, SectionCard, Tag } from '@/ui'
import { gapNext, gapReason, gapSpan, type Gap } from './gap-text'

/** Entries before the rest is asked for. */
const SHOWN = 3

/** 缺数记录 (Y-32): why data are missing, since when, when they are expected, and what came of it; `meterId` '': of all meters. */
export function DataGaps({ meterId }: { meterId: string }) {
  const read = useRead('btwob GET /usage/gaps', { meterId }, { handles: 'all', refresh: 'old' })
  const [isAll, setAll] = useState(false)
  if (read.state === 'error')
    return (
      <SectionCard title='缺数记录'>
        <ErrorBlock small onRetry={() => void read.reload()} />
      </SectionCard>
    )
  const gaps = read.data?.list ?? []
  if (gaps.length === 0) return null
  return (
    <SectionCard title='缺数记录' extra='近 90 天'>
      {gaps.slice(0, isAll ? gaps.length : SHOWN).map((gap) => (
        <Entry key={gap.meterId + gap.since} of={gap} />
      ))}
      {!isAll && gaps.length > SHOWN && (
        <Button kind='text' size='small' onTap={() => setAll(true)}>
          {`查看全部 ${gaps.length} 条`}
        </Button>
      )}
    </SectionCard>
  )
}

function Entry({ of }: { of: Gap }) {
  const today = useToday()
  return (
    <div className='mt8'>
      <Ends>
        <span className='fs-14 fw-m break'>{`${of.name} ${gapSpan(of, today)}`}</span>
        <Tag tone={of.heardAt === null ? 'warning' : 'success'}>{of.heardAt === null ? '缺数' : '已恢复'}</Tag>
      </Ends>
      <div className='fs-13 t2 mt4 break'>{gapReason(of)}</div>
      <div className='fs-12 t3 mt4 num break'>{gapNext(of, today)}</div>
    </div>
  )
}
