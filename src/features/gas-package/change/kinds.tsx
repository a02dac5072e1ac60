import { extractionChangeTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { Fault, type Kind } from '@/blocks'
import { Row, Tick, VolumeInput } from '@/ui'
import { changeWords, type ChangeType, type Options } from './change-form'
import './change.scss'

/** The kinds of change as cards; one that cannot be had says why. */
export const typeCards = (types: Options['types']): Kind<ChangeType | ''> => ({
  empty: () => '请选择变更方式',
  draw: ({ id, label, value, onChange, error }) => (
    <div id={id} role='radiogroup' aria-label={label} className='cg-types'>
      {types.map(({ type, enabled, disabledReason }) => (
        <button
          key={type}
          type='button'
          role='radio'
          aria-checked={value === type}
          disabled={!enabled}
          className={enabled ? (value === type ? 'cg-type cg-type-on' : 'cg-type') : 'cg-type cg-type-off'}
          onClick={() => onChange(type)}
        >
          <Row gap={8}>
            <span className={enabled ? 'fs-16 fw-m grow left' : 'fs-16 fw-m grow left t4'}>
              {extractionChangeTypes[type]}
            </span>
            <Tick on={value === type} off={!enabled} />
          </Row>
          <div className='fs-12 t3 left break mt4'>{enabled ? changeWords[type] : (disabledReason ?? '暂不可用')}</div>
        </button>
      ))}
      <Fault text={error} />
    </div>
  ),
})

/** Whole m³ up to the most. */
export const volumeOfChange = (most: string): Kind<string> => ({
  empty: () => '请输入变更气量',
  draw: ({ id, label, value, onChange, onBlur, error }) => (
    <div className='mb12'>
      <div className='fs-13 t2 mb8'>{label}</div>
      <VolumeInput
        id={id}
        label={label}
        value={value}
        min='100'
        max={most}
        error={error}
        hint={`最多${formatVolume(most)}`}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  ),
})
