import { useState } from 'react'
import { useToday } from '@/blocks'
import { useRead } from '@/request'
import { NoticeBar } from '@/ui'
import { AutoSheet } from './AutoSheet'
import { announced, waitingRun } from './auto-text'

/** What is invoiced by itself within a day, with the way to object. */
export function AutoStrip() {
  const { data } = useRead('btwob GET /invoice/auto', {}, { handles: 'all' })
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const run = data && waitingRun(data)
  return (
    <>
      {run && (
        <NoticeBar action='查看' onTap={() => setOpen(true)}>
          {announced(run, today)}
        </NoticeBar>
      )}
      {isOpen && <AutoSheet onClose={() => setOpen(false)} />}
    </>
  )
}
