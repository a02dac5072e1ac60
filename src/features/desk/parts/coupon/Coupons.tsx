import { useState } from 'react'
import type { Row } from '@contract'
import { couponText } from '@domain/coupon'
import { couponStatus } from '@domain/statuses/coupon'
import { useAct } from '@/blocks'
import { usePaged } from '@/request'
import { Button, Empty, Ends, ErrorBlock, Fact, Item, prompt, SectionCard, Skeleton, Status } from '@/ui'
import { useDeskEnd } from '../../DeskGate'
import { GrantSheet } from './GrantSheet'

type Coupon = Row<'btwob GET /coupon/list'>

interface Props {
  bp: string
  /** The staff's token has ended. */
  close: () => void
}

/** Coupons that staff granted to a customer; one more, or one less (E-M-16). */
export function Coupons({ bp, close }: Props) {
  const [isGranting, setGranting] = useState(false)
  const list = usePaged('btwob GET /coupon/list', { bp }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(list.error, close)
  const { first } = list
  return (
    <SectionCard
      flush
      title='优惠券'
      count={first?.total}
      extra={
        <Button kind='outline' size='small' disabled={first === undefined} onTap={() => setGranting(true)}>
          发放优惠券
        </Button>
      }
    >
      {list.state === 'error' && <ErrorBlock small onRetry={() => void list.reload()} />}
      {list.state === 'loading' && <Skeleton kind='list' rows={1} />}
      {first?.total === 0 && <Empty small text='未向该户号发放过优惠券' />}
      {list.rows.map((coupon) => (
        <CouponRow key={coupon.couponCode} bp={bp} of={coupon} onChanged={list.reload} />
      ))}
      {list.state === 'ready' && list.foot !== 'end' && (
        <Button kind='text' block loading={list.foot === 'loading'} onTap={list.loadMore}>
          {list.foot === 'failed' ? '加载失败，点击重试' : '查看更多'}
        </Button>
      )}
      {isGranting && first && (
        <GrantSheet bp={bp} alone={first.alone} onClose={() => setGranting(false)} onDone={list.reload} />
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
