import { cx } from './cx'
import type { FiguresProps } from './props'
import './Figures.scss'

/** What is said of the columns beside the number of figures. */
const COLUMNS: Readonly<Record<number, string>> = { 3: 'u-figs-3', 4: 'u-figs-4' }

/** Two or three figures side by side, four in two rows; label-value rows in care mode (visual 2.5). */
export function Figures({ items, className, style }: FiguresProps) {
  return (
    <div className={cx('u-figs', className)} style={style}>
      <div className={cx('u-figs-row', COLUMNS[items.length])}>
        {items.map((item, index) => (
          <div key={typeof item.label === 'string' ? item.label : String(index)} className='u-fig'>
            <div className='u-fig-label'>{item.label}</div>
            <div className='u-fig-value'>{item.value}</div>
          </div>
        ))}
      </div>
    </div>
  )
}
