import { useState } from 'react'
import { useLink } from '@/blocks'
import { Button, Card, Ends, Icon, Item, Stack } from '@/ui'
import './change.scss'

interface Props {
  limits: { cycle: number; parent: number }
}

/** X-09 in words, folded. */
export function ChangeRules({ limits }: Props) {
  const [open, setOpen] = useState(false)
  const more = useLink('/pages/transaction-process/text', { code: 'EXTRACTION' })
  return (
    <Card flush>
      <Item open={open} onTap={() => setOpen(!open)}>
        <Ends>
          <span className='fs-15'>变更规则</span>
          <Icon name={open ? 'up' : 'down'} size={16} className='t3' />
        </Ends>
      </Item>
      {open && (
        <Stack gap={8} className='cg-rules fs-13 t2 lh-read'>
          <div>
            每个周期最多变更 {limits.cycle} 次，每个订单最多变更 {limits.parent} 次。
          </div>
          <div>变更量为 100 m³ 的整数倍，不超过本周期锁定量的 10%；周期最后 3 天不可变更。</div>
          <div>每日 10:00 前提交的申请次日生效，10:00 后提交的顺延一天。</div>
          <div>延后提气：气量与已付气款转入所选周期，本周期可提量相应减少。</div>
          <div>提前提气、追加提气：生成补款单，按本周期价格在规定时间内支付后生效；逾期未支付自动关闭，气量退回。</div>
          {more && (
            <Button kind='text' size='small' onTap={more}>
              查看提气规则
            </Button>
          )}
        </Stack>
      )}
    </Card>
  )
}
