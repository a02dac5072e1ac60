import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { meterStatus, meterTypes } from '@domain/statuses'
import { gasOrderStatus } from '@domain/statuses/gas-order'
import { formatVolume } from '@domain/volume'
import { AccountBar, withAccount } from '@/shared/customer'
import { DetailPage, useLinks, useToday } from '@/blocks'
import { PreparedStrip, usePrepared } from '@/shared/prepared-payment'
import { StopStrip, useStop } from '@/shared/gas-stop'
import { Outages } from '@/shared/outage'
import { useOwnWaiting, WaitingOwn } from '@/shared/pay'
import { useRead } from '@/request'
import { addressOf, go } from '@/routes/go'
import { momentText } from '@/shared/meter'
import { type IconName, Cell, CellGroup, Empty, Ends, Item, Row, SectionCard, Status, Tag, Volume } from '@/ui'
import { ArrearsCard } from './ArrearsCard'
import { BalanceCard } from './BalanceCard'
import { Shape } from '../Shape'

type PayMeters = Out<'default GET /crmgas/pay/payMeters'>
type Meter = PayMeters['groups'][number]['meters'][number]

const ENTRIES: readonly { label: string; icon: IconName; address: string }[] = [
  { label: '缴费记录', icon: 'history', address: '/pages/pay/record' },
  { label: '购气订单', icon: 'package', address: '/subPages/gasPaymentOrder/list' },
  { label: '电汇', icon: 'bank', address: '/pages/pay/pay-telegraphic-transfer' },
  { label: '缴费提醒', icon: 'clock', address: '/subPagesB/pages/pay-remind' },
  { label: '交易记录', icon: 'wallet', address: '/pages/fee/fee/fee' },
  { label: '气价', icon: 'yuan', address: '/subPagesB/pages/gas-inquiry' },
  { label: '写卡', icon: 'nfc', address: '/subPages/nfc/list' },
]

/** 缴费 (A 6.17): the entry of all payments. */
export const PayMetersView = withAccount(function PayMetersView() {
  // Money may have moved while another page was on top, also by another user.
  const read = useRead('default GET /crmgas/pay/payMeters', undefined, { refresh: 'show' })
  // Asked for at once: what is above waits for no second round.
  useOwnWaiting()
  useStop()
  usePrepared()
  const links = useLinks()
  const entries = ENTRIES.filter(({ address }) => links(address))
  return (
    <DetailPage read={read} skeleton={<Shape />}>
      {(data) => {
        const meters = <Meters groups={data.groups} />
        const buysGas = data.account.chargeMode === 'PREPAID_CARD' && data.bills.count === 0
        return (
          <>
            <AccountBar
              action={{ text: '为他人缴费', onTap: () => void go('/pages/pay/select-account', { back: 'meters' }) }}
            />
            <StopStrip />
            <Outages of={data.failedParts} />
            <WaitingOwn back='/pages/pay/meters' />
            <PreparedStrip />
            {buysGas && meters}
            <ArrearsCard
              bills={data.bills}
              installmentDue={data.account.installmentDue}
              heldDue={data.account.heldDue}
            />
            <BalanceCard account={data.account} />
            {!buysGas && meters}
            {entries.length > 0 && (
              <CellGroup>
                {entries.map(({ label, icon, address }) => (
                  <Cell key={address} icon={icon} title={label} onTap={links(address)} />
                ))}
              </CellGroup>
            )}
          </>
        )
      }}
    </DetailPage>
  )
})

/** The meters by their kind; before all else where gas is bought for them and nothing is owed. */
function Meters({ groups }: Pick<PayMeters, 'groups'>) {
  if (groups.length === 0) return <Empty text='暂无可缴费表具' />
  return (
    <>
      {groups.map(({ type, meters }) => (
        <SectionCard key={type} title={meterTypes[type]} count={meters.length} flush>
          {meters.map((meter) => (
            <MeterLine key={meter.meterId} meter={meter} />
          ))}
        </SectionCard>
      ))}
    </>
  )
}

/** A meter with its state, what is left on its card, what waits to be written, and why nothing can be bought for it now. */
export function MeterLine({ meter }: { meter: Meter }) {
  const { label, tone } = meterStatus[meter.state]
  const today = useToday()
  const links = useLinks()
  const isCard = meter.meterType === 'IC'
  const { pending } = meter
  const reason = isCard && pending === null ? meter.reason : null
  const buy = links(
    isCard && meter.canPay ? addressOf('/pages/pay/place-order', { bizType: 'IC', meterId: meter.meterId }) : null,
  )
  const goOn = links(pending && addressOf('/subPages/gasPaymentOrder/detail', { gasOrderId: pending.gasOrderId }))
  return (
    <Item onTap={goOn ?? buy}>
      <Ends>
        <span className='fs-15 fw-m break'>{meter.name}</span>
        <Row gap={4} className='keep'>
          {meter.cardType === 'CONTACT' && <Tag kind='outline'>线下写卡</Tag>}
          {pending && (
            <Tag tone={gasOrderStatus[pending.state].tone}>
              {`${gasOrderStatus[pending.state].label} ${pending.volume === null ? formatMoney(pending.amount) : formatVolume(pending.volume)}`}
            </Tag>
          )}
          {meter.state !== 'NORMAL' && <Status status={{ label, tone }} />}
        </Row>
      </Ends>
      <Ends>
        <span className='fs-12 t3 break'>
          表号 {meter.meterNo}
          {meter.location !== meter.name && ` · ${meter.location}`}
        </span>
        {meter.remainVolume !== null && (
          <span className='fs-12 t3 break'>
            剩余气量 <Volume value={meter.remainVolume} />
            {meter.lastReadingAt !== null && ` · ${momentText(meter.lastReadingAt, today)}`}
          </span>
        )}
      </Ends>
      {pending && <div className='fs-13 c-link mt4'>{pending.state === 'WAIT_PAY' ? '去支付' : '去写卡'}</div>}
      {buy && pending === null && <div className='fs-13 c-link mt4'>购气</div>}
      {reason !== null && <div className='fs-12 t3 break c-danger'>{reason}</div>}
    </Item>
  )
}
