import { useEffect } from 'react'
import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { scrollToElement } from '@/platform/measure'
import { go } from '@/routes/go'
import { usePay, type PayPayee } from '@/stores'
import { Button, Card, Money } from '@/ui'

export type Payee = Out<'default POST /crmgas/pay/searchAccount'>

const PLACE = 'pay-found'

/** 确认缴费对象: the account found, masked, and what can be paid for it. */
export function PayeeResult({ payee }: { payee: Payee }) {
  const { payToken, bpMask, nameMask, totalDue, billCount, canPrepay } = payee
  // Chosen far below, it would open above the screen.
  useEffect(() => scrollToElement(PLACE), [payToken])
  const pay = (bizType: 'BILL' | 'PREPAY') => {
    usePay.setState({ payMeterInfo: { payToken, bpMask, nameMask, totalDue, billCount, canPrepay } satisfies PayPayee })
    return go('/pages/pay/place-order', { bizType, payToken })
  }
  const owes = isPositiveMoney(totalDue)
  return (
    <div id={PLACE}>
      <Card label='确认缴费对象'>
        <div className='pay-label'>确认缴费对象</div>
        <div className='pay-ends'>
          <span className='pay-name'>{nameMask}</span>
          <span className='pay-small'>户号 {bpMask}</span>
        </div>
        <div className='pay-lasts'>
          {owes ? (
            <span>
              待缴 {billCount} 笔，合计 <Money value={totalDue} />
            </span>
          ) : (
            '无待缴账单'
          )}
        </div>
        {(owes || canPrepay) && (
          <div className='pay-two'>
            {canPrepay && (
              <Button kind={owes ? 'outline' : 'filled'} block onTap={() => pay('PREPAY')}>
                预存充值
              </Button>
            )}
            {owes && (
              <Button block onTap={() => pay('BILL')}>
                缴纳账单
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
