import { formatPrice } from '@domain/price'
import { seasons } from '@domain/statuses/names'

interface Props {
  notice: {
    docNo: string
    title: string
    season: keyof typeof seasons | null
    effectiveFrom: string
    effectiveTo: string | null
    price: string
  }
  /** What else is to be said of it. */
  facts?: readonly string[]
}

/** A price notice, or a contract: its title, number, days and base price. */
export function PriceNotice({ notice, facts = [] }: Props) {
  const { docNo, title, season, effectiveFrom, effectiveTo, price } = notice
  const parts = [
    ...(season === null ? [] : [seasons[season]]),
    `${effectiveFrom} 起${effectiveTo === null ? '' : `至 ${effectiveTo}`}`,
    `基准价 ${formatPrice(price)}`,
    ...facts,
  ]
  return (
    <div className='sunken mt8 fs-13'>
      <div className='fw-m t1 break'>{title}</div>
      <div className='t2 break'>{docNo}</div>
      <div className='t3 num'>{parts.join(' · ')}</div>
    </div>
  )
}
