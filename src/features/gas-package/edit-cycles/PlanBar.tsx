import { formatVolume } from '@domain/volume'
import { BottomBar, Button, Stack } from '@/ui'
import { CycleDiffBar } from '../parts/cycle/CycleDiffBar'
import { balanceOf, differenceIn, isChanged, planFault, wishesOf, type Draft, type PickCycles } from './plan-draft'

interface Props {
  plan: PickCycles
  draft: Draft
  busy: boolean
  onBalance: (cycleNo: number, volume: string) => void
  onSave: () => Promise<unknown>
  onSubmit: () => Promise<unknown> | void
}

/** 差额 above the buttons, with the one cycle that can take it. */
export function PlanBar({ plan, draft, busy, onBalance, onSave, onSubmit }: Props) {
  const fault = planFault(plan, draft.edits)
  const balance = balanceOf(plan, draft)
  const off = differenceIn(plan, draft.edits)
  return (
    <BottomBar
      note={
        <Stack gap={4}>
          <CycleDiffBar
            volumes={wishesOf(plan.cycles, draft.edits).map(({ volume }) => volume)}
            total={plan.unlockedSum}
          />
          {balance && (
            <Button kind='outline' size='small' onTap={() => onBalance(balance.cycle.cycleNo, balance.volume)}>
              {`${balance.cycle.name}${off.startsWith('-') ? '增加' : '减少'}${formatVolume(off.replace('-', ''))}`}
            </Button>
          )}
          {off === '0' && fault !== null && <span className='fs-12 c-danger'>{fault}</span>}
        </Stack>
      }
      secondary={{ text: '保存', onTap: onSave, disabled: fault !== null || !isChanged(draft) || busy }}
      primary={{ text: '提交提气单', onTap: onSubmit, disabled: fault !== null, loading: busy, loadingText: '提交中' }}
    />
  )
}
