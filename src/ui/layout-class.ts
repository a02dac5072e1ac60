import { cx } from './cx'
import type { LayoutProps } from './props'

type Parts = Pick<LayoutProps, 'gap' | 'top' | 'grow' | 'className'>

/** Classes of src/styles/utilities.scss for the spacing of a layout part; the caller's own come last. */
export const layoutClass = (own: string, { gap, top, grow, className }: Parts): string =>
  cx(own, gap ? `u-g${gap}` : undefined, top ? `mt${top}` : undefined, grow && 'grow', className)
