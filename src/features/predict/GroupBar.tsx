import { planModes } from '@domain/statuses/gas-plan'
import { useLink } from '@/blocks'
import { Button, Ends } from '@/ui'
import type { PlanGroup } from './types'
import './predict.scss'

/** The group that the page is about, and the way to another. */
export function GroupBar({ group, here }: { group: PlanGroup; here: string }) {
  const choose = useLink('/subPagesB/pages/predict-gas/switch-group', { redirect: here })
  return (
    <Ends className='gutter gpl-bar' gap={8}>
      <span className='fs-14 t2 break'>
        <span className='fw-m t1'>{group.name}</span> · {planModes[group.planMode]} · {group.meters.length}块表
      </span>
      {choose && (
        <Button kind='text' size='small' label='切换用气分组' onTap={choose}>
          切换
        </Button>
      )}
    </Ends>
  )
}
