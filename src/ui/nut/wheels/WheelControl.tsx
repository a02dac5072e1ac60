import type { WheelProps } from './Wheels'

/** A wheel for the keyboard and for screen readers: the browser's own list of the same items. */
export function WheelControl({ label, items, value, onChange }: WheelProps) {
  return (
    <div className='u-wheel'>
      <select
        className='u-wheel-list'
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {items.map((item) => (
          <option key={item.key} value={item.key}>
            {item.label}
          </option>
        ))}
      </select>
      <div className='u-wheel-ring' />
    </div>
  )
}
