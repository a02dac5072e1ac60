import { useState } from 'react'
import { formatMonth } from '@domain/date-format'
import { useLink, useLinks } from '@/blocks'
import { Button, Card, Cell, Empty, Ends, Item, Row } from '@/ui'
import { leftText, toneOf } from '../record-text'
import { CalendarSheet } from './CalendarSheet'
import { AHEAD, endsByMonth, URGENT, type MonthOfEnds } from './months'
import type { Overview } from './MyRecordView'
import './overview.scss'

type Expiry = Overview['expiring'][number]

/** Rows that are shown before the rest is asked for. */
const FIRST = 5

const LEGEND = [
  ['ro-dot ro-dot-danger', `逾期或 ${URGENT} 天内`],
  ['ro-dot ro-dot-warning', `${AHEAD} 天内`],
  ['ro-dot', '以后'],
] as const

/** Y-17: one list of everything that ends, with the months ahead, and its calendar. */
export function Endings({ of: data, onChanged }: { of: Overview; onChanged: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const { expiring, asOfDay } = data
  const due = expiring.filter(({ daysLeft }) => daysLeft <= AHEAD).length
  const rows = isOpen ? expiring : expiring.slice(0, FIRST)
  return (
    <Card label='到期事项'>
      <Ends>
        <span className='fs-14 t2'>{AHEAD} 天内要办</span>
        <span className='fs-12 t3 num'>截至 {asOfDay}</span>
      </Ends>
      <div className='num mt4'>
        <span className='fs-24 fw-b'>{due}</span>
        <span className='fs-14 t2'> 项</span>
      </div>
      <Months of={endsByMonth(expiring, asOfDay)} />
      {expiring.length > 0 && <Legend />}
      {expiring.length === 0 && <Empty small text='暂无到期事项' />}
      <div className='to-edge'>
        {rows.map((one) => (
          <EndRow key={one.type + one.bizId} of={one} year={asOfDay.slice(0, 4)} />
        ))}
      </div>
      {expiring.length > FIRST && (
        <Row to='centre' top={8}>
          <Button kind='text' size='small' onTap={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : `查看全部 ${expiring.length} 项`}
          </Button>
        </Row>
      )}
      <div className='to-edge'>
        <Calendar of={data} onChanged={onChanged} />
      </div>
    </Card>
  )
}

function Months({ of: months }: { of: readonly MonthOfEnds[] }) {
  const words = months
    .filter(({ urgent, soon, later }) => urgent + soon + later > 0)
    .map(({ month, urgent, soon, later }) => `${formatMonth(month)}${urgent + soon + later}项`)
  return (
    <div role='img' aria-label={words.length === 0 ? '未来12个月没有到期事项' : `未来12个月：${words.join('，')}`}>
      <div className='ro-months' aria-hidden>
        {months.map(({ month, urgent, soon, later }) => (
          <div key={month} className='ro-month'>
            {few(later).map((at) => (
              <div key={`later${at}`} className='ro-dot' />
            ))}
            {few(soon).map((at) => (
              <div key={`soon${at}`} className='ro-dot ro-dot-warning' />
            ))}
            {few(urgent).map((at) => (
              <div key={`urgent${at}`} className='ro-dot ro-dot-danger' />
            ))}
            <span className='fs-12 t3 num'>{Number(month.slice(5))}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** What the colours of the months mean. */
const Legend = () => (
  <Row wrap gap={12} top={4} className='fs-12 t3'>
    {LEGEND.map(([tone, text]) => (
      <Row key={text} gap={4}>
        <div className={tone} aria-hidden />
        {text}
      </Row>
    ))}
  </Row>
)

/** At most three of a colour: the list has the number. */
const few = (count: number): number[] => Array.from({ length: Math.min(3, count) }, (_, at) => at)

function EndRow({ of: one, year }: { of: Expiry; year: string }) {
  const links = useLinks()
  const open = links(one.route)
  const isAlarm = one.type === 'ALARM' && one.validity === 'OVERDUE'
  const ticket = useLink('/subPages/customer-service/add', {
    ticketType: 'REPAIR',
    subtype: 'ALARM_FAULT',
    desc: `${one.title}${one.note}已于${one.dueDate}到期，请安排检定或更换`,
  })
  return (
    <div>
      <Item onTap={open}>
        <div className='ro-line'>
          <div className='ro-date num'>
            <div className={`fs-16 fw-m ${toneOf(one.validity)}`}>{one.dueDate.slice(5)}</div>
            <div className='fs-12 t3'>
              {one.dueDate.startsWith(year) ? leftText(one.daysLeft) : one.dueDate.slice(0, 4)}
            </div>
          </div>
          <div className='ro-grow'>
            <div className='fs-15 break'>{one.title}</div>
            <div className='fs-12 t3 break'>{one.note}</div>
          </div>
        </div>
      </Item>
      {isAlarm && ticket && (
        <Row to='end' className='gutter'>
          <Button size='small' label={`约检定：${one.title}`} onTap={ticket}>
            约检定
          </Button>
        </Row>
      )}
    </div>
  )
}

function Calendar({ of: { calendar }, onChanged }: { of: Overview; onChanged: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Cell
        icon='calendar'
        title='订阅到手机日历'
        subtitle='到期前 60、30、7 天提醒，链接可随时作废'
        value={calendar === null ? '' : '已生成'}
        onTap={() => setOpen(true)}
      />
      {isOpen && <CalendarSheet calendar={calendar} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  )
}
