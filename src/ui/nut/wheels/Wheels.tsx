import { forwardRef, useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import PickerView from '@nutui/nutui-react-taro/dist/es/packages/pickerview'
import '@nutui/nutui-react-taro/dist/es/packages/pickerview/style/style.css'
import { WheelControl } from './WheelControl'
import '../tokens.scss'
import './wheels.scss'

export interface WheelItem {
  key: string
  label: string
}

export interface WheelProps {
  /** Name for screen readers. */
  label: string
  items: readonly WheelItem[]
  /** Key of the chosen item. */
  value: string
  onChange: (key: string) => void
}

export interface WheelsProps {
  labels: readonly string[]
  /** Items of each wheel. A new array moves its wheel, so keep it while the items stay the same. */
  wheels: readonly (readonly WheelItem[])[]
  /** Chosen key of each wheel. */
  value: readonly string[]
  onChange: (keys: string[]) => void
}

export interface WheelsHandle {
  /** Stops wheels that still run; they report where they stand. */
  stop: () => void
}

interface Roller {
  moving: boolean
  stopMomentum: () => void
}

/** Wheels of NutUI, turned by touch. A hidden control lies over each one, because NutUI's wheel has neither focus nor name. */
export const Wheels = /* @__PURE__ */ forwardRef<WheelsHandle, WheelsProps>(function Wheels(props, ref) {
  const { labels, wheels, value, onChange } = props
  const options = useMemo(
    () => wheels.map((items) => items.map(({ key, label }) => ({ value: key, label, text: label }))),
    [wheels],
  )
  const chosen = value.join()
  // NutUI compares by identity: a new array of equal keys would turn the wheels again.
  const keys = useMemo(() => chosen.split(','), [chosen])
  const change = (next: readonly unknown[]) => {
    if (next.join() !== chosen) onChange(next.map(String))
  }
  // NutUI reports its old keys when it is mounted and whenever items or handler change, possibly after a control has chosen others.
  // Only a touch turns a wheel, so other reports say nothing.
  const isTurned = useRef(false)
  const latest = useRef(change)
  latest.current = change
  const report = useCallback(({ value: next }: { value: readonly unknown[] }) => {
    if (isTurned.current) latest.current(next)
  }, [])
  const rollers = useRef<(Roller | null)[]>([])
  const rollerAt = useCallback((index: number) => (roller: Roller | null) => void (rollers.current[index] = roller), [])
  useImperativeHandle(
    ref,
    () => ({
      stop() {
        for (const roller of rollers.current) if (roller?.moving === true) roller.stopMomentum()
      },
    }),
    [],
  )
  return (
    <div className='u-wheels'>
      <div aria-hidden='true' onTouchStart={() => (isTurned.current = true)}>
        <PickerView options={options} value={keys} onChange={report} setRefs={rollerAt} />
      </div>
      <div className='u-wheel-controls'>
        {wheels.map((items, index) => (
          <WheelControl
            key={labels[index]}
            label={labels[index] ?? ''}
            items={items}
            value={keys[index] ?? ''}
            onChange={(key) => {
              isTurned.current = false
              change(keys.map((one, at) => (at === index ? key : one)))
            }}
          />
        ))}
      </div>
    </div>
  )
})
