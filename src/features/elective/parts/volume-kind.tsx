import { formatVolume } from '@domain/volume-text'
import type { Kind } from '@/blocks'
import { VolumeInput } from '@/ui'
import type { Option } from '../types'

/** Whole m³ within what an option admits. */
export const volumeKind = ({ minVolume, maxVolume, stepVolume }: Option): Kind<string> => ({
  empty: () => '请输入自选气量',
  draw: ({ id, label, value, onChange, onBlur, error }) => (
    <div id={id}>
      <div className='fs-13 t2 mb8'>{label}</div>
      <VolumeInput
        label={label}
        value={value}
        step={Number(stepVolume)}
        min={minVolume}
        max={maxVolume}
        error={error}
        hint={`可选${formatVolume(minVolume)}–${formatVolume(maxVolume)}，递增${formatVolume(stepVolume)}`}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  ),
})
