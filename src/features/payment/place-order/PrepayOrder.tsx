import { useState } from 'react'
import { formatMoneyChip } from '@domain/money'
import { AccountBar, useKeptTyping } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { AmountField, AmountKeypad, Card, Money, QuickAmounts, Row } from '@/ui'
import { OrderForm } from './OrderForm'
import { checkPrepay } from './order-form'
import { PayeeCard } from './PayeeCard'
import { usePayee } from './payee'
import { usePlaceOrder } from './use-place-order'

const QUICK = ['1000', '5000', '10000', '50000'] as const

export interface PrepayOrderProps {
  payToken: string | undefined
  /** Amount to start with. */
  value: string | undefined
}

/** 预存充值: amount by the own keypad, quick values, how long the money lasts (AE-35). */
export function PrepayOrder({ payToken, value }: PrepayOrderProps) {
  const [text, setText] = useState(value ?? '')
  const [typing, setTyping] = useState(value === undefined)
  const [left, setLeft] = useState(value !== undefined)
  useKeptTyping(
    () => ({ text }),
    (kept) => typeof kept.text === 'string' && setText(kept.text),
  )
  const payee = usePayee(payToken)
  const isOwn = payToken === undefined
  const own = useRead('default GET /crmgas/pay/payMeters', undefined, { enabled: isOwn })
  // The cache may know the payer's own account: it says nothing of the payee's.
  const account = isOwn ? own.data?.account : undefined
  const order = usePlaceOrder({ back: '/pages/pay/meters', onStale: () => void own.reload() })
  const check = checkPrepay(text)
  const amount = check.ok ? check.amount : null
  const refused = account && !account.canPrepay ? '该户号不支持预存充值' : undefined
  const fault = order.fault ?? (left && !check.ok && text !== '' ? check.fault : undefined)
  const change = (next: string) => {
    order.clearFault()
    setText(next)
  }
  const endTyping = () => {
    setLeft(true)
    setTyping(false)
  }
  const chooseOther = () => void go('/pages/pay/select-account', { back: 'place-order' }, { replace: true })
  return (
    <OrderForm
      order={order}
      bizType='PREPAY'
      amount={refused === undefined && (isOwn || payee !== null) ? amount : null}
      without={refused ?? (isOwn || payee !== null ? '请输入充值金额' : '请重新选择缴费对象')}
      payToken={payToken}
      payee={payee?.nameMask}
      input={{ amount: amount ?? '', ...(payToken !== undefined && { payToken }) }}
      transferQuery='?purpose=PREPAY'
      {...(isOwn && { of: own })}
      keypad={
        <AmountKeypad
          open={typing}
          value={text}
          decimals={2}
          integers={10}
          onChange={change}
          onConfirm={endTyping}
          onClose={endTyping}
        />
      }
    >
      {isOwn ? <AccountBar action={{ text: '更换', onTap: chooseOther }} /> : <PayeeCard payee={payee} />}
      <Card>
        <div className='fs-13 t3 mb4'>充值金额</div>
        <AmountField
          label='充值金额'
          sign='¥'
          value={text}
          placeholder='请输入充值金额'
          focused={typing}
          onFocus={() => setTyping(true)}
          onClear={() => change('')}
        />
        {fault !== undefined && (
          <div className='fs-12 c-danger mt8' role='alert'>
            {fault}
          </div>
        )}
        <QuickAmounts
          className='mt16'
          items={QUICK.map((key) => ({ key, title: formatMoneyChip(`${key}.00`) }))}
          active={(QUICK as readonly string[]).includes(text) ? text : null}
          onChange={change}
        />
        {account && <Lasts available={account.available} daysLeft={account.daysLeft} />}
      </Card>
    </OrderForm>
  )
}

/** The days estimate of AE-32 for what is there now; unknown shows nothing. */
function Lasts({ available, daysLeft }: { available: string; daysLeft: number | null }) {
  return (
    <Row wrap gap={12} top={8} className='fs-12 t3'>
      <span>
        当前可用 <Money value={available} />
        {daysLeft !== null && `，预计可用 ${daysLeft} 天`}
      </span>
    </Row>
  )
}
