import type { ReactNode } from 'react'
import { deskUrgency, timeLeft } from '@domain/desk-kinds'
import { serverNow } from '@/platform/time'
import type { Edge } from '@/blocks/list/table'
import { Ends, Item, Tag } from '@/ui'
import './desk.scss'

interface DeskItemProps {
  title: string
  /** null: without a limit, said by `unlimited`. */
  dueAt: string | null
  unlimited?: string
  /** The line below the title. */
  note: ReactNode
  /** At its right. */
  extra: ReactNode
  isChosen?: boolean
  onTap: () => void
}

const EDGES = { LATE: 'danger', SOON: 'warning', LATER: 'success', NONE: 'muted' } as const

/** The edge of a table's row: how near its limit is. */
export const edgeOf = (dueAt: string | null): Edge => EDGES[deskUrgency(dueAt, serverNow())]

/** A row of a queue; its edge says how near its limit is. */
export function DeskItem({ title, dueAt, unlimited, note, extra, isChosen = false, onTap }: DeskItemProps) {
  const urgency = deskUrgency(dueAt, serverNow())
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
        <Limit dueAt={dueAt} unlimited={unlimited} />
      </Ends>
      <Ends>
        <span className='fs-12 t3 num break'>{note}</span>
        {extra}
      </Ends>
    </Item>
  )
}

/** The time that is left; `unlimited` where there is no limit. */
export function Limit({ dueAt, unlimited }: { dueAt: string | null; unlimited?: string | undefined }) {
  const now = serverNow()
  const urgency = deskUrgency(dueAt, now)
  const text = dueAt === null && unlimited !== undefined ? unlimited : timeLeft(dueAt, now)
  if (urgency === 'LATE')
    return (
      <Tag tone='danger' kind='solid'>
        {text}
      </Tag>
    )
  const tone = urgency === 'SOON' ? 'c-warning' : urgency === 'LATER' ? 'c-success' : 't3'
  return <span className={`fs-13 num nowrap ${tone}`}>{text}</span>
}
