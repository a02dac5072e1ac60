import { cx } from './cx'
import { useFocusTrap } from './focus'
import { Layer } from './Layer'
import type { ActionSheetProps } from './props'
import { stopMove } from './stop-move'
import './Sheet.scss'

/** Rows of 56, the destructive one last, 取消 apart. */
export function ActionSheet({ open, title, items, active, onChoose, onClose }: ActionSheetProps) {
  const trap = useFocusTrap(onClose)
  if (!open) return null
  return (
    <Layer>
      <div className='u-sheet-at'>
        <div className='u-mask' aria-hidden='true' {...stopMove} onClick={onClose} />
        <div
          className='u-sheet u-actions'
          ref={trap.ref}
          tabIndex={-1}
          role='dialog'
          aria-modal='true'
          aria-label={title}
          onKeyDown={trap.onKeyDown}
        >
          <div className='u-actions-body'>
            {title && <div className='u-action-title'>{title}</div>}
            {items.map((item) => (
              <button
                key={item.key}
                type='button'
                className={cx(
                  'u-action',
                  item.danger && 'u-action-danger',
                  item.disabled && 'u-off',
                  item.key === active && 'u-action-on',
                )}
                disabled={item.disabled}
                aria-current={item.key === active ? 'true' : undefined}
                onClick={() => onChoose(item.key)}
              >
                {item.text}
                {item.note && <div className='u-action-note'>{item.note}</div>}
              </button>
            ))}
          </div>
          <button type='button' className='u-action u-action-cancel' onClick={onClose}>
            取消
          </button>
        </div>
      </div>
    </Layer>
  )
}
