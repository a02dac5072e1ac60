import { useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import { decimal } from '@domain/decimal'
import { grouped } from '@domain/decimal-text'
import { rectOf } from '@/platform/measure'
import { Field } from '@/ui'
import { moved, volumeAt, whole } from './months'
import './frame.scss'

interface Props {
  months: readonly string[]
  trailing: readonly string[]
  /** What each month will be between, four times of five. */
  ranges?: readonly { low: string; high: string }[] | undefined
  isEditable: boolean
  onChange: (months: readonly string[]) => void
}

/** Of the largest month: so far a month can be dragged. */
const ROOM = '1.5'
/** px that a finger moves before it is known whether it drags the bar or scrolls the page. */
const STILL = 8
/** Of the whole width, that a key moves. */
const KEY = { ArrowRight: 0.02, ArrowLeft: -0.02 }

/** Twelve months: the plan over the range that is expected, above what was used. A month is typed, or dragged with the sum locked. */
export function MonthBars({ months, trailing, ranges, isEditable, onChange }: Props) {
  const [full] = useState(() =>
    [...months, ...trailing, ...(ranges ?? []).map(({ high }) => high)]
      .map(whole)
      .reduce((a, b) => (b.gt(a) ? b : a), decimal('0'))
      .times(ROOM),
  )
  const most = full.gt('0') ? full : decimal('1')
  const shareOf = (text = '0') => Math.min(1, Number(whole(text).div(most).toFixed(3)))
  const width = (text?: string) => `${(shareOf(text) * 100).toFixed(1)}%`
  const type = (index: number, text: string) => onChange(months.map((one, at) => (at === index ? text : one)))
  return (
    <div>
      {months.map((volume, index) => (
        <div key={index} className='fb-row'>
          <div className='fb-name'>{index + 1}月</div>
          <Track
            id={`fb-month-${index + 1}`}
            label={`${index + 1}月，其他月份随之增减`}
            share={shareOf(volume)}
            months={months}
            onShare={isEditable ? (share, before) => onChange(moved(before, index, volumeAt(share, most))) : undefined}
          >
            <Range of={ranges?.[index]} shareOf={shareOf} />
            <div className='fb-bar' style={{ width: width(volume) }} />
            <div className='fb-was' style={{ width: width(trailing[index]) }} />
          </Track>
          {isEditable ? (
            <div className='fb-box'>
              <Field
                kind='digits'
                label={`${index + 1}月 m³`}
                name={`m${index + 1}`}
                maxLength={9}
                value={volume}
                onChange={(text) => type(index, text)}
                underlined
              />
            </div>
          ) : (
            <span className='num fs-14'>{grouped(volume)}</span>
          )}
        </div>
      ))}
    </div>
  )
}

interface RangeProps {
  of: { low: string; high: string } | undefined
  shareOf: (volume: string) => number
}

function Range({ of, shareOf }: RangeProps) {
  if (of === undefined) return null
  const [left, right] = [shareOf(of.low), shareOf(of.high)].map((share) => share * 100) as [number, number]
  return <div className='fb-range' style={{ left: `${left.toFixed(1)}%`, width: `${(right - left).toFixed(1)}%` }} />
}

interface TrackProps {
  id: string
  label: string
  /** 0 to 1 of the whole width. */
  share: number
  months: readonly string[]
  /** `before`: the months when the finger came down, so that a drag there and back changes nothing. */
  onShare: ((share: number, before: readonly string[]) => void) | undefined
  children: ReactNode
}

function Track({ id, label, share, months, onShare, children }: TrackProps) {
  const drag = useRef<{ x: number; y: number; before: readonly string[]; isAlong: boolean | null } | null>(null)
  if (!onShare) return <div className='fb-bars'>{children}</div>
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    drag.current = touch ? { x: touch.clientX, y: touch.clientY, before: months, isAlong: null } : null
  }
  const move = ({ touches }: TouchEvent) => {
    const [touch, now] = [touches[0], drag.current]
    if (!touch || !now) return
    const [right, down] = [Math.abs(touch.clientX - now.x), Math.abs(touch.clientY - now.y)]
    if (now.isAlong === null && Math.max(right, down) > STILL) now.isAlong = right > down
    if (now.isAlong !== true) return
    void rectOf(id).then(({ left, width }) => {
      if (width > 0) onShare(Math.min(1, Math.max(0, (touch.clientX - left) / width)), now.before)
    })
  }
  const press = ({ key }: KeyboardEvent) => {
    const by = KEY[key as keyof typeof KEY]
    if (by !== undefined) onShare(Math.min(1, Math.max(0, share + by)), months)
  }
  return (
    <div
      id={id}
      className='fb-bars fb-drag'
      role='slider'
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      onTouchStart={begin}
      onTouchMove={move}
      onKeyDown={press}
    >
      {children}
      <div className='fb-knob' style={{ left: `${(share * 100).toFixed(1)}%` }} />
    </div>
  )
}
