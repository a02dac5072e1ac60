import { layoutClass } from './layout-class'
import type { LayoutProps } from './props'

/** The two ends of a line: a name and its amount, a note and its state. The second goes below where both do not fit. */
export function Ends({ gap = 8, top, grow, className, ...rest }: LayoutProps) {
  return <div {...rest} className={layoutClass('u-ends', { gap, top, grow, className })} />
}
