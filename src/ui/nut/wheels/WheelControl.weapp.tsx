import type { WheelProps } from './Wheels'

/**
 * A wheel for screen readers and for single taps: the wheel's top and bottom are buttons with the items before and after the
 * chosen one. The mini-program has no `select`.
 */
export function WheelControl({ label, items, value, onChange }: WheelProps) {
  const at = items.findIndex(({ key }) => key === value)
  const [before, after] = [items[at - 1], items[at + 1]]
  const chosen = items[at]?.label ?? ''
  return (
    <div className='u-wheel' role='group' aria-label={`${label}：${chosen}`}>
      {before && (
        <button
          type='button'
          className='u-wheel-step'
          aria-label={`改为${before.label}`}
          onClick={() => onChange(before.key)}
        />
      )}
      {after && (
        <button
          type='button'
          className='u-wheel-step u-wheel-after'
          aria-label={`改为${after.label}`}
          onClick={() => onChange(after.key)}
        />
      )}
    </div>
  )
}
