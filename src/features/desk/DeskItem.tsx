import type { ReactNode } from 'react'
import { deskUrgency, timeLeft } from '@domain/desk-kinds'
import { serverNow } from '@/platform/time'
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

/** Classes of a row of a queue: its edge says how near its limit is. */
export function edgeOf(dueAt: string | null): string {
  const edges = { LATE: 'dk-late', SOON: 'dk-soon', LATER: 'dk-later', NONE: 'dk-none' } as const
  return `dk-row ${edges[deskUrgency(dueAt, serverNow())]}`
}

/** A row of a queue; its edge says how near its limit is. */
export function DeskItem({ title, dueAt, unlimited, note, extra, isChosen = false, onTap }: DeskItemProps) {
  return (
    <Item className={isChosen ? `${edgeOf(dueAt)} dk-chosen` : edgeOf(dueAt)} current={isChosen} onTap={onTap}>
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
