import { formatMoment } from '@domain/date-format'
import { grouped } from '@domain/decimal-text'
import { childOrderStatus } from '@domain/statuses/gas-package'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { useToday } from '@/blocks'
import { Button, Ends, Icon, Row, Status, Volume, VolumeInput } from '@/ui'
import { CycleFrame } from '../parts/cycle/CycleFrame'
import { spanText } from '../package-text'
import { faultIn, volumeOf, type Edits, type PickCycle } from './plan-draft'

interface Props {
  cycle: PickCycle
  edits: Edits
  /** The user's input from before another user changed the plan. */
  mine: string | undefined
  onChange: (volume: string) => void
}

/** A cycle of the plan: to be changed, or why it is not. */
export function CycleRow({ cycle, edits, mine, onChange }: Props) {
  const { editable, name } = cycle
  const volume = volumeOf(cycle, edits)
  return (
    <div id={rowId(cycle.cycleNo)}>
      <CycleFrame name={name} startDate={cycle.startDate} now={cycle.open}>
        <Ends>
          <span className='fs-13 t2 num'>
            {spanText(cycle)}（{cycle.days}天）
          </span>
          <Status status={cycle.open ? { label: '可修改', tone: 'primary' } : childOrderStatus[cycle.state]} />
        </Ends>
        {editable ? (
          <VolumeInput
            className='mt8'
            label={`${name}气量`}
            value={volume}
            min={cycle.low}
            max={cycle.high}
            error={faultIn(cycle, edits)}
            onChange={onChange}
          />
        ) : (
          <Row gap={4} top={4} className='fs-16 fw-b'>
            {cycle.lockedVolume !== null && <Icon name='lock' size={16} className='t3' label='已锁定' />}
            <Volume value={cycle.lockedVolume ?? cycle.planVolume} />
          </Row>
        )}
        <Notes cycle={cycle} />
        {mine !== undefined && mine !== volume && editable && (
          <Ends className='mt4'>
            <span className='fs-13 c-warning num'>我的修改 {mine === '' ? '--' : formatVolume(mine)}</span>
            <Button kind='text' size='small' label={`${name}使用我的修改`} onTap={() => onChange(mine)}>
              使用
            </Button>
          </Ends>
        )}
      </CycleFrame>
    </div>
  )
}

export const rowId = (cycleNo: number): string => `ec-cycle-${cycleNo}`

/** Bounds, window, the same days a year before; of one that does not move, why. */
function Notes({
  cycle: { editable, low, high, editCloseAt, open, lastYear, reason, lockMode },
}: {
  cycle: PickCycle
}) {
  const today = useToday()
  return (
    <div className='fs-12 t3 num mt4'>
      {editable && (
        <div>
          {grouped(low)}–{grouped(high)} m³
        </div>
      )}
      {open && <div>修改截止 {formatMoment(editCloseAt, today)}</div>}
      {editable && lastYear !== null && <div>去年同期用气 {formatVolumeNumber(lastYear)} m³</div>}
      {lockMode === 'AUTO' && <div>窗口关闭时自动锁定</div>}
      {!editable && reason !== null && <div className='break'>{reason}</div>}
    </div>
  )
}
