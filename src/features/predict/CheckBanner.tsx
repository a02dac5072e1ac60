import { NoticeBar } from '@/ui'
import type { CheckItem } from './types'
import './predict.scss'

/** What stands against a declaration (P-07): in the page, as its calls say nothing by themselves. */
export function CheckBanner({ text, items }: { text: string; items: readonly CheckItem[] }) {
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
