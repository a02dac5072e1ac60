import type { StatusProps } from './props'
import { Tag } from './Tag'

/** Word and tone come from the product's state tables; an unknown state shows nothing rather than a guess. */
export function Status({ status, className, style }: StatusProps) {
  if (!status) return null
  return (
    <Tag tone={status.tone} dot={status.dot} className={className} style={style}>
      {status.label}
    </Tag>
  )
}
