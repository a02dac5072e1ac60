import { OutboxCard } from '@/shared/outbox'
import { NoticeBar } from '@/ui'
import type { CheckItem } from './types'
import './predict.scss'

interface BannerProps {
  text: string
  items: readonly CheckItem[]
}

/** What stands against a declaration (P-07): in the page, as its calls say nothing by themselves; and what waits for a network (Y-08). */
export const CheckBanner = (banner: BannerProps) => (
  <>
    <Against {...banner} />
    <OutboxCard of='predict POST /addPredictionGas' />
  </>
)

function Against({ text, items }: BannerProps) {
  if (text === '' && items.length === 0) return null
  return (
    <NoticeBar tone='danger'>
      <div role='alert'>
        {text}
        {items.length > 0 && <CheckList items={items} />}
      </div>
    </NoticeBar>
  )
}

export const CheckList = ({ items }: { items: readonly CheckItem[] }) => (
  <ul className='gpl-items'>
    {items.map(({ code, message, dates }) => (
      <li key={`${code}${message}${dates?.[0] ?? ''}`} className='fs-13'>
        {message}
        {dates !== undefined &&
          dates.length > 0 &&
          `（${dates.slice(0, 3).join('、')}${dates.length > 3 ? '等' : ''}）`}
      </li>
    ))}
  </ul>
)
