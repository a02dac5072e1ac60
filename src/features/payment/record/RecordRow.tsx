import type { Row as RowOf } from '@contract'
import { dateAt } from '@domain/date'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { channels, payOrderStatus } from '@domain/statuses'
import { Button, CountDown, DateText, Ends, Item, Money, Row, Status, Tag } from '@/ui'
import { waitsText } from '@/shared/money-track'
import { serverNow } from '@/platform/time'
import { nextStep } from './record-row'

export interface RecordRowProps {
  row: RowOf<'default GET /crmgas/pay/record'>
  busy: boolean
  onOpen: () => void
  onPay: () => Promise<unknown>
  onCancel: () => Promise<unknown>
  onExpired: () => void
}

/** One payment order; what waits for its money carries the time left and the ways on. */
export function RecordRow({ row, busy, onOpen, onPay, onCancel, onExpired }: RecordRowProps) {
  const { label, tone } = payOrderStatus[row.state]
  const step = nextStep(row)
  return (
    <div className='pay-record'>
      <Item className='pay-record-tap' onTap={onOpen}>
        <Ends>
          <span className='fs-15 fw-m break'>{row.title}</span>
          <Money value={row.paidAt === null ? row.amount : row.paidAmount} size='xs' />
        </Ends>
        <Ends>
          <span className='fs-12 t3 break'>
            <DateText value={row.createdAt} form='time' /> · {channels[row.channel]}
            {!row.payerIsMe && ` · ${row.payerMask}`}
            {isPositiveMoney(row.refundedAmount) && ` · 已退 ${formatMoney(row.refundedAmount)}`}
          </span>
          <Row gap={4} className='keep'>
            {row.proxy && <Tag kind='outline'>代缴</Tag>}
            <Status status={{ label, tone }} />
          </Row>
        </Ends>
        {row.waits && (
          <div className={row.waits.state === 'WAITING' ? 'fs-12 t2 break' : 'fs-12 c-danger break'}>
            {waitsText(row.waits, dateAt(serverNow()))}
          </div>
        )}
      </Item>
      {step && (
        <Ends className='gutter mb12'>
          <span className='fs-12 t3 break'>
            剩余 <CountDown until={row.expireAt} onEnd={onExpired} />
          </span>
          <Row wrap>
            {row.canCancel && (
              <Button kind='text' size='small' onTap={onCancel}>
                取消支付单
              </Button>
            )}
            <Button kind='outline' size='small' loading={busy} onTap={onPay}>
              {step === 'NEXT' ? '支付下一笔' : '继续支付'}
            </Button>
          </Row>
        </Ends>
      )}
    </div>
  )
}
