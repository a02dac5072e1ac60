import { cx } from './cx'
import type { FactProps } from './props'

/** One fact: what it is, small, above its value, or what there is to say about it below. */
export function Fact({ label, value, note, big, grow, className, style }: FactProps) {
  return (
    <div className={cx(grow && 'grow', className)} style={style}>
      {label !== undefined && <div className='fs-12 t3 break'>{label}</div>}
      <div className={big ? 'fs-17 fw-b break num' : 'fs-15 fw-m break'}>{value}</div>
      {note !== undefined && <div className='fs-12 t3 break'>{note}</div>}
    </div>
  )
}
