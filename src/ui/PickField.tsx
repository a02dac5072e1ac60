import { cx } from './cx'
import { FieldFrame } from './FieldFrame'
import { Icon } from './Icon'
import type { PickFieldProps } from './props'
import './Field.scss'

/** Looks like a field, opens a sheet. */
export function PickField({ value, placeholder = '请选择', onTap, ...frame }: PickFieldProps) {
  return (
    <FieldFrame {...frame} focused={false}>
      <button
        type='button'
        className={cx('u-field-pick', value === '' && 'u-field-empty', frame.disabled && 'u-off')}
        aria-label={`${frame.label}：${value || placeholder}`}
        aria-haspopup='dialog'
        disabled={frame.disabled}
        onClick={onTap}
      >
        {value || placeholder}
      </button>
      <Icon name='right' size={16} className='t4' />
    </FieldFrame>
  )
}
