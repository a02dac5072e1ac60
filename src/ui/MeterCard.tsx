import { Button } from './Button'
import { Icon } from './Icon'
import type { MeterCardProps } from './props'
import { Status } from './Status'
import { Volume } from './Volume'
import { cx } from './cx'
import './MeterCard.scss'

/** One meter in the snap swiper of the home page; also used full width. */
export function MeterCard(props: MeterCardProps) {
  const { name, tags = [], meta, note, readingLabel, reading, stale, action, onAction, onTap, className, style } = props
  return (
    <div className={cx('u-meter', className)} style={style}>
      <button type='button' className={cx('u-meter-head', !onTap && 'u-off')} disabled={!onTap} onClick={onTap}>
        <div className='u-meter-title'>
          <div className='u-meter-name'>{name}</div>
          {tags.map((tag) => (
            <Status key={tag.label} status={tag} />
          ))}
        </div>
        {onTap && <Icon name='right' size={18} className='t4' />}
      </button>
      <div className='u-meter-meta num'>{meta}</div>
      {note && <div className='u-meter-meta num'>{note}</div>}
      <div className='u-meter-foot'>
        <div className='grow'>
          <div className='u-meter-label'>{readingLabel}</div>
          <Volume value={reading} size='s' className={stale ? 't3' : undefined} />
        </div>
        {action && (
          <Button kind='outline' size='small' className='u-meter-act' onTap={onAction}>
            {action}
          </Button>
        )}
      </div>
    </div>
  )
}
