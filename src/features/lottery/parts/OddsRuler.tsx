import { WHOLE } from '@domain/draw/lottery'
import { grouped } from '@domain/decimal-text'
import type { Prize } from '../types'
import { bandOf } from './bands'
import './lottery.scss'

const percent = (parts: number): string => `${(parts / WHOLE) * 100}%`
/** Where the words above the mark stay inside of the card. */
const inside = (roll: number): string => `${Math.min(88, Math.max(12, (roll / WHOLE) * 100))}%`

/** The prizes as intervals from 0 to 1,000,000, and where the roll fell. */
export function OddsRuler({ prizes, roll }: { prizes: readonly Prize[]; roll: number }) {
  return (
    <div className='lt-ruler mt12' role='img' aria-label={`点数 ${grouped(String(roll))}`}>
      <div className='lt-mark-text fs-15 fw-b num' style={{ left: inside(roll) }}>
        {grouped(String(roll))}
      </div>
      <div className='lt-mark' style={{ left: percent(roll) }} />
      <div className='lt-bands'>
        {prizes.map((prize, index) => (
          <div
            key={prize.prizeId}
            className={`lt-band-${bandOf(prize, index)}`}
            style={{ width: percent(prize.weight) }}
          />
        ))}
      </div>
      <div className='lt-ends fs-11 t3 num mt8'>
        <span>0</span>
        <span>{grouped(String(WHOLE))}</span>
      </div>
    </div>
  )
}
