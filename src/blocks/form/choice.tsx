import { Chips, Radio } from '@/ui'
import { Caption } from './Caption'
import { Fault } from './Fault'
import type { Drawn, Kind } from './kind'
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
  draw: (field) => <ChipsLine {...field} items={items} onTap={field.onChange} />,
})

/** Several of a few short words, in their order. */
export const manyChips = <K extends string>(items: readonly Choice<K>[]): Kind<readonly K[]> => ({
  empty: pick,
  draw: (field) => (
    <ChipsLine
      {...field}
      items={items}
      onTap={(tapped) =>
        field.onChange(items.map(({ key }) => key).filter((key) => field.value.includes(key) !== (key === tapped)))
      }
    />
  ),
})

interface ChipsLineProps<K extends string> extends Pick<
  Drawn<K | readonly K[]>,
  'id' | 'label' | 'value' | 'error' | 'hint' | 'required'
> {
  items: readonly Choice<K>[]
  onTap: (key: K) => void
}

function ChipsLine<K extends string>({ id, label, value, error, hint, required, items, onTap }: ChipsLineProps<K>) {
  return (
    <div id={id} className='mb16'>
      <Caption label={label} required={required} />
      <Chips inset wrap label={label} items={items} active={value} onChange={onTap} />
      {hint !== undefined && <div className='fs-12 t3 mt8 num'>{hint}</div>}
      <Fault text={error} />
    </div>
  )
}
