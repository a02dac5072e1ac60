import { useEffect } from 'react'
import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { scrollToElement } from '@/platform/measure'
import { go } from '@/routes/go'
import { usePay, type PayPayee } from '@/stores'
import { Button, Card, Ends, Money, Row } from '@/ui'

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
        <div className='fs-13 t3 mb4'>确认缴费对象</div>
        <Ends>
          <span className='fs-15 fw-m break'>{nameMask}</span>
          <span className='fs-12 t3 break'>户号 {bpMask}</span>
        </Ends>
        <Row wrap gap={12} top={8} className='fs-12 t3'>
          {owes ? (
            <span>
              待缴 {billCount} 笔，合计 <Money value={totalDue} />
            </span>
          ) : (
            '无待缴账单'
          )}
        </Row>
        {(owes || canPrepay) && (
          <Row gap={12} top={12}>
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
          </Row>
        )}
      </Card>
    </div>
  )
}
