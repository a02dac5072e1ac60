import type { ReactNode } from 'react'
import { Item } from '@/ui'
import './cycle.scss'

/** 「12月」; what is longer names a third of a month. */
const LONGEST_MONTH = 3

interface Props {
  name: string
  /** YYYY-MM-DD of its first day. */
  startDate: string
  children: ReactNode
  /** It is the running one. */
  now?: boolean
  onTap?: (() => void) | undefined
}

/** One cycle in a list: its month and year at the left (visual 6, cycle). */
export const CycleFrame = ({ name, startDate, children, now = false, onTap }: Props) => (
  <Item onTap={onTap} {...(now && { className: 'gp-now' })}>
    <div className='gp-cycle'>
      <div className={name.length > LONGEST_MONTH ? 'gp-month gp-third' : 'gp-month'}>
        <div className='fw-m break'>{name}</div>
        <div className='fs-12 t3 num'>{startDate.slice(0, 4)}</div>
      </div>
      <div className='gp-cycle-body'>{children}</div>
    </div>
  </Item>
)
