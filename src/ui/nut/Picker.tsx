import { useState } from 'react'
import PickerView from '@nutui/nutui-react-taro/dist/es/packages/pickerview'
import '@nutui/nutui-react-taro/dist/es/packages/pickerview/style/style.css'
import { Sheet } from '../Sheet'
import './nut.scss'

export interface PickerChoice {
  key: string
  label: string
}
export interface PickerProps {
  open: boolean
  title: string
  /** One list per wheel. */
  columns: readonly (readonly PickerChoice[])[]
  /** Chosen key per wheel. */
  value: readonly string[]
  onConfirm: (keys: string[]) => void
  onClose: () => void
}

/** Wheels in a sheet of ours, so that header, mask and focus are the same everywhere. */
export function Picker(props: PickerProps) {
  return props.open ? <Wheels {...props} /> : null
}

function Wheels({ title, columns, value, onConfirm, onClose }: PickerProps) {
  const [chosen, setChosen] = useState<string[]>(columns.map((column, index) => value[index] ?? column[0]?.key ?? ''))
  const options = columns.map((column) => column.map(({ key, label }) => ({ value: key, label, text: label })))
  return (
    <Sheet open title={title} confirmText='确定' onClose={onClose} onConfirm={() => onConfirm(chosen)}>
      <PickerView
        options={options}
        value={chosen}
        onChange={({ value: keys }) => setChosen(keys.map((key) => String(key)))}
      />
    </Sheet>
  )
}
