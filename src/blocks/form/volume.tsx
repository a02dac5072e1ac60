import { formatVolume } from '@domain/volume'
import { VolumeInput } from '@/ui'
import type { Kind } from './kind'

interface VolumeRange {
  /** Whole m³. */
  min: string
  max: string
  step: string
}

/** '可订 10,000 m³–150,000 m³，递增 1,000 m³'; `may`: the verb of what may be entered. */
export const rangeHint = ({ min, max, step }: VolumeRange, may = ''): string =>
  `${may && `${may} `}${formatVolume(min)}–${formatVolume(max)}，递增 ${formatVolume(step)}`

interface Words {
  /** What is shown without a value. */
  empty: string
  hint: string
  /** Another field follows in the sheet. */
  className?: string
}

/** Whole m³ within a range. */
export const volumeIn = ({ min, max, step }: VolumeRange, { empty, hint, className }: Words): Kind<string> => ({
  empty: () => empty,
  draw: ({ id, label, value, onChange, onBlur, error }) => (
    <div id={id} className={className}>
      <div className='fs-13 t2 mb8'>{label}</div>
      <VolumeInput
        label={label}
        value={value}
        step={Number(step)}
        min={min}
        max={max}
        error={error}
        hint={hint}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  ),
})
