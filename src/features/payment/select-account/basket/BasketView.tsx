import { useState } from 'react'
import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { payOrderStatus } from '@domain/statuses'
import { DetailPage, useLinks } from '@/blocks'
import type { Channel } from '@/shared/pay'
import { noteChanged, useRead } from '@/request'
import { showFile } from '@/shared/file'
import { Button, Card, CountDown, Ends, Item, Money, Row, SectionCard, Status } from '@/ui'
import { addressOf } from '@/routes/go'
import { usePayBasket, type PayBasket } from './use-pay-basket'

type Basket = Out<'btwob GET /pay/basket/detail'>
type Group = Basket['groups'][number]

/** ms between two questions while a payment is on its way. */
const EVERY = 3_000

/** A basket that was made (Y-13): what each gas company gets, how each order stands, one receipt over all of it. */
export function BasketView({ basketId, channel }: { basketId: string; channel: Channel | null }) {
  const [waiting, setWaiting] = useState(false)
  const every = (basket?: Basket) => waiting && !(basket && isOver(basket)) && EVERY
  const read = useRead('btwob GET /pay/basket/detail', { basketId }, { freshFor: 0, refresh: 'show', every })
  const pay = usePayBasket(basketId, async () => {
    setWaiting(true)
    await read.reload()
    void noteChanged(['bills', 'money', 'stops', 'todos'])
  })
  return (
    <DetailPage spaced read={read} title='合并缴费'>
      {(basket) => (
        <>
          <Head basket={basket} />
          {basket.groups.map((group) => (
            <CompanyGroup key={group.companyCode} group={group} pay={pay} channel={channel} />
          ))}
          {pay.cashier}
        </>
      )}
    </DetailPage>
  )
}

const isOver = ({ groups }: Basket): boolean => groups.every(({ canPay }) => !canPay)

function Head({ basket: { total, groups, expireAt, receiptUrl, basketId } }: { basket: Basket }) {
  const open = groups.filter(({ canPay }) => canPay).length
  return (
    <Card label='合并缴费'>
      <div className='fs-13 t3 mb4'>{`共 ${groups.length} 笔支付`}</div>
      <Money value={total} size='l' />
      {open > 0 && (
        <div className='fs-13 c-warning mt8'>
          {`还有 ${open} 笔待支付，剩余 `}
          <CountDown until={expireAt} />
        </div>
      )}
      {receiptUrl !== null && (
        <Row to='end' top={8}>
          <Button kind='outline' size='small' onTap={() => showFile(receiptUrl, `合并缴费收据_${basketId}.pdf`)}>
            查看收据
          </Button>
        </Row>
      )}
    </Card>
  )
}

function CompanyGroup({ group, pay, channel }: { group: Group; pay: PayBasket; channel: Channel | null }) {
  const links = useLinks()
  return (
    <SectionCard title={group.companyName} flush>
      {group.orders.map(({ orderId, bp, customerName, title, amount, state, voucherId }) => {
        const voucher = links(voucherId && addressOf('/subPagesB/pages/pdfReview', { voucherId }))
        return (
          <Item key={orderId} onTap={voucher}>
            <Ends>
              <span className='fs-15 fw-m break'>{title}</span>
              <Money value={amount} size='xs' />
            </Ends>
            <Ends>
              <span className='fs-12 t3 break'>{`${customerName} · 户号 ${bp}`}</span>
              <Status status={payOrderStatus[state]} />
            </Ends>
          </Item>
        )
      })}
      {group.canPay && (
        <Row to='end' className='gutter mb12' top={8}>
          <Button loading={pay.busy} onTap={() => pay.pay(group, channel)}>
            {`支付 ${formatMoney(group.due)}`}
          </Button>
        </Row>
      )}
    </SectionCard>
  )
}
