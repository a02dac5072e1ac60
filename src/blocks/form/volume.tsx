import { formatVolume } from '@domain/volume'
import { VolumeInput } from '@/ui'
import type { Kind } from './kind'

interface VolumeRange {
  /** Whole m³. */
  min: string
  max: string
  step: string
}

/** Whole m³ within a range; `words`: what is missing without a value, and the verb of what may be entered (可订, 可选). */
export const volumeIn = ({ min, max, step }: VolumeRange, words: { empty: string; may: string }): Kind<string> => ({
  empty: () => words.empty,
  draw: ({ id, label, value, onChange, onBlur, error }) => (
    <div id={id}>
      <div className='fs-13 t2 mb8'>{label}</div>
      <VolumeInput
        label={label}
        value={value}
        step={Number(step)}
        min={min}
        max={max}
        error={error}
        hint={`${words.may}${formatVolume(min)}–${formatVolume(max)}，递增${formatVolume(step)}`}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  ),
})
