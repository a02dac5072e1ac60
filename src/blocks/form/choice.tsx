import { Chips, Radio } from '@/ui'
import { Fault } from './Fault'
import type { Kind } from './field'
import './form.scss'

export interface Choice<K extends string> {
  key: K
  label: string
  disabled?: boolean
}

const pick = (label: string) => `请选择${label}`

/** One of several, as rows with a tick; '' = none. */
export const choice = <K extends string>(items: readonly Choice<K>[]): Kind<K> => ({
  empty: pick,
  draw: ({ id, label, value, onChange, error }) => (
    <div id={id}>
      <Radio className='fm-choice' label={label} items={items} value={value} onChange={onChange} />
      <Fault text={error} />
    </div>
  ),
})

/** One of a few short words, under their label; '' = none. */
export const chips = <K extends string>(items: readonly Choice<K>[]): Kind<K> => ({
  empty: pick,
  draw: ({ id, label, value, onChange, error }) => (
    <div id={id}>
      <div className='fs-13 t2 mb8'>{label}</div>
      <Chips label={label} items={items} active={value} onChange={onChange} />
      <Fault text={error} />
    </div>
  ),
})
