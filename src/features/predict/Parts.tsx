import { useState } from 'react'
import { weekday } from '@domain/day'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { formatVolumeNumber } from '@domain/volume'
import { Ends, VolumeInput } from '@/ui'
import './predict.scss'

interface Props {
  planType: 'YEAR' | 'MONTH'
  items: readonly PlanItem[]
  total: string
  /** First part that may change; all of them without it. */
  openFrom?: string | null
  /** Absent: they are only shown. */
  onChange?: (items: readonly PlanItem[]) => void
}

/** Months of a year as rows, days of a month as a calendar that begins on Monday. */
export function Parts({ planType, items, total, openFrom = null, onChange }: Props) {
  const sum = sumItems(items.map(({ volume }) => ({ volume: volume || '0' })))
  return (
    <div className='mt12'>
      {planType === 'MONTH' ? (
        <Days {...{ items, openFrom, onChange }} />
      ) : (
        <Months items={items} onChange={onChange} />
      )}
      <Ends className='fs-13 t2 num mt12'>
        <span>合计 {formatVolumeNumber(sum)} m³</span>
        <span className={sum === (total || '0') ? 'c-success' : 'c-danger'}>
          {sum === (total || '0')
            ? '与申报量一致'
            : `差额 ${formatVolumeNumber(String(Number(sum) - Number(total || '0')))} m³`}
        </span>
      </Ends>
    </div>
  )
}

type PartsProps = { items: readonly PlanItem[]; onChange: Props['onChange'] }

const changed = (items: readonly PlanItem[], period: string, volume: string): PlanItem[] =>
  items.map((one) => (one.period === period ? { period, volume } : one))

const Months = ({ items, onChange }: PartsProps) => (
  <>
    {items.map(({ period, volume }) =>
      onChange ? (
        <div key={period} className='gpl-row'>
          <div className='gpl-when fs-15'>{Number(period.slice(5))}月</div>
          <div className='gpl-value'>
            <VolumeInput
              label={`${Number(period.slice(5))}月`}
              value={volume}
              onChange={(next) => onChange(changed(items, period, next))}
            />
          </div>
        </div>
      ) : (
        <Ends key={period} className='fs-14 num mt8'>
          <span className='t2'>{Number(period.slice(5))}月</span>
          <span>{formatVolumeNumber(volume || '0')} m³</span>
        </Ends>
      ),
    )}
  </>
)

/** The days of the week over a calendar that begins on Monday. */
export const WeekHead = () => (
  <>
    {['一', '二', '三', '四', '五', '六', '日'].map((name) => (
      <div key={name} className='fs-12 t3 gpl-head'>
        {name}
      </div>
    ))}
  </>
)

function Days({ items, openFrom, onChange }: PartsProps & { openFrom: string | null }) {
  const [chosen, choose] = useState<string | null>(null)
  const first = items[0]
  const day = items.find(({ period }) => period === chosen)
  return (
    <>
      <div className='gpl-days'>
        <WeekHead />
        {Array.from({ length: first ? weekday(first.period) - 1 : 0 }, (_, n) => (
          <div key={n} className='gpl-day gpl-day-empty' />
        ))}
        {items.map(({ period, volume }) => {
          const text = (
            <>
              <div className='fs-12 t3 num'>{Number(period.slice(8))}</div>
              <div className='fs-12 num'>{formatVolumeNumber(volume || '0')}</div>
            </>
          )
          return onChange && (openFrom === null || period >= openFrom) ? (
            <button
              key={period}
              type='button'
              className={period === chosen ? 'gpl-day gpl-chosen' : 'gpl-day'}
              onClick={() => choose(period)}
            >
              {text}
            </button>
          ) : (
            <div key={period} className='gpl-day'>
              {text}
            </div>
          )
        })}
      </div>
      {onChange && day && (
        <div className='mt12'>
          <div className='fs-13 t2 num mb12'>{day.period} 计划</div>
          <VolumeInput
            label={`${day.period.slice(5)}计划`}
            value={day.volume}
            onChange={(next) => onChange(changed(items, day.period, next))}
          />
        </div>
      )}
    </>
  )
}
