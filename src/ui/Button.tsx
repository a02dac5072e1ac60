import type { ButtonProps } from './props'
import { buttonClass } from './button-class'
import { cx } from './cx'
import { Icon } from './Icon'
import { Spinner } from './Spinner'
import { useLock } from './use-lock'
import './Button.scss'

export function Button(props: ButtonProps) {
  const { children, size = 'xlarge', disabled, icon, label, onTap, className, style } = props
  const [busy, run] = useLock()
  const loading = props.loading || busy
  const off = disabled || loading
  return (
    <button
      type='button'
      className={cx(buttonClass(props), off && 'u-off', disabled && !loading && 'u-btn-off', className)}
      style={style}
      disabled={off}
      aria-busy={loading || undefined}
      aria-label={label}
      onClick={() => {
        if (!off && onTap) run(onTap)
      }}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 18 : 20} />}
      <span>{loading ? (props.loadingText ?? children) : children}</span>
    </button>
  )
}
