import { cx } from './cx'
import { layoutClass } from './layout-class'
import type { StackProps } from './props'

/** Things below each other at one distance. */
export function Stack({ gap, top, grow, align, className, ...rest }: StackProps) {
  const own = cx('u-stack', align && `u-at-${align}`)
  return <div {...rest} className={layoutClass(own, { gap, top, grow, className })} />
}
