import { cx } from './cx'
import type { RadioProps } from './props'
import { Tick } from './Tick'
import './CheckBox.scss'

/** Rows of which one is ticked. */
export function Radio<K extends string>({ items, value, onChange, label, className, style }: RadioProps<K>) {
  return (
    <div className={className} style={style} role='radiogroup' aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type='button'
          className={cx('u-radio', item.disabled && 'u-off')}
          role='radio'
          aria-checked={item.key === value}
          disabled={item.disabled}
          onClick={() => onChange(item.key)}
        >
          <div className='u-radio-text'>{item.label}</div>
          <Tick on={item.key === value} off={item.disabled} />
        </button>
      ))}
    </div>
  )
}
