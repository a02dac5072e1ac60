import { Cell, CheckBox, Switch } from '@/ui'
import { Fault } from './Fault'
import type { Kind } from './kind'
import './form.scss'

/** A promise or a wish with a square to tick; its label is the text. */
export const tick: Kind<boolean> = {
  empty: (label) => `请先勾选${label}`,
  draw: ({ id, label, value, onChange, error, disabled }) => (
    <div id={id}>
      <CheckBox square checked={value} onChange={onChange} {...(disabled && { disabled })}>
        {label}
      </CheckBox>
      <Fault text={error} />
    </div>
  ),
}

/** On or off, at the end of a row. */
export const toggle: Kind<boolean> = {
  draw: ({ id, label, hint, value, onChange, disabled }) => (
    <div id={id} className='fm-toggle'>
      <Cell
        title={label}
        subtitle={hint}
        action={<Switch label={label} checked={value} onChange={onChange} {...(disabled && { disabled })} />}
      />
    </div>
  ),
}
