import { cx } from './cx'
import { layoutClass } from './layout-class'
import type { RowProps } from './props'

/** Things beside each other. */
export function Row({ gap = 8, top, grow, align, to, wrap, className, ...rest }: RowProps) {
  const own = cx('u-row', align && `u-at-${align}`, to && `u-to-${to}`, wrap && 'u-wrap')
  return <div {...rest} className={layoutClass(own, { gap, top, grow, className })} />
}
