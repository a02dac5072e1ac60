import { useState } from 'react'
import { couponText } from '@domain/coupon'
import { formatMoney, negateMoney } from '@domain/money'
import { ActionSheet, Cell } from '@/ui'
import type { Lead } from './LeadView'

type Coupon = Lead['availableCoupons'][number]

interface Props {
  coupons: readonly Coupon[]
  chosen: Coupon | undefined
  /** Null: none. */
  onChoose: (couponCode: string | null) => void
}

const NONE = 'NONE'

/** 优惠券 of an open quote (E-M-16): one of the customer's, or none. A customer without any sees nothing of it. */
export function CouponPick({ coupons, chosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (coupons.length === 0) return null
  const usable = coupons.filter((one) => one.usable).length
  const close = () => setOpen(false)
  const said = usable === 0 ? '未达使用门槛' : `${usable} 张可用`
  return (
    <>
      <Cell
        className='mt8'
        title='优惠券'
        value={chosen ? formatMoney(negateMoney(chosen.faceValue)) : said}
        onTap={() => setOpen(true)}
      />
      <ActionSheet
        open={isOpen}
        title='选择优惠券'
        items={[
          ...coupons.map((one) => ({
            key: one.couponCode,
            text: couponText(one),
            note: one.usable ? `有效期至 ${one.validTo}` : '报价未达满额',
            disabled: !one.usable,
          })),
          { key: NONE, text: '不使用优惠券' },
        ]}
        active={chosen?.couponCode ?? NONE}
        onChoose={(key) => {
          onChoose(key === NONE ? null : key)
          close()
        }}
        onClose={close}
      />
    </>
  )
}
