import { SectionCard } from '@/ui'
import { kindsText, leftText, oddsText, worthText } from '../lottery-text'
import type { Prize } from '../types'
import { bandOf } from './bands'
import './lottery.scss'

/** 奖品与概率 (E-L-02): every prize with its value, its probability and what is left. */
export function PrizeTable({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <SectionCard title='奖品与概率' extra={<span className='fs-12 t3'>{kindsText(prizes)}</span>}>
      <div role='table' aria-label='奖品与概率'>
        <div className='lt-prize fs-12 t3' role='row'>
          <span />
          <span role='columnheader'>奖品</span>
          <span className='lt-prize-end' role='columnheader'>
            概率
          </span>
          <span className='lt-prize-end' role='columnheader'>
            剩余
          </span>
        </div>
        {prizes.map((prize, index) => (
          <div className='lt-prize fs-15' role='row' key={prize.prizeId}>
            <span className={`lt-dot lt-band-${bandOf(prize, index)}`} aria-hidden='true' />
            <span className='break' role='cell'>
              {prize.name}
              {prize.service !== null && <div className='fs-12 t3 num'>{worthText(prize)}</div>}
            </span>
            <span className='lt-prize-end num fw-m' role='cell'>
              {oddsText(prize.weight)}
            </span>
            <span className='lt-prize-end num t3' role='cell'>
              {leftText(prize)}
            </span>
          </div>
        ))}
      </div>
    </SectionCard>
  )
}
