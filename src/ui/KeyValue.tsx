import type { ReactNode } from 'react'
import { copyText } from '@/platform/clipboard'
import { cx } from './cx'
import { message } from './feedback'
import { Icon } from './Icon'
import type { FactLook, KeyValueProps } from './props'
import './KeyValue.scss'

const NOTHING: readonly [ReactNode, ReactNode, FactLook?] = [null, null]

/** Facts as rows of label and value; one without a value is left out. */
export function KeyValue({ items, className, style }: KeyValueProps) {
  return (
    <div className={cx('u-kv', className)} style={style}>
      {items.map((row, index) => {
        const [label, value, { key, sum, copy } = {}] = row || NOTHING
        if (value === null || value === undefined || value === false) return null
        return (
          <div key={key ?? (typeof label === 'string' ? label : index)} className={cx('u-kv-row', sum && 'u-kv-sum')}>
            <div className='u-kv-label'>{label}</div>
            <div className='u-kv-value'>
              {value}
              {copy && <Copy text={copy} of={label} />}
            </div>
          </div>
        )
      })}
    </div>
  )
}

const Copy = ({ text, of }: { text: string; of: ReactNode }) => (
  <button
    type='button'
    className='u-kv-copy'
    aria-label={`复制${typeof of === 'string' ? of : ''}`}
    onClick={() => void copy(text)}
  >
    <Icon name='copy' size={16} />
  </button>
)

async function copy(text: string): Promise<void> {
  message((await copyText(text)) ? '已复制' : '复制失败，请稍后重试')
}
