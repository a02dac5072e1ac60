import { Badge } from './Badge'
import { cx } from './cx'
import { Icon } from './Icon'
import type { CellProps } from './props'
import './Cell.scss'

/** A row of a list card: the whole row is the target (visual 6, 8). */
export function Cell(props: CellProps) {
  const { onTap, disabled, subtitle, danger, label, className, style } = props
  const lead = props.icon !== undefined || props.lead !== undefined
  const classes = cx(
    'u-cell',
    lead && 'u-cell-lead',
    subtitle !== undefined && 'u-cell-two',
    disabled && 'u-cell-off u-off',
    danger && 'u-cell-danger',
    className,
  )
  if (!onTap) {
    return (
      <div className={classes} style={style}>
        <CellBody {...props} />
      </div>
    )
  }
  return (
    <button type='button' className={classes} style={style} disabled={disabled} aria-label={label} onClick={onTap}>
      <CellBody {...props} arrow={props.arrow ?? true} />
    </button>
  )
}

function CellBody({ title, subtitle, value, icon, lead, badge, action, arrow }: CellProps) {
  return (
    <>
      {icon && <Icon name={icon} className='u-cell-icon' />}
      {lead}
      <div className='u-cell-main'>
        <div className='u-cell-title'>{title}</div>
        {subtitle !== undefined && <div className='u-cell-sub'>{subtitle}</div>}
      </div>
      {value !== undefined && <div className='u-cell-value'>{value}</div>}
      <Badge value={badge} />
      {action}
      {arrow && <Icon name='right' size={16} className='u-cell-arrow' />}
    </>
  )
}
