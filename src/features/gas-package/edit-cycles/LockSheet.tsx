import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { useToday } from '@/blocks'
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
  const [ticked, setTicked] = useState<readonly number[]>(first === undefined ? [] : [first])
  const toggle = (cycleNo: number, isOn: boolean) =>
    setTicked(isOn ? [...ticked, cycleNo] : ticked.filter((one) => one !== cycleNo))
  return (
    <Sheet
      open
      title='选择要提交的周期'
      confirmText='提交'
      confirmDisabled={ticked.length === 0}
      onConfirm={() => onLock([...ticked].sort((a, b) => a - b))}
      onClose={onClose}
    >
      {cycles.map((cycle) => (
        <Item
          key={cycle.cycleNo}
          tick={{
            checked: ticked.includes(cycle.cycleNo),
            label: cycle.name,
            onChange: (isOn) => toggle(cycle.cycleNo, isOn),
          }}
          onTap={() => toggle(cycle.cycleNo, !ticked.includes(cycle.cycleNo))}
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
