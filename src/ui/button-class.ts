import { cx } from './cx'
import type { ButtonProps } from './props'

/** The classes of a button's look: for `Button` and for WeChat's own buttons (open types), which must look the same. */
export const buttonClass = ({
  kind = 'filled',
  size = 'xlarge',
  danger,
  block,
}: Pick<ButtonProps, 'kind' | 'size' | 'danger' | 'block'>): string =>
  cx('u-btn', `u-btn-${kind}`, `u-btn-${size}`, danger && 'u-btn-danger', block && 'u-btn-block')
