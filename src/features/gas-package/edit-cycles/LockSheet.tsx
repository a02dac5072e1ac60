import { formatMoment } from '@domain/date-format'
import { useSelection, useToday } from '@/blocks'
import { Ends, Item, Sheet, Volume } from '@/ui'
import { volumeOf, type Edits, type PickCycle } from './plan-draft'

interface Props {
  /** The open ones. */
  cycles: readonly PickCycle[]
  edits: Edits
  /** Ticked at first. */
  first: number | undefined
  onClose: () => void
  onLock: (cycleNos: number[]) => void
}

/** Which of several open cycles are locked by the bill. */
export function LockSheet({ cycles, edits, first, onClose, onLock }: Props) {
  const today = useToday()
  const { chosen, tickOf } = useSelection(
    cycles,
    { keyOf: ({ cycleNo }) => cycleNo },
    cycles.filter(({ cycleNo }) => cycleNo === first),
  )
  return (
    <Sheet
      open
      title='选择要提交的周期'
      confirmText='提交'
      confirmDisabled={chosen.length === 0}
      onConfirm={() => onLock(chosen.map(({ cycleNo }) => cycleNo).sort((a, b) => a - b))}
      onClose={onClose}
    >
      {cycles.map((cycle) => (
        <Item
          key={cycle.cycleNo}
          tick={{ ...tickOf(cycle), label: cycle.name }}
          onTap={() => tickOf(cycle).onChange(!tickOf(cycle).checked)}
        >
          <Ends>
            <span className='fs-15 fw-m'>{cycle.name}</span>
            <Volume value={volumeOf(cycle, edits)} className='fw-m' />
          </Ends>
          <span className='fs-12 t3 num'>付款截止 {formatMoment(cycle.payDeadline, today)}</span>
        </Item>
      ))}
    </Sheet>
  )
}
