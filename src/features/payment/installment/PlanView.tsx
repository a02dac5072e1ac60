import { formatDay, formatMonth } from '@domain/date-format'
import { dateAt } from '@domain/date'
import { installmentItemStatus, installmentStatus } from '@domain/statuses/installment'
import { billTypes } from '@domain/statuses/bill'
import { isPositiveMoney } from '@domain/money'
import { DetailPage, useAct, useLink, useLinks, type Link } from '@/blocks'
import { serverNow } from '@/platform/time'
import { call, useRead } from '@/request'
import { showFile } from '@/shared/file'
import {
  BottomBar,
  Card,
  Cell,
  DateText,
  Ends,
  Figures,
  Item,
  KeyValue,
  Money,
  SectionCard,
  Status,
  Timeline,
} from '@/ui'
import { Shape } from '../Shape'
import { headOf, isWithdrawable, payableOf, stateNote, stepsOf, type Plan, type PlanItem } from './plan-text'

const PAY = '/pages/pay/place-order'
const DETAIL = 'default GET /crmgas/installment/detail'

/** 分期详情 (A 6.35): the schedule, what was signed with it, and the way to pay it. */
export function PlanView({ planId }: { planId: string }) {
  const read = useRead(DETAIL, { planId }, { refresh: 'show' })
  const payable = read.data && payableOf(read.data)
  const order = (seq: number | undefined) => ({ bizType: 'INSTALLMENT', planId, seq: seq ?? 0 }) as const
  const payNext = useLink(PAY, order(payable?.next.seq))
  const payAll = useLink(PAY, order(payable?.last.seq))
  const withdraw = useWithdraw(planId, read.reload)
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape />}
      footer={(plan) => {
        const back = isWithdrawable(plan) ? { text: '撤回申请', onTap: withdraw } : undefined
        if (payable && payNext) return <PayBar plan={plan} next={payable.next} pay={payNext} all={payAll} back={back} />
        return back && <BottomBar primary={back} />
      }}
    >
      {(plan) => (
        <>
          <Head plan={plan} />
          <SectionCard title='还款计划' count={plan.items.length} flush>
            {plan.items.map((item) => (
              <PlanLine key={item.seq} item={item} />
            ))}
          </SectionCard>
          <SectionCard title='分期账单' count={plan.bills.length} flush>
            {plan.bills.map((bill) => (
              <BillLine key={bill.billId} bill={bill} signedOn={plan.signedOn} />
            ))}
          </SectionCard>
          <SectionCard title='签约信息'>
            <KeyValue
              items={[
                ['分期编号', plan.planNo],
                ['签约日期', plan.signedOn],
                ['签约时本金', <Money value={plan.principal} />],
                ['签约时违约金', <Money value={plan.lateFee} />],
                ['分期总额', <Money value={plan.totalAmount} />, { sum: true }],
                ['申请原因', plan.reason],
                ['审核意见', plan.reviewNote],
              ]}
            />
            <Cell title='分期缴费协议' value='查看' onTap={() => openAgreement(plan)} />
          </SectionCard>
          <SectionCard title='处理过程'>
            <Timeline
              items={stepsOf(plan).map(({ title, at, reason }) => ({
                key: at + title,
                title,
                meta: <DateText value={at} form='full' />,
                ...(reason !== null && { text: reason }),
              }))}
            />
          </SectionCard>
        </>
      )}
    </DetailPage>
  )
}

/** The address in the answer is good for ten minutes, the page may stand longer. */
async function openAgreement({ planId, planNo }: Plan): Promise<void> {
  const { agreementUrl } = await call(DETAIL, { planId })
  await showFile(agreementUrl, `分期缴费协议_${planNo}.pdf`)
}

/** 撤回: until the down payment; a plan that has moved on meanwhile is read again (A2605). */
function useWithdraw(planId: string, stale: () => Promise<void>): () => Promise<unknown> {
  const { run } = useAct('default POST /crmgas/installment/cancel', {
    ask: { content: '撤回后账单恢复单独缴费，确定撤回吗？', danger: true },
    ok: '申请已撤回',
    stale,
  })
  return () => run({ planId })
}

function Head({ plan }: { plan: Plan }) {
  const note = stateNote(plan)
  const { label, amount } = headOf(plan)
  return (
    <Card>
      <Ends>
        <div className='fs-13 t3'>{label}</div>
        <Status status={installmentStatus[plan.state]} />
      </Ends>
      <Money value={amount} size='l' />
      {note !== '' && <div className='fs-12 t3 mt4'>{note}</div>}
      <div className='hr' />
      <Figures
        items={[
          { label: '分期总额', value: <Money value={plan.totalAmount} /> },
          { label: '已还', value: <Money value={plan.paidAmount} /> },
        ]}
      />
    </Card>
  )
}

function PlanLine({ item }: { item: PlanItem }) {
  const today = dateAt(serverNow())
  const day =
    item.paidAt === null
      ? `应还日 ${formatDay(item.dueDate, today)}`
      : `${formatDay(item.paidAt.slice(0, 10), today)} 已还`
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m'>{item.title}</span>
        <Money value={item.amount} size='xs' />
      </Ends>
      <Ends>
        <span className='fs-12 t3'>{day}</span>
        <Status status={installmentItemStatus[item.state]} />
      </Ends>
    </Item>
  )
}

/** What of the bill went into the plan, and what is left of it. */
function BillLine({ bill, signedOn }: { bill: Plan['bills'][number]; signedOn: string }) {
  const open = useLinks().to('/pages/my-bill/details/details', { billId: bill.billId })
  return (
    <Item onTap={open}>
      <Ends>
        <span className='fs-15 fw-m'>{`${formatMonth(bill.billMonth)} ${billTypes[bill.billType]}`}</span>
        <Money value={bill.totalDue} size='xs' />
      </Ends>
      <div className='fs-12 t3'>
        签约时本金 <Money value={bill.principal} />
        {isPositiveMoney(bill.lateFee) && (
          <>
            {' + 违约金 '}
            <Money value={bill.lateFee} />
            {`（${bill.dueDate} 至 ${signedOn}）`}
          </>
        )}
      </div>
    </Item>
  )
}

interface PayBarProps {
  plan: Plan
  next: PlanItem
  pay: Link
  all: Link | undefined
  back: { text: string; onTap: () => Promise<unknown> } | undefined
}

/** The item that is next, or everything that is left (AE-83); before the down payment nothing else is paid. */
function PayBar({ plan, next, pay, all, back }: PayBarProps) {
  const isLast = next.amount === plan.restAmount
  const second = back ?? (!isLast && all ? { text: '提前结清', onTap: all } : undefined)
  return (
    <BottomBar
      sum={{ label: next.title, value: <Money value={next.amount} /> }}
      primary={{ text: next.seq === 0 ? '支付首付' : '支付本期', onTap: pay }}
      secondary={second}
    />
  )
}
