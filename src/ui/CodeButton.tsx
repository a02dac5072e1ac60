import { cx } from './cx'
import type { CodeButtonProps } from './props'
import { useLock } from './use-lock'
import './Field.scss'

const waitingText = (left: number): string => `${left}s后重新获取`

/** Slot of the SMS field; the caller counts down and sends. */
export function CodeButton({ left, text = '获取验证码', waiting = waitingText, disabled, onTap }: CodeButtonProps) {
  const [busy, run] = useLock()
  const off = disabled || busy || left > 0
  return (
    <button
      type='button'
      className={cx('u-code', off && 'u-off')}
      disabled={off}
      onClick={() => {
        if (!off) run(onTap)
      }}
    >
      {left > 0 ? waiting(left) : text}
    </button>
  )
}
