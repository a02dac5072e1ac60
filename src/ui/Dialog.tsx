import { cx } from './cx'
import { useFocusTrap } from './focus'
import { Layer } from './Layer'
import { clauses } from './NoticeBar'
import type { DialogProps } from './props'
import { Spinner } from './Spinner'
import { stopMove } from './stop-move'
import { useLock } from './use-lock'
import './Dialog.scss'

/** Above three lines the text stands left (visual 6); a line holds about 17 characters. */
const LONG = 51

interface Props extends DialogProps {
  /** Left-aligned content such as a field. */
  wide?: boolean
}

/** Title 提示, text buttons 取消 and 确定 in the fixed colours; 311 wide. */
export function Dialog(props: Props) {
  const { open, title = '提示', children, onCancel, onConfirm } = props
  const [busy, run] = useLock()
  const cancel = () => {
    if (!busy) onCancel?.()
  }
  const trap = useFocusTrap(cancel)
  if (!open) return null
  const left = props.wide || (typeof children === 'string' && children.length > LONG)
  return (
    <Layer>
      <div className='u-dialog-at' {...stopMove}>
        <div
          className='u-dialog'
          ref={trap.ref}
          tabIndex={-1}
          role='dialog'
          aria-modal='true'
          aria-label={title}
          onKeyDown={trap.onKeyDown}
        >
          <div className='u-dialog-title'>{title}</div>
          <div className={cx('u-dialog-text', left && 'u-dialog-left')}>{left ? children : clauses(children)}</div>
          <DialogFoot {...props} busy={busy} onCancel={cancel} onConfirm={() => run(onConfirm)} />
        </div>
      </div>
    </Layer>
  )
}

function DialogFoot(props: DialogProps & { busy: boolean }) {
  const { cancelText = '取消', confirmText = '确定', danger, confirmDisabled, busy, onCancel, onConfirm } = props
  const off = confirmDisabled || busy
  const tone = danger ? 'u-dialog-danger' : 'u-dialog-confirm'
  return (
    <div className='u-dialog-foot'>
      {cancelText !== null && (
        <button type='button' className='u-dialog-btn u-dialog-cancel' onClick={onCancel}>
          {cancelText}
        </button>
      )}
      <button
        type='button'
        className={cx('u-dialog-btn', tone, off && 'u-off', confirmDisabled && 'u-dialog-off')}
        disabled={off}
        onClick={() => {
          if (!off) void onConfirm()
        }}
      >
        {busy ? <Spinner /> : confirmText}
      </button>
    </div>
  )
}
