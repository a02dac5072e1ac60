import { formatPriceNumber } from '@domain/price'
import { cx } from '../cx'
import { layoutTiers, type TierPart } from './tiers'
import type { TierBarProps } from './types'
import './Chart.scss'

const percent = (share: number): string => `${share * 100}%`

/** Where the year's sum is between the tiers, and their prices. */
export function TierBar({ tiers, used, after, markText, below = 'edges', summary }: TierBarProps) {
  const { parts, mark } = layoutTiers(tiers, used, after)
  const word = { left: percent(mark), transform: `translateX(${percent(-mark)})` }
  return (
    <div className='u-tiers num' role='img' aria-label={summary}>
      {markText && (
        <div className='u-tiers-mark'>
          <div className='u-tiers-word' style={word}>
            {markText}
          </div>
        </div>
      )}
      <div className='u-tiers-bar'>
        {parts.map((part, index) => (
          <Segment
            key={part.name}
            part={part}
            index={index}
            last={index === parts.length - 1}
            buying={after !== undefined}
          />
        ))}
        {markText && <div className='u-tiers-line' style={{ left: percent(mark) }} />}
      </div>
      {below === 'edges' ? <Edges parts={parts} /> : <Prices parts={parts} />}
    </div>
  )
}

/** While buying, what was used before is quiet and what is added stands out. */
function Segment({ part, index, last, buying }: { part: TierPart; index: number; last: boolean; buying: boolean }) {
  const tone = `u-tiers-${Math.min(index + 1, 3)}`
  return (
    <div className={cx('u-tiers-seg', last && 'u-tiers-seg-last')}>
      {part.used > 0 && (
        <div
          className={cx('u-tiers-fill', buying ? 'u-tiers-quiet' : tone)}
          style={{ left: 0, width: percent(part.used) }}
        />
      )}
      {part.added > 0 && (
        <div className='u-tiers-fill u-tiers-new' style={{ left: percent(part.used), width: percent(part.added) }} />
      )}
    </div>
  )
}

interface PartsProps {
  parts: readonly TierPart[]
}

function Edges({ parts }: PartsProps) {
  return (
    <div className='u-tiers-edges'>
      {parts.map(({ name, edge }) => (
        <div key={name} className='u-tiers-edge'>
          {edge}
        </div>
      ))}
    </div>
  )
}

function Prices({ parts }: PartsProps) {
  return (
    <div className='u-tiers-edges u-tiers-prices'>
      {parts.map(({ name, price, current }) => (
        <div key={name} className={cx('u-tiers-edge', current && 'u-tiers-now')}>
          {name}
          <div className='u-tiers-price'>{formatPriceNumber(price)}</div>
        </div>
      ))}
    </div>
  )
}
