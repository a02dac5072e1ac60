import { Button, KeyValue, Volume, type FactLook, type FactRow } from '@/ui'
import { decimal } from '@domain/decimal'
import { formatChange } from '@domain/percent'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { carriedOf, isLargeAdjustment } from '@domain/tariff/settle'
import { PricedChannel } from './PricedChannel'
import { RegisterEnds } from './RegisterEnds'
import type { Line, Register, Segment } from './types'

/** A 6.11: days that differ from the registers by more than this are pointed out, per cent. */
const DEVIATION = '1'

interface Props {
  line: Line
  /** Of all channels; those of this line are shown. */
  segments: readonly Segment[]
  registers: readonly Register[]
  /** The meter has one channel: it needs no name of its own. */
  isOnly: boolean
  onPhoto: (url: string) => void
}

/** One channel of a statement: registers, volumes, how they came about, what they cost and why. */
export function SettledChannel({ line, segments, registers, isOnly, onPhoto }: Props) {
  const isMine = (one: { meterId: string; channelNo: string }) =>
    one.meterId === line.meterId && one.channelNo === line.channelNo
  const register = registers.find(isMine)
  return (
    <PricedChannel line={line} segments={segments.filter(isMine)} isOnly={isOnly}>
      <KeyValue items={volumesOf(line)} />
      {register && <Proof register={register} onPhoto={onPhoto} />}
    </PricedChannel>
  )
}

/** What was read, adjusted, settled, and what of it a package covers. */
function volumesOf(line: Line): FactRow[] {
  const item = (label: string, value: string, look?: FactLook): FactRow => [label, <Volume value={value} />, look]
  const isAdjusted = !isZeroVolume(line.adjustVolume)
  const hasPackage = !isZeroVolume(line.packageVolume)
  const carried = carriedOf(line)
  const reason = <span className={isLargeAdjustment(line) ? 'c-warning' : undefined}>{line.adjustReason}</span>
  return [
    item('抄见气量', line.readVolume),
    isAdjusted && item('气量调整', line.adjustVolume),
    ['调整原因', line.adjustReason !== '' && reason],
    isAdjusted && !isZeroVolume(carried) && item('结转下期', carried),
    item('结算气量', line.settleVolume, { sum: true }),
    hasPackage && item('气量包抵扣', line.packageVolume),
    hasPackage && item('计费气量', line.billedVolume),
  ]
}

/** What the registers rest on: readings at both ends, the photo, the days in between. */
function Proof({ register, onPhoto }: { register: Register; onPhoto: (url: string) => void }) {
  const { deviationPct, daySum, photoUrl } = register
  const isOff = deviationPct !== null && decimal(deviationPct).abs().gt(decimal(DEVIATION))
  return (
    <>
      <RegisterEnds start={register.start} end={register.end} />
      {isOff && daySum !== null && (
        <div className='fs-12 c-warning mt8 num'>
          日用气合计 {formatVolumeNumber(daySum)} m³，与抄见气量相差 {formatChange(deviationPct)}
        </div>
      )}
      {photoUrl !== null && (
        <Button kind='text' size='small' onTap={() => onPhoto(photoUrl)}>
          查看抄表照片
        </Button>
      )}
    </>
  )
}
