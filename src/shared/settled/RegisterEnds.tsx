import { KeyValue } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { standardVolume } from '@domain/tariff/readings'
import { compareVolume, formatVolume, formatVolumeNumber, subtractVolume } from '@domain/volume'
import type { Register } from './types'

type End = Register['end']

/** The readings at both ends of a period, and for a corrector how its volume comes about (AE-08). */
export function RegisterEnds({ start, end }: { start: End; end: End }) {
  if (end === null) return null
  const { pressure, temperature, workReading } = end
  const isCorrected = pressure !== null && temperature !== null
  const work = workVolume(start, end)
  return (
    <div className='mt12'>
      <KeyValue
        items={[
          ['起始时间', start !== null && formatFullMoment(start.readAt)],
          ['截止时间', formatFullMoment(end.readAt)],
          ['工况读数', workReading !== null && formatVolumeNumber(workReading)],
          ['压力', isCorrected && `${pressure} kPa`],
          ['温度', isCorrected && `${temperature} ℃`],
        ]}
      />
      {work !== null && isCorrected && (
        <div className='sunken mt8 fs-12 t2 num'>
          工况气量 {formatVolume(work)}，按本期末压力、温度折算标况约{' '}
          {formatVolume(standardVolume(work, pressure, temperature))}
          。以修正仪逐时累计的标况读数为准。
        </div>
      )}
    </div>
  )
}

/** Working volume between both ends; null where it is not known or the register rolled over. */
export function workVolume(start: End, end: End): string | null {
  if (start?.workReading == null || end?.workReading == null) return null
  return compareVolume(end.workReading, start.workReading) < 0
    ? null
    : subtractVolume(end.workReading, start.workReading)
}
