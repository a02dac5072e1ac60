import { cx } from './cx'
import { useFocusTrap } from './focus'
import { Layer } from './Layer'
import type { SheetProps } from './props'
import { stopMove } from './stop-move'
import './Sheet.scss'

/** Rises from below, at most 80 % high; the content scrolls. A tap on the mask closes unless the content was changed. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, children, cancelText = '取消', confirmText, onConfirm, footer } = props
  const trap = useFocusTrap(onClose)
  if (!open) return null
  return (
    <Layer>
      <div className='u-sheet-at'>
        <div className='u-mask' aria-hidden='true' {...stopMove} onClick={props.dirty ? undefined : onClose} />
        <div
          className='u-sheet'
          ref={trap.ref}
          tabIndex={-1}
          role='dialog'
          aria-modal='true'
          aria-label={title}
          onKeyDown={trap.onKeyDown}
        >
          {title === undefined ? (
            <div className='u-sheet-grip' aria-hidden='true' />
          ) : (
            <div className='u-sheet-head'>
              <button type='button' className='u-sheet-side u-sheet-cancel' onClick={onClose}>
                {cancelText}
              </button>
              <h2 className='u-sheet-title'>{title}</h2>
              {confirmText && onConfirm ? (
                <button
                  type='button'
                  className={cx('u-sheet-side u-sheet-confirm', props.confirmDisabled && 'u-off')}
                  disabled={props.confirmDisabled}
                  onClick={onConfirm}
                >
                  {confirmText}
                </button>
              ) : (
                <div className='u-sheet-side' />
              )}
            </div>
          )}
          <div className='u-sheet-body'>{children}</div>
          {footer && <div className='u-sheet-foot'>{footer}</div>}
        </div>
      </div>
    </Layer>
  )
}
