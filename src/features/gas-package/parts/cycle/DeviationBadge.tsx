import { compareDecimals } from '@domain/decimal-text'
import { formatShare } from '@domain/percent'
import { Tag } from '@/ui'

/** Per cent beyond which a cycle is pointed out. */
const FAR = '15'

interface Props {
  /** (extracted − line) / line in per cent; null where there is no line. */
  rate: string | null
}

/** How far a cycle is from its line; behind it by much waits for the customer. */
export function DeviationBadge({ rate }: Props) {
  if (rate === null) return null
  const isBehind = rate.startsWith('-')
  const size = rate.replace('-', '')
  if (compareDecimals(size, '0') === 0) return <Tag tone='success'>与进度线一致</Tag>
  return (
    <Tag tone={isBehind && compareDecimals(size, FAR) >= 0 ? 'warning' : 'primary'}>
      {isBehind ? '慢于' : '快于'}进度线 {formatShare(size)}
    </Tag>
  )
}
