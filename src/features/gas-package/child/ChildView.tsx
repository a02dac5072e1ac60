import { formatMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { lapseText } from '@domain/package/lapse'
import { childOrderStatus, lockModes } from '@domain/statuses/gas-package'
import { tradeChannels } from '@domain/statuses/trade-payment'
import { formatVolume, isZeroVolume } from '@domain/volume'
import { DetailPage, useLink, useToday, Shape } from '@/blocks'
import { useRead } from '@/request'
import {
  BottomBar,
  Card,
  Cell,
  CellGroup,
  CountDown,
  Ends,
  KeyValue,
  SectionCard,
  Status,
  Tag,
  type FactRow,
} from '@/ui'
import type { ViewParams } from '@/routes/table'
import { Milestones } from '../parts/order/Milestones'
import { noteOf } from '../parts/order/OrderCycleRow'
import { longLeft, spanText, windowText } from '../package-text'
import { SettlementCard } from '../parts/cycle/SettlementCard'
import { SupplementItem } from '../parts/cycle/SupplementItem'
import type { Child } from '../types'

/** 提气周期: one cycle of an order (B 6.1). */
export function ChildView({ childNo }: ViewParams<'/subPagesB/pages/gas-package/order-details-zi'>) {
  const read = useRead('taocan GET /trade/order/childDetail', { childNo }, { refresh: 'show', freshFor: 0 })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[110, 240, 200]} />}
      footer={(child) => <Foot child={child} />}
    >
      {(child) => (
        <>
          <Head child={child} onEnd={() => void read.reload()} />
          <Volumes child={child} />
          <Amounts child={child} />
          {child.settlement !== null && <SettlementCard settlement={child.settlement} />}
          {child.supplements.length > 0 && (
            <SectionCard flush title='补款单' count={child.supplements.length}>
              {child.supplements.map((one) => (
                <SupplementItem key={one.buNo} of={one} />
              ))}
            </SectionCard>
          )}
          {child.timeline.length > 0 && <Milestones of={child.timeline} isLate={child.state === 'OVERDUE'} />}
          <Parent child={child} />
        </>
      )}
    </DetailPage>
  )
}

function Head({ child, onEnd }: { child: Child; onEnd: () => void }) {
  const today = useToday()
  const note = noteOf(child, today)
  const until = deadlineOf(child)
  return (
    <Card>
      <Ends>
        <span className='fs-20 fw-b break'>{child.name}提气</span>
        <Status status={childOrderStatus[child.state]} />
      </Ends>
      <div className='fs-12 t3 num mt4'>
        {child.startDate.slice(0, 4)}年 {spanText(child)}（{child.days}天）
      </div>
      <div className={note.tone === undefined ? 'fs-14 t2 mt8 num break' : `fs-14 mt8 num break c-${note.tone}`}>
        {child.forfeitFee === null ? note.text : lapseText(child.forfeitAt, child.forfeitFee, today)}
        {until !== null && (
          <>
            ，剩余 <CountDown until={until} format={longLeft} onEnd={onEnd} />
          </>
        )}
      </div>
    </Card>
  )
}

/** What runs out next for the customer; null: nothing. */
function deadlineOf(child: Child): string | null {
  if (child.state === 'WAIT_PAY') return child.payDeadline
  if (child.state === 'OVERDUE') return child.forfeitAt
  return child.state === 'PLANNED' && child.open ? child.editCloseAt : null
}

