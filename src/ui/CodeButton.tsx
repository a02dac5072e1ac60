import { cx } from './cx'
import type { CodeButtonProps } from './props'
import { useLock } from './use-lock'
import './Field.scss'

/** Slot of the SMS field; the caller counts down and sends. */
export function CodeButton({ left, text = '获取验证码', onTap }: CodeButtonProps) {
  const [busy, run] = useLock()
  const off = busy || left > 0
  return (
    <button
      type='button'
      className={cx('u-code', off && 'u-off')}
      disabled={off}
      onClick={() => {
        if (!off) run(onTap)
      }}
    >
      {left > 0 ? `${left}s后重新获取` : text}
    </button>
  )
}
