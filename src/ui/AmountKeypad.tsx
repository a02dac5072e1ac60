import { cx } from './cx'
import { Icon } from './Icon'
import type { Key } from './keypad'
import { Layer } from './Layer'
import type { AmountKeypadProps } from './props'
import { usePress } from './use-press'
import './AmountKeypad.scss'

const DIGITS: readonly Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Own keys instead of the system's keyboard (place-order). */
export function AmountKeypad(props: AmountKeypadProps) {
  const { open, value, onChange, onConfirm, onClose, decimals = 2, integers = 8 } = props
  const press = usePress(value, { decimals, integers }, onChange)
  if (!open) return null
  const last: readonly Key[] = decimals > 0 ? ['.', '0', '00'] : ['0', '00']
  return (
    <Layer>
      <div className='u-pad' role='group' aria-label='数字键盘'>
        {onClose && (
          <div className='u-pad-head'>
            <button type='button' className='u-pad-hide' aria-label='收起键盘' onClick={onClose}>
              <Icon name='down' size={20} />
            </button>
          </div>
        )}
        <div className='u-pad-in num'>
          <div className='u-pad-keys'>
            {[...DIGITS, ...last].map((key) => (
              <button
                key={key}
                type='button'
                className={cx('u-key', decimals === 0 && key === '0' && 'u-key-wide')}
                aria-label={key === '.' ? '小数点' : key}
                onClick={() => press(key)}
              >
                {key}
              </button>
            ))}
          </div>
          <div className='u-pad-side'>
            <button type='button' className='u-key u-key-tall' aria-label='删除' onClick={() => press('back')}>
              <Icon name='backspace' />
            </button>
            <button type='button' className='u-key u-key-tall u-key-ok' onClick={onConfirm}>
              确定
            </button>
          </div>
        </div>
      </div>
    </Layer>
  )
}
