import { cx } from './cx'
import type { FiguresProps } from './props'
import './Figures.scss'

/** Two or three figures side by side; label-value rows in care mode (visual 2.5). */
export function Figures({ items, className, style }: FiguresProps) {
  return (
    <div className={cx('u-figs', items.length > 2 && 'u-figs-3', className)} style={style}>
      {items.map((item, index) => (
        <div key={item.key ?? (typeof item.label === 'string' ? item.label : String(index))} className='u-fig'>
          <div className='u-fig-label'>{item.label}</div>
          <div className='u-fig-value'>{item.value}</div>
        </div>
      ))}
    </div>
  )
}
