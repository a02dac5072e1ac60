import { cx } from './cx'
import { Icon } from './Icon'
import { keyOf, typedText } from './keypad'
import type { AmountFieldProps } from './props'
import { usePress } from './use-press'
import './AmountField.scss'

/** Without keys of its own. */
const UNTYPED = { decimals: 0, integers: 0 }
const ignore = () => undefined

/** Shows what the keypad types: 40 px, with a caret, without a native input. */
export function AmountField(props: AmountFieldProps) {
  const { value, placeholder, focused, onFocus, onClear, sign, unit, label, typing, className, style } = props
  const press = usePress(value, typing ?? UNTYPED, typing?.onChange ?? ignore)
  return (
    <div className={cx('u-amount', focused && 'u-amount-on', lengthClass(typedText(value)), className)} style={style}>
      <button
        type='button'
        className='u-amount-tap'
        aria-label={`${label}，${value === '' ? placeholder : `${typedText(value)}${unit ?? '元'}`}`}
        onClick={onFocus}
        onKeyDown={({ key }) => {
          const pressed = keyOf(key)
          if (typing && pressed) press(pressed)
        }}
      >
        {sign && <div className='u-amount-sign'>{sign}</div>}
        {value === '' ? (
          <>
            {focused && <div className='u-amount-caret' />}
            <div className='u-amount-empty'>{placeholder}</div>
          </>
        ) : (
          <>
            <div className='u-amount-text num'>{typedText(value)}</div>
            {focused && <div className='u-amount-caret' />}
            {unit && <div className='u-amount-unit'>{unit}</div>}
          </>
        )}
      </button>
      {value !== '' && onClear && (
        <button type='button' className='u-amount-clear' aria-label='清空' onClick={onClear}>
          <Icon name='fail' size={20} />
        </button>
      )}
    </div>
  )
}

/** Characters beside which the sign, the caret and the way to clear still fit at 320 px and the largest text. */
function lengthClass(text: string): string | false {
  if (text.length > 11) return 'u-amount-longest'
  return text.length > 7 && 'u-amount-long'
}
