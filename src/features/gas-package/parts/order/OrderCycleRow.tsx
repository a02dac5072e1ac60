import { formatMoment } from '@domain/date-format'
import { diffDays, type DateText } from '@domain/date'
import { sharePercent } from '@domain/percent'
import { childOrderStatus, type ChildOrderState } from '@domain/statuses/gas-package'
import { formatVolume, subtractVolume } from '@domain/volume'
import { useLink, useToday } from '@/blocks'
import { Ends, Money, Progress, Status, Tag } from '@/ui'
import { CycleFrame } from '../cycle/CycleFrame'
import { boundsText } from '../cycle/CycleTable'
import { spanText, windowText } from '../../package-text'
import type { OrderCycle } from '../../types'

interface Props {
  cycle: OrderCycle
  /** With its days, bounds, window and day of payment. */
  full?: true
}

/** A cycle of an order; it leads to its child order. */
export function OrderCycleRow({ cycle, full }: Props) {
  const today = useToday()
  const open = useLink('/subPagesB/pages/gas-package/order-details-zi', { childNo: cycle.childNo })
  const note = noteOf(cycle, today)
  return (
    <CycleFrame name={cycle.name} startDate={cycle.startDate} now={cycle.state === 'EXTRACTING'} onTap={open}>
      <Ends>
        <span className='num'>
          <span className='fs-16 fw-b'>{formatVolume(cycle.lockedVolume ?? cycle.planVolume)}</span>
          {movedText(cycle) !== '' && <span className='fs-12 t3'>{` ${movedText(cycle)}`}</span>}
        </span>
        <Status status={childOrderStatus[cycle.state]} />
      </Ends>
      <Ends className='fs-12 t3 num'>
        <span className={note.tone === undefined ? 'break' : `break c-${note.tone}`}>{note.text}</span>
        <span>
          {cycle.estimated && <Tag kind='outline'>预估</Tag>} <Money value={cycle.payableAmount} />
        </span>
      </Ends>
      {cycle.state === 'EXTRACTING' && <Taken cycle={cycle} today={today} />}
      {full && (
        <div className='fs-12 t3 num mt4'>
          <div>
            {spanText(cycle)}（{cycle.days}天）
          </div>
          <div>可调范围 {boundsText(cycle)}</div>
          <div>修改窗口 {windowText(cycle, today)}</div>
          <div>付款截止 {formatMoment(cycle.payDeadline, today)}</div>
        </div>
      )}
    </CycleFrame>
  )
}

/** How much is taken, with a mark where the time stands. */
function Taken({ cycle, today }: { cycle: OrderCycle; today: DateText }) {
  const share = Number(sharePercent(cycle.extracted, cycle.total) ?? '0') / 100
  const passed = Math.min(cycle.days, Math.max(0, diffDays(cycle.startDate, today)))
  return (
    <>
      <Progress className='mt4' value={share} mark={passed / cycle.days} label={`${cycle.name}已提气量`} />
      <div className='fs-12 t3 right num'>
        {passed}/{cycle.days}天
      </div>
    </>
  )
}

/** What moved into and out of a cycle since it was locked: '− 转出 3,000 m³', '+ 转入 3,000 m³'; '' where nothing did. */
export function movedText({ lockedVolume, total }: Pick<OrderCycle, 'lockedVolume' | 'total'>): string {
  if (lockedVolume === null) return ''
  // Whole m³ move, what is measured has decimals.
  const moved = subtractVolume(total, lockedVolume).replace(/\.00$/, '')
  if (moved === '0') return ''
  return moved.startsWith('-') ? `− 转出 ${formatVolume(moved.slice(1))}` : `+ 转入 ${formatVolume(moved)}`
}

interface Note {
  text: string
  tone?: 'warning' | 'danger'
}

const OVER: readonly ChildOrderState[] = ['SETTLING', 'WAIT_SUPPLEMENT', 'SETTLED']

/** What there is to know of a cycle in its state. */
export function noteOf(cycle: OrderCycle, today: DateText): Note {
  const at = (moment: string) => formatMoment(moment, today)
  const { state } = cycle
  if (state === 'WAIT_PAY') return { text: `${at(cycle.payDeadline)} 前支付`, tone: 'warning' }
  if (state === 'OVERDUE') return { text: `${at(cycle.payDeadline)} 已截止，请尽快支付`, tone: 'danger' }
  if (state === 'EXTRACTING')
    return {
      text: `已提 ${formatVolume(cycle.extracted)} · 剩余 ${formatVolume(subtractVolume(cycle.total, cycle.extracted))}`,
    }
  if (OVER.includes(state)) return { text: `实提 ${formatVolume(cycle.extracted)}` }
  if (state === 'PLANNED' && cycle.open) return { text: `${at(cycle.editCloseAt)} 前可修改`, tone: 'warning' }
  if (state === 'PLANNED') return { text: `${at(cycle.editOpenAt)} 起可修改` }
  return { text: spanText(cycle) }
}
