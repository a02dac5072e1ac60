import { decimal } from '@domain/decimal'
import { isNegativeMoney, isPositiveMoney } from '@domain/money'
import { SectionCard } from '@/ui'
import { differenceText } from '../elective-text'
import type { BackTest, Option } from '../types'
import './square.scss'

interface Props {
  tested: BackTest
  option: Option | undefined
}

/** 逐月比不选多付少付: one bar a month, to the left what would have been saved, to the right what would have been paid more. */
export function MonthsCard({ tested, option }: Props) {
  const months = tested.options.find(({ optionId }) => optionId === option?.optionId)?.months ?? []
  if (!option || months.length === 0) return null
  const most = months
    .map(({ difference }) => decimal(difference).abs())
    .reduce((a, b) => (b.gt(a) ? b : a), decimal('0.01'))
  return (
    <SectionCard title={`${option.name}：逐月比不选`} extra='单位 元'>
      <div className='eq-months'>
        {months.map(({ month, difference, price, shortFee }) => {
          const share = `${decimal(difference).abs().div(most).times(100).toFixed(1)}%`
          return (
            <div key={month} className='eq-month'>
              <span className='fs-12 t3 num'>{month}</span>
              <div className='eq-side eq-side-left' aria-hidden='true'>
                {isNegativeMoney(difference) && <div className='eq-bar eq-bar-less' style={{ width: share }} />}
              </div>
              <div className='eq-side' aria-hidden='true'>
                {isPositiveMoney(difference) && <div className='eq-bar eq-bar-more' style={{ width: share }} />}
              </div>
              <span className='eq-month-text fs-12 num'>
                {price === null ? '指数未公布' : differenceText(difference)}
                {isPositiveMoney(shortFee) && ' *'}
              </span>
            </div>
          )
        })}
      </div>
      {months.some(({ shortFee }) => isPositiveMoney(shortFee)) && <div className='fs-12 t3 mt8'>* 含少用费</div>}
    </SectionCard>
  )
}
