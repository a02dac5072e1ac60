import { useState, type ReactNode } from 'react'
import { compareMoney, formatMoney } from '@domain/money'
import { tradeBizTypes } from '@domain/statuses/trade-payment'
import { formatMoment } from '@domain/date-format'
import { FieldList, PageFrame, useToday } from '@/blocks'
import { ChannelRow, platformCode, useBalanceProof } from '@/shared/pay'
import { useRead } from '@/request'
import { BottomBar, Card, CountDown, KeyValue, Money, NoticeBar, SectionCard } from '@/ui'
import { longLeft } from '../../package-text'
import { usePayPart, type Cashier, type Way } from './use-pay-part'

const NO_HURRY = '到账一般需1个工作日，期间订单不会关闭'
const LATE_MARGIN = '到账一般需1个工作日，竞购截止后到账的款项将退回，报价不生效'

export interface PayCashierProps {
  bizType: keyof typeof tradeBizTypes
  bizNo: string
  /** Above what is paid. */
  head?: ReactNode
}

/** The cashier of one deposit, margin, cycle or supplement (K-27): what it costs, the ways to pay, each with what is in its way. */
export function PayCashier({ bizType, bizNo, head }: PayCashierProps) {
  const read = useRead(
    'btwob GET /package/payable',
    { bizType, bizNo, platform: platformCode() },
    { refresh: 'show', freshFor: 0 },
  )
  const [wanted, setWanted] = useState<Way | null>(null)
  const part = usePayPart(read.reload)
  const payable = read.data
  const open = payable?.channels.filter(({ enabled }) => enabled) ?? []
  const way = (open.find(({ channel }) => channel === wanted) ?? open[0])?.channel ?? null
  const needsCode = payable !== undefined && way === 'BALANCE' && isLarge(payable)
  const proof = useBalanceProof(needsCode, async (smsCode) => {
    if (payable && way) await part.submit({ payable, way, smsCode: needsCode ? smsCode : '' }, null)
  })
  return (
    <PageFrame
      of={read}
      onPull={read.reload}
      footer={
        payable && (
          <BottomBar
            sum={{ label: tradeBizTypes[bizType], value: formatMoney(payable.amount) }}
            primary={{
              text: way === 'TT' ? '去转账' : '确认支付',
              onTap: proof.submit,
              loading: part.busy,
              loadingText: '支付中',
              disabled: !payable.payable || way === null || (needsCode && proof.values.smsCode.length !== 6),
            }}
            {...(payable.reason !== null && { note: payable.reason })}
          />
        )
      }
    >
      {payable && (
        <>
          {head}
          <What of={payable} onEnd={() => void read.reload()} />
          <Ways of={payable} way={way} onChoose={setWanted} />
          {needsCode && (
            <Card>
              <FieldList of={proof} />
            </Card>
          )}
          {way === 'TT' && <NoticeBar tone='info'>{bizType === 'NG_MARGIN' ? LATE_MARGIN : NO_HURRY}</NoticeBar>}
          {part.cashier}
        </>
      )}
    </PageFrame>
  )
}

const isLarge = ({ amount, balanceSmsOver }: Cashier): boolean => compareMoney(amount, balanceSmsOver) > 0

function What({ of: payable, onEnd }: { of: Cashier; onEnd: () => void }) {
  const today = useToday()
  const { deadline, title, formula } = payable
  return (
    <>
      <Card>
        <div className='fs-13 t3 break'>{title}</div>
        <Money value={payable.amount} size='l' />
        {deadline !== null && payable.payable && (
          <div className='fs-13 c-warning mt4 num break'>
            请于 {formatMoment(deadline, today)} 前支付，剩余{' '}
            <CountDown until={deadline} format={longLeft} onEnd={onEnd} />
          </div>
        )}
      </Card>
      <SectionCard title='支付内容'>
        <KeyValue
          items={[
            [payable.bizType === 'NG_MARGIN' ? '竞购活动' : '气量包', payable.orderName],
            ['订单编号', payable.orderNo],
            ['计算方式', formula || null],
            ['付款单位', payable.customerName],
          ]}
        />
      </SectionCard>
    </>
  )
}

interface WaysProps {
  of: Cashier
  way: Way | null
  onChoose: (way: Way) => void
}

function Ways({ of: { channels, balance }, way, onChoose }: WaysProps) {
  const noteOf = (channel: Way) => {
    if (channel === 'BALANCE') return { note: `可用 ${formatMoney(balance)}` }
    return channel === 'TT' ? { note: '大额推荐，一般1个工作日到账' } : {}
  }
  return (
    <Card flush label='支付方式'>
      {channels.map((channel) => (
        <ChannelRow
          key={channel.channel}
          channel={channel}
          chosen={way}
          onChoose={onChoose}
          {...noteOf(channel.channel)}
        />
      ))}
    </Card>
  )
}
