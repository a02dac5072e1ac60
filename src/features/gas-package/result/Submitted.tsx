import { formatMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { childOrderStatus } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { linkTo, PageFrame, ResultPage, useToday, type ResultPageProps } from '@/blocks'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import { Empty } from '@/ui'
import type { Child } from '../types'
import { childPage, INDEX, orderOf, THERE } from './places'

type Scene = 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN' | 'PICK' | 'CHANGE' | 'AGREE'

interface SubmittedProps {
  scene: Scene
  bizNo: string | undefined
}

const HEADLINES: Readonly<Partial<Record<Scene, string>>> = {
  PICK: '提气单已提交',
  CHANGE: '变更申请已提交',
  AGREE: '协议已签署',
}

/** A pick bill, a change or an agreement was submitted: what it was about, and what comes next. */
export function Submitted({ scene, bizNo }: SubmittedProps) {
  const headline = HEADLINES[scene]
  if (headline === undefined || bizNo === undefined)
    return (
      <PageFrame>
        <Empty text='数据不存在或已失效' />
      </PageFrame>
    )
  if (scene === 'AGREE')
    return (
      <ResultPage
        kind='success'
        headline={headline}
        text='订单已生效，可按周期确认提气量'
        {...buttons(orderOf('DEPOSIT', bizNo))}
      />
    )
  return <OfChild headline={headline} childNo={bizNo} isPick={scene === 'PICK'} />
}

interface OfChildProps {
  headline: string
  childNo: string
  isPick: boolean
}

function OfChild({ headline, childNo, isPick }: OfChildProps) {
  const today = useToday()
  const read = useRead('taocan GET /trade/order/childDetail', { childNo }, { freshFor: 0 })
  const child = read.data
  if (child === undefined) return <ResultPage kind='success' headline={headline} of={read} />
  const due = dueOf(child, isPick)
  return (
    <ResultPage
      kind='success'
      headline={headline}
      {...(due && { amount: due.amount })}
      text={
        due
          ? `请于 ${due.deadline === null ? '期限内' : formatMoment(due.deadline, today)} 前支付`
          : restText(child, isPick)
      }
      facts={[
        ['气量包', child.orderName],
        ['提气周期', child.name],
        ['提气单号', isPick && child.pickBillNo],
        ['锁定气量', isPick && child.lockedVolume !== null && formatVolume(child.lockedVolume)],
        ['周期状态', childOrderStatus[child.state].label],
      ]}
      {...buttons(childPage(childNo), due)}
    />
  )
}

interface Due {
  bizType: 'CHILD' | 'SUPPLEMENT'
  bizNo: string
  amount: string
  deadline: string | null
}

/** What the submission asks to be paid. */
function dueOf({ state, childNo, payableAmount, payDeadline, supplements }: Child, isPick: boolean): Due | undefined {
  if (isPick)
    return state === 'WAIT_PAY'
      ? { bizType: 'CHILD', bizNo: childNo, amount: payableAmount, deadline: payDeadline }
      : undefined
  const open = supplements.find((one) => one.state === 'WAIT_PAY')
  return open && { bizType: 'SUPPLEMENT', bizNo: open.buNo, amount: open.amount, deadline: open.payDeadline }
}

const restText = (child: Child, isPick: boolean): string => {
  if (isPick) return '本周期气量已锁定'
  const isReviewed = child.supplements.some(({ state }) => state === 'WAIT_REVIEW')
  return isReviewed ? '供气方审核后将以消息通知您' : '变更生效后可在周期明细中查看'
}

/** Pay first, where there is something to pay. */
function buttons(place: string, due?: Due): Pick<ResultPageProps, 'primary' | 'secondary'> {
  const toPlace = linkTo(place, THERE)
  const order = toPlace && { text: '查看订单', onTap: toPlace }
  const pay =
    due &&
    linkTo(addressOf('/subPagesB/pages/gas-package/extract-pay', { bizType: due.bizType, bizNo: due.bizNo }), THERE)
  if (due && pay)
    return { primary: { text: `去支付 ${formatMoney(due.amount)}`, onTap: pay }, ...(order && { secondary: order }) }
  const toIndex = linkTo(INDEX, THERE)
  return { ...(order && { primary: order }), ...(toIndex && { secondary: { text: '返回气量包', onTap: toIndex } }) }
}
