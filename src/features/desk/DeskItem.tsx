import type { ReactNode } from 'react'
import { deskUrgency, timeLeft, type DeskUrgency } from '@domain/desk-kinds'
import { serverNow } from '@/platform/time'
import { Ends, Item, Tag } from '@/ui'
import './desk.scss'

interface DeskItemProps {
  title: string
  /** null: without a limit, said by `unlimited`. */
  dueAt: string | null
  unlimited?: string
  /** The line below the title. */
  note: string
  /** At its right. */
  extra: ReactNode
  isChosen?: boolean
  onTap: () => void
}

/** A row of a queue; its edge says how near its limit is. */
export function DeskItem({ title, dueAt, unlimited, note, extra, isChosen = false, onTap }: DeskItemProps) {
  const now = serverNow()
  const urgency = deskUrgency(dueAt, now)
  const left = dueAt === null && unlimited !== undefined ? unlimited : timeLeft(dueAt, now)
  return (
    <Item
      className={[
        'dk-row',
        urgency === 'LATE' && 'dk-late',
        urgency === 'SOON' && 'dk-soon',
        urgency === 'LATER' && 'dk-later',
        urgency === 'NONE' && 'dk-none',
        isChosen && 'dk-chosen',
      ]
        .filter(Boolean)
        .join(' ')}
      current={isChosen}
      onTap={onTap}
    >
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Limit urgency={urgency} text={left} />
      </Ends>
      <Ends>
        <span className='fs-12 t3 num break'>{note}</span>
        {extra}
      </Ends>
    </Item>
  )
}

function Limit({ urgency, text }: { urgency: DeskUrgency; text: string }) {
  if (urgency === 'LATE')
    return (
      <Tag tone='danger' kind='solid'>
        {text}
      </Tag>
    )
  const tone = urgency === 'SOON' ? 'c-warning' : urgency === 'LATER' ? 'c-success' : 't3'
  return <span className={`fs-13 num nowrap ${tone}`}>{text}</span>
}
