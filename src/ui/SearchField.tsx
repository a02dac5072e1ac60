import { isWeapp } from '@/platform/host'
import { cx } from './cx'
import { Icon } from './Icon'
import { textOf } from './input-event'
import type { SearchFieldProps } from './props'
import './SearchField.scss'

/** The keyboard's right lower key says 搜索. */
const KEYBOARD: object = isWeapp ? { confirmType: 'search' } : { enterKeyHint: 'search', type: 'search' }

export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSearch, placeholder = '搜索', maxLength = -1, autoFocus, className, style } = props
  return (
    <div className={cx('u-search', className)} style={style} role='search'>
      <div className='u-search-box'>
        <Icon name='search' size={18} />
        <input
          className='u-search-input'
          value={value}
          placeholder={placeholder}
          aria-label={placeholder}
          maxLength={maxLength}
          autoFocus={autoFocus}
          {...KEYBOARD}
          onInput={(event) => onChange(textOf(event))}
          onKeyPress={({ key }) => {
            // The mini-program sends its 完成 key as this event too, without a name.
            if (isWeapp || key === 'Enter') onSearch?.(value)
          }}
        />
        {value !== '' && (
          <button type='button' className='u-search-clear' aria-label='清空' onClick={() => onChange('')}>
            <Icon name='fail' size={18} />
          </button>
        )}
      </div>
    </div>
  )
}
