import { useState } from 'react'
import type { Out } from '@contract'
import { couponText } from '@domain/coupon'
import { couponStatus } from '@domain/statuses/coupon'
import { useAct } from '@/blocks'
import { useRead } from '@/request'
import { Button, Empty, Ends, ErrorBlock, Fact, Item, prompt, SectionCard, Skeleton, Status } from '@/ui'
import { useDeskEnd } from '../../DeskGate'
import { GrantSheet } from './GrantSheet'

type Coupon = Out<'btwob GET /coupon/list'>['list'][number]

interface Props {
  bp: string
  /** The staff's token has ended. */
  close: () => void
}

/** Coupons that staff granted to a customer; one more, or one less (E-M-16). */
export function Coupons({ bp, close }: Props) {
  const [isGranting, setGranting] = useState(false)
  const read = useRead('btwob GET /coupon/list', { bp }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const list = read.data?.list
  return (
    <SectionCard
      flush
      title='优惠券'
      count={read.data?.total}
      extra={
        <Button kind='outline' size='small' disabled={read.data === undefined} onTap={() => setGranting(true)}>
          发放优惠券
        </Button>
      }
    >
      {list === undefined && read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {list === undefined && read.state === 'loading' && <Skeleton kind='list' rows={1} />}
      {list?.length === 0 && <Empty small text='未向该户号发放过优惠券' />}
      {list?.map((coupon) => (
        <CouponRow key={coupon.couponCode} bp={bp} of={coupon} onChanged={read.reload} />
      ))}
      {isGranting && read.data && (
        <GrantSheet bp={bp} alone={read.data.alone} onClose={() => setGranting(false)} onDone={read.reload} />
      )}
    </SectionCard>
  )
}

function CouponRow({ bp, of: coupon, onChanged }: { bp: string; of: Coupon; onChanged: () => Promise<unknown> }) {
  const name = couponText(coupon)
  const withdraw = useAct('btwob POST /coupon/withdraw', {
    more: async () => {
      const content = coupon.state === 'issued' ? '客户会收到撤回通知和原因。' : '尚未到账，客户不会收到通知。'
      const check = (text: string) => (text.trim().length < 2 ? '请填写撤回原因' : undefined)
      const reason = await prompt({ title: '撤回优惠券', label: '原因', content, maxLength: 100, check })
      return reason === null ? null : { reason: reason.trim() }
    },
    ok: '已撤回',
    done: onChanged,
    stale: onChanged,
  })
  return (
    <Item>
      <Ends>
        <Fact grow value={name} note={`${coupon.scope} · 有效期至 ${coupon.validTo}`} />
        <Status status={couponStatus[coupon.state]} />
      </Ends>
      <Ends top={8}>
        <span className='fs-13 t3 break'>
          {coupon.reason}
          {coupon.remark !== null && `；${coupon.remark}`}
          {coupon.leadNo !== null && `；已用于咨询单 ${coupon.leadNo}`}
        </span>
        {coupon.withdrawable && (
          <Button
            kind='text'
            size='small'
            label={`撤回 ${name}`}
            loading={withdraw.busy}
            onTap={() => withdraw.run({ bp, couponCode: coupon.couponCode })}
          >
            撤回
          </Button>
        )}
      </Ends>
    </Item>
  )
}
