import { cx } from './cx'
import { Icon } from './Icon'
import type { KeyValueItem, KeyValueProps } from './props'
import './KeyValue.scss'

export function KeyValue({ items, onCopy, className, style }: KeyValueProps) {
  return (
    <div className={cx('u-kv', className)} style={style}>
      {items.map((item, index) => (
        <Row
          key={item.key ?? (typeof item.label === 'string' ? item.label : String(index))}
          item={item}
          onCopy={onCopy}
        />
      ))}
    </div>
  )
}

function Row({ item, onCopy }: { item: KeyValueItem; onCopy?: (text: string) => void }) {
  const { label, value, sum, copy } = item
  return (
    <div className={cx('u-kv-row', sum && 'u-kv-sum')}>
      <div className='u-kv-label'>{label}</div>
      <div className='u-kv-value'>
        {value}
        {copy && onCopy && (
          <button
            type='button'
            className='u-kv-copy'
            aria-label={`复制${typeof label === 'string' ? label : ''}`}
            onClick={() => onCopy(copy)}
          >
            <Icon name='copy' size={16} />
          </button>
        )}
      </div>
    </div>
  )
}
