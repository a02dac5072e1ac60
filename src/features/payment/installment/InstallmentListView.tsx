import { useState } from 'react'
import { formatDay } from '@domain/date-format'
import { installmentStatus } from '@domain/statuses/installment'
import { AccountBar } from '@/shared/customer'
import { ListPage, useLinks, useToday } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { useCommon } from '@/stores/common'
import { Button, Card, Empty, Ends, Item, Money, Progress, Status } from '@/ui'
import { ApplySheet, Reasons } from './ApplySheet'
import { progressText, type Eligible, type PlanRow } from './plan-text'

/** 分期缴费 (A 6.34): what could be paid in parts, and the plans so far. */
export function InstallmentListView({ apply }: PageParams<'/subPages/installment/list'>) {
  const list = usePaged('default GET /crmgas/installment/list', {}, { refresh: 'show' })
  const [isApplying, setApplying] = useState(apply === '1')
  const chosen = useCommon((group) => group.installmentInfo)?.billIds ?? []
  const eligible = list.first?.eligible
  return (
    <ListPage
      list={list}
      cards
      head={
        <>
          <AccountBar />
          {eligible && <EligibleCard eligible={eligible} onApply={() => setApplying(true)} />}
          {isApplying && eligible?.ok && (
            <ApplySheet bills={eligible.bills} chosen={chosen} onClose={() => setApplying(false)} />
          )}
        </>
      }
      keyOf={(plan) => plan.planId}
      item={(plan) => <PlanCard plan={plan} />}
      empty={<Empty text='暂无分期记录' />}
    />
  )
}

function EligibleCard({ eligible, onApply }: { eligible: Eligible; onApply: () => void }) {
  return (
    <Card label='可分期金额'>
      <Ends>
        <div className='fs-13 t3'>可分期金额</div>
        <span className='fs-12 t3 num'>{eligible.bills.length} 笔账单</span>
      </Ends>
      <Money value={eligible.total} size='l' />
      {eligible.ok ? (
        <Button block className='mt12' onTap={onApply}>
          申请分期
        </Button>
      ) : (
        <>
          <div className='fs-13 t2 mt8'>当前欠费不符合分期条件</div>
          <Reasons reasons={eligible.reasons} />
        </>
      )}
    </Card>
  )
}

function PlanCard({ plan }: { plan: PlanRow }) {
  const open = useLinks().to('/subPages/installment/detail', { planId: plan.planId })
  const today = useToday()
  const isRunning = plan.state === 'ACTIVE' || plan.state === 'OVERDUE'
  return (
    <Card flush>
      <Item onTap={open}>
        <Ends>
          <span className='fs-15 fw-m num'>{plan.planNo}</span>
          <Status status={installmentStatus[plan.state]} />
        </Ends>
        <Ends>
          <span className='fs-12 t3'>{progressText(plan)}</span>
          <Money value={plan.totalAmount} size='xs' />
        </Ends>
        {isRunning && <Progress className='mt8' value={plan.paidPeriods / plan.periods} label={progressText(plan)} />}
        {plan.next && (
          <div className={plan.state === 'OVERDUE' ? 'fs-12 c-danger mt8' : 'fs-12 t2 mt8'}>
            {`${plan.next.title} · 应还日 ${formatDay(plan.next.dueDate, today)} · `}
            <Money value={plan.next.amount} />
          </div>
        )}
      </Item>
    </Card>
  )
}
