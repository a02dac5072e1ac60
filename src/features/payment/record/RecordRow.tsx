import type { Row } from '@contract'
import { channels, payOrderStatus } from '@domain/statuses'
import { Button, CountDown, DateText, Money, Status, Tag } from '@/ui'
import { nextStep } from './record-row'

export interface RecordRowProps {
  row: Row<'default GET /crmgas/pay/record'>
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
      <button type='button' className='pay-record-tap' onClick={onOpen}>
        <span className='pay-ends'>
          <span className='pay-name'>{row.title}</span>
          <Money value={row.amount} size='xs' />
        </span>
        <span className='pay-ends'>
          <span className='pay-small'>
            <DateText value={row.createdAt} form='time' /> · {channels[row.channel]}
            {!row.payerIsMe && ` · ${row.payerMask}`}
          </span>
          <span className='pay-tags'>
            {row.proxy && <Tag kind='outline'>代缴</Tag>}
            <Status status={{ label, tone }} />
          </span>
        </span>
      </button>
      {step && (
        <div className='pay-record-foot'>
          <span className='pay-small'>
            剩余 <CountDown until={row.expireAt} onEnd={onExpired} />
          </span>
          <span className='pay-acts'>
            {row.canCancel && (
              <Button kind='text' size='small' onTap={onCancel}>
                取消
              </Button>
            )}
            <Button kind='outline' size='small' loading={busy} onTap={onPay}>
              {step === 'NEXT' ? '支付下一笔' : '继续支付'}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
