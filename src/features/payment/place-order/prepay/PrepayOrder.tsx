import { useState } from 'react'
import { AccountBar } from '@/shared/customer'
import { useKeptTyping } from '@/blocks'
import { useRead } from '@/request'
import { windowHeight } from '@/platform/measure'
import { pathBelow } from '@/routes/below'
import { go } from '@/routes/go'
import { AmountField, AmountKeypad, Card } from '@/ui'
import { OrderForm } from '../OrderForm'
import { checkPrepay } from '../../check-prepay'
import { PayeeCard } from '../PayeeCard'
import { usePayee } from '../payee'
import { Amounts } from './Amounts'
import { usePlaceOrder } from '../use-place-order'

export interface PrepayOrderProps {
  payToken: string | undefined
  /** Amount to start with. */
  value: string | undefined
}

/** px: on lower windows the keypad would cover what is to be chosen; it opens when the amount is tapped. */
const ROOM = 640

/** 完成 leads back to the home page where the top-up began there. */
const startOfTopUp = () => {
  const home = '/pages/home/index/index'
  return pathBelow() === home ? home : '/pages/pay/meters'
}

/** 预存充值: amount by the own keypad, quick values, how long the money lasts (AE-35). */
export function PrepayOrder({ payToken, value }: PrepayOrderProps) {
  const [text, setText] = useState(value ?? '')
  const [typing, setTyping] = useState(() => value === undefined && windowHeight() >= ROOM)
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
  const [back] = useState(startOfTopUp)
  const order = usePlaceOrder({ back, onStale: () => void own.reload() })
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
  const choose = (next: string) => {
    change(next)
    endTyping()
  }
  const input = { bizType: 'PREPAY' as const, amount: amount ?? '', ...(payToken !== undefined && { payToken }) }
  const chooseOther = () => void go('/pages/pay/select-account', { back: 'place-order' }, { replace: true })
  return (
    <OrderForm
      order={order}
      bizType='PREPAY'
      amount={refused === undefined && (isOwn || payee !== null) ? amount : null}
      without={refused ?? (isOwn || payee !== null ? wanted(text, check) : '请重新选择缴费对象')}
      payToken={payToken}
      payee={payee?.nameMask}
      transfer={{ bizType: 'PREPAY', amount: amount ?? undefined }}
      submit={(paying, channel) => order.submit({ ...input, ...paying }, channel)}
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
          typing={{ decimals: 2, integers: 10, onChange: change }}
          onClear={() => change('')}
        />
        {fault !== undefined && (
          <div className='fs-12 c-danger mt8' role='alert'>
            {fault}
          </div>
        )}
        <Amounts account={account} text={text} amount={amount} onChange={choose} />
      </Card>
    </OrderForm>
  )
}

/** What keeps the amount from being paid, in the words of the field. */
const wanted = (text: string, check: ReturnType<typeof checkPrepay>): string =>
  check.ok || text === '' ? '请输入充值金额' : check.fault
