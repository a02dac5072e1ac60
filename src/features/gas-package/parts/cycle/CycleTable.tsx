import { formatMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { useToday } from '@/blocks'
import { Ends, VolumeInput } from '@/ui'
import { CycleFrame } from './CycleFrame'
import { spanText, windowText } from '../../package-text'
import type { CyclePreview } from '../../types'

const STEP = 100

interface Props {
  cycles: readonly CyclePreview[]
  /** Present: the volumes can be changed. */
  edit?: {
    /** By cycle; as typed. */
    volumes: ReadonlyMap<number, string>
    faultOf: (cycle: CyclePreview) => string | undefined
    onChange: (cycleNo: number, volume: string) => void
  }
}

/** Cycles before there is an order: their volumes with bounds, windows and days of payment. */
export function CycleTable({ cycles, edit }: Props) {
  const today = useToday()
  return (
    <div>
      {cycles.map((cycle) => (
        <CycleFrame key={cycle.cycleNo} {...cycle}>
          <Ends className='num'>
            <span className='fs-13 t2'>
              {spanText(cycle)}（{cycle.days}天）
            </span>
            {!edit && <span className='fs-16 fw-b'>{formatVolume(cycle.volume)}</span>}
          </Ends>
          {edit && (
            <VolumeInput
              className='mt8'
              label={`${cycle.name}气量`}
              step={STEP}
              min={cycle.low}
              max={cycle.high}
              value={edit.volumes.get(cycle.cycleNo) ?? cycle.volume}
              error={edit.faultOf(cycle)}
              onChange={(volume) => edit.onChange(cycle.cycleNo, volume)}
            />
          )}
          <div className='fs-12 t3 num'>可调范围 {boundsText(cycle)}</div>
          <div className='fs-12 t3 num'>修改窗口 {windowText(cycle, today)}</div>
          <div className='fs-12 t3 num'>付款截止 {formatMoment(cycle.payDeadline, today)}</div>
        </CycleFrame>
      ))}
    </div>
  )
}

/** 「{low}–{high}」. */
export const boundsText = ({ low, high }: { low: string; high: string }): string =>
  low === high ? formatVolume(low) : `${formatVolume(low)}–${formatVolume(high)}`
