import { useSyncExternalStore, type ReactNode } from 'react'
import type { ButtonProps } from './props'
import { buttonClass } from './button-class'
import { cx } from './cx'
import { feedbackState, subscribe } from './feedback'
import { Icon } from './Icon'
import { Spinner } from './Spinner'
import { useLock } from './use-lock'
import './Button.scss'

/** Characters: a longer text takes a second line where there is no room for it; a shorter one stays on one. */
const LONG = 12

const isLong = (children: ReactNode): boolean => typeof children === 'string' && children.length > LONG

/** Does a question stand before the page? */
const useIsAsking = (): boolean => useSyncExternalStore(subscribe, isAsking, isAsking)
const isAsking = (): boolean => feedbackState().dialogs.length > 0

export function Button(props: ButtonProps) {
  const { children, size = 'xlarge', disabled, icon, label, onTap, className, style } = props
  const [busy, run] = useLock()
  const locked = props.loading || busy
  const isAsking = useIsAsking()
  // Behind a question nothing runs: the button waits for the answer, locked.
  const loading = locked && !isAsking
  const off = disabled || locked
  return (
    <button
      type='button'
      className={cx(
        buttonClass(props),
        isLong(children) && 'u-btn-long',
        off && 'u-off',
        disabled && !locked && 'u-btn-off',
        className,
      )}
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
