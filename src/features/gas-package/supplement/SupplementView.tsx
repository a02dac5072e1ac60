import { formatFullMoment, formatMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { extractionChangeStatus, supplementStatus, supplementTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { DetailPage, useAct, useLink, useToday } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, Card, Cell, CellGroup, CountDown, Ends, KeyValue, Money, SectionCard, Status } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { Milestones } from '../parts/order/Milestones'
import { longLeft } from '../package-text'
import type { Supplement } from '../types'

/** 补款单 (B 6.1). */
export function SupplementView({ buNo }: ViewParams<'/subPagesB/pages/gas-package/order-details-bu'>) {
  const read = useRead('taocan GET /trade/order/supplementDetail', { buNo }, { refresh: 'show', freshFor: 0 })
  return (
    <DetailPage spaced read={read} footer={(one) => <Foot of={one} onChanged={read.reload} />}>
      {(one) => (
        <>
          <Head of={one} onEnd={() => void read.reload()} />
          <Facts of={one} />
          {one.timeline.length > 0 && <Milestones of={one.timeline} />}
          <Links of={one} />
        </>
      )}
    </DetailPage>
  )
}

/** What this kind of supplement is. */
function explained({ supplement, fromCycleName }: Supplement): string {
  if (supplement.buType === 'ADD') return '在原订单之外追加本周期气量'
  if (supplement.buType === 'ADVANCE') return `从${fromCycleName ?? '后续周期'}提前至本周期`
  return '本周期实际提气超过已付气量的部分'
}

function Head({ of: one, onEnd }: { of: Supplement; onEnd: () => void }) {
  const today = useToday()
  const { supplement } = one
  const { state, payDeadline } = supplement
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b break'>
          {supplement.cycleName}
          {supplementTypes[supplement.buType]}
        </span>
        <Status status={supplementStatus[state]} />
      </Ends>
      <div className='mt8'>
        <Money value={supplement.amount} size='l' />
      </div>
      <div className='fs-13 t3 mt4 break'>{explained(one)}</div>
      {state === 'WAIT_PAY' && payDeadline !== null && (
        <div className='fs-14 c-warning mt8 num break'>
          请于 {formatMoment(payDeadline, today)} 前支付，剩余{' '}
          <CountDown until={payDeadline} format={longLeft} onEnd={onEnd} />
        </div>
      )}
      {state === 'OVERDUE' && <div className='fs-14 c-danger mt8 break'>补款已逾期，付清前不能订购气量包</div>}
    </Card>
  )
}

function Facts({ of: { supplement, change } }: { of: Supplement }) {
  const { rejectRemark } = supplement
  return (
    <SectionCard title='补款单信息'>
      <KeyValue
        items={[
          ['补款单编号', supplement.buNo],
          ['气量', formatVolume(supplement.volume)],
          ['单价', `${supplement.unitPrice} 元/m³`],
          ['金额', formatMoney(supplement.amount), { sum: true }],
          ['原因', supplement.reason || null],
          ['审核意见', rejectRemark],
          ['变更申请', change && `${change.changeNo} ${extractionChangeStatus[change.state].label}`],
          ['变更意见', change?.reviewRemark],
          ['生成时间', formatFullMoment(supplement.createdAt)],
          ['支付时间', supplement.paidAt !== null && formatFullMoment(supplement.paidAt)],
        ]}
      />
    </SectionCard>
  )
}

function Links({ of: { supplement, orderName } }: { of: Supplement }) {
  const { childNo, orderNo, cycleName } = supplement
  const child = useLink('/subPagesB/pages/gas-package/order-details-zi', { childNo })
  const parent = useLink('/subPagesB/pages/gas-package/order-details', { orderNo })
  return (
    <CellGroup>
      <Cell icon='calendar' title={`${cycleName}提气`} subtitle={`子单 ${childNo}`} onTap={child} />
      <Cell icon='package' title={orderName} subtitle={`订单 ${orderNo}`} onTap={parent} />
    </CellGroup>
  )
}

interface FootProps {
  of: Supplement
  onChanged: () => Promise<void>
}

/** Pay, take back, or ask again. */
function Foot({ of: { supplement, change, actions }, onChanged }: FootProps) {
  const { buNo, childNo, buType } = supplement
  const pay = useLink('/subPagesB/pages/gas-package/extract-pay', { bizType: 'SUPPLEMENT', bizNo: buNo })
  const again = useLink(
    '/subPagesB/pages/gas-package/change-extraction-gas',
    buType === 'DIFF' ? undefined : { childNo, type: buType },
  )
  const withdraw = useAct('taocan POST /trade/extract/changeWithdraw', {
    once: true,
    ask: '确认撤回该申请？',
    ok: '申请已撤回',
    done: onChanged,
    stale: onChanged,
  })
  if (actions.includes('PAY_SUPPLEMENT') && pay)
    return <BottomBar primary={{ text: `去支付 ${formatMoney(supplement.amount)}`, onTap: pay }} />
  if (actions.includes('WITHDRAW') && change !== null)
    return (
      <BottomBar
        primary={{ text: '撤回申请', onTap: () => withdraw.run({ changeNo: change.changeNo }), loading: withdraw.busy }}
      />
    )
  if (actions.includes('AGAIN') && again) return <BottomBar primary={{ text: '重新申请', onTap: again }} />
  return null
}