/** 量: how what may be taken is made up. */
function Volumes({ child }: { child: Child }) {
  const today = useToday()
  const part = (label: string, volume: string): FactRow => [label, !isZeroVolume(volume) && formatVolume(volume)]
  return (
    <SectionCard title='气量'>
      <KeyValue
        items={[
          child.lockedVolume === null
            ? ['计划量', formatVolume(child.planVolume)]
            : ['锁定量', formatVolume(child.lockedVolume)],
          part('结转入', child.rolloverInVolume),
          part('延后转入', child.carryInVolume),
          part('追加/提前', child.addVolume),
          part('转出', child.movedOutVolume),
          ['可提总量', formatVolume(child.total), { sum: true }],
          ['已提', formatVolume(child.extracted)],
          ['剩余', formatVolume(child.remaining)],
          child.lockMode === null ? ['修改窗口', windowText(child, today)] : ['锁定方式', lockModes[child.lockMode]],
          ['提气单号', child.pickBillNo],
        ]}
      />
    </SectionCard>
  )
}

function Amounts({ child }: { child: Child }) {
  const today = useToday()
  const price = child.unitPrice === null ? '锁定时确定' : `${child.unitPrice} 元/m³`
  return (
    <SectionCard title='金额' {...(child.estimated && { extra: <Tag kind='outline'>预估</Tag> })}>
      <KeyValue
        items={[
          ['单价', child.priceProvisional ? `${price}（按现行公布价暂定）` : price],
          ['结转气款（已付）', !isZeroVolume(child.rolloverInAmount) && formatMoney(child.rolloverInAmount)],
          ['转入气款（已付）', !isZeroVolume(child.carryInAmount) && formatMoney(child.carryInAmount)],
          [child.estimated ? '应付（预估）' : '应付', formatMoney(child.payableAmount), { sum: true }],
          ['已付', formatMoney(child.paidAmount)],
          ['付款截止', formatMoment(child.payDeadline, today)],
          ['支付时间', child.paidAt !== null && formatMoment(child.paidAt, today)],
          ['支付方式', child.channel !== null && tradeChannels[child.channel]],
        ]}
      />
    </SectionCard>
  )
}

function Parent({ child: { orderNo, orderName } }: { child: Child }) {
  const open = useLink('/subPagesB/pages/gas-package/order-details', { orderNo })
  return (
    <CellGroup>
      <Cell icon='package' title={orderName} subtitle={`订单 ${orderNo}`} onTap={open} />
    </CellGroup>
  )
}

/** What can be done with it now (B 6.1). */
function Foot({ child }: { child: Child }) {
  const { childNo, orderNo, cycleNo, actions } = child
  const edit = useLink('/subPagesB/pages/gas-package/edit-extraction-cycle', { orderNo, cycleNo: String(cycleNo) })
  const pay = useLink('/subPagesB/pages/gas-package/extract-pay', { bizType: 'CHILD', bizNo: childNo })
  const change = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo })
  const days = useLink('/subPagesB/pages/gas-package/periodic-extraction-vol-details', { childNo })
  const owed = owedOf(child)
  const settle = useLink(
    '/subPagesB/pages/gas-package/extract-pay',
    owed === undefined ? undefined : { bizType: 'SUPPLEMENT', bizNo: owed },
  )
  if (actions.includes('PAY_CHILD') && pay)
    return <BottomBar primary={{ text: `去支付 ${formatMoney(child.payableAmount)}`, onTap: pay }} />
  if (actions.includes('PAY_SUPPLEMENT') && settle) return <BottomBar primary={{ text: '去补款', onTap: settle }} />
  if (actions.includes('EDIT_CYCLES') && edit) return <BottomBar primary={{ text: '修改周期气量', onTap: edit }} />
  const isTaking = child.state === 'PAID' || child.state === 'EXTRACTING'
  const hasDays = isTaking || child.settlement !== null || child.state === 'SETTLING'
  if (!hasDays || !days) return null
  return (
    <BottomBar
      {...(actions.includes('CHANGE') && change && { secondary: { text: '申请变更', onTap: change } })}
      primary={{ text: '提气明细', onTap: days }}
    />
  )
}

/** The supplement that waits for money. */
const owedOf = ({ supplements }: Child): string | undefined =>
  supplements.find(({ state }) => state === 'OVERDUE' || state === 'WAIT_PAY')?.buNo
