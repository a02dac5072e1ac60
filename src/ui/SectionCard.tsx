import { Card } from './Card'
import { Icon } from './Icon'
import type { SectionCardProps } from './props'

export function SectionCard({ title, count, extra, more, onMore, children, ...card }: SectionCardProps) {
  return (
    <Card {...card} label={card.label ?? (typeof title === 'string' ? title : undefined)}>
      <div className='u-card-head'>
        <h2 className='u-card-title'>
          {title}
          {count !== undefined && <span className='u-card-count num'>{count}</span>}
        </h2>
        {extra !== undefined && <div className='u-card-extra'>{extra}</div>}
        {more && onMore && (
          <button type='button' className='u-card-more' onClick={onMore}>
            {more}
            <Icon name='right' size={14} />
          </button>
        )}
      </div>
      {children}
    </Card>
  )
}
