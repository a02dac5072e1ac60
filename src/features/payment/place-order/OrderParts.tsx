import { formatMoney, type Money } from '@domain/money'
import { addressOf, goTo } from '@/routes/go'
import { Button, Card, CheckBox, confirm, Fact, Money as MoneyText, Row, Switch } from '@/ui'
import type { Totals } from './order-form'

/** The agreement's text; where this user cannot read it, no agreement is required. */
export const AGREEMENT = addressOf('/pages/transaction-process/text', { code: 'PAYMENT' })

export interface Questions {
  payee: string | undefined
  totals: Totals
  ask: (() => Promise<boolean>) | undefined
}

/** The last questions before money moves, one after the other; the first no stops. */
export async function isAgreed({ payee, totals, ask }: Questions): Promise<boolean> {
  if (payee !== undefined && !(await confirm({ title: '提示', content: `您正在为${payee}缴费，是否继续？` })))
    return false
  if (ask && !(await ask())) return false
  return totals.slices !== 0 || confirm({ title: '提示', content: `将使用余额支付${totals.amount}元，是否确认？` })
}

export interface BalanceRowProps {
  usable: Money
  on: boolean
  used: Money | null
  onChange: (on: boolean) => void
}

/** AE-50. */
export function BalanceRow({ usable, on, used, onChange }: BalanceRowProps) {
  return (
    <Card label='使用余额'>
      <Row wrap gap={12}>
        <Fact
          grow
          value='使用余额'
          note={
            <>
              可用 <MoneyText value={usable} />
            </>
          }
        />
        {on && used !== null && <span className='fs-15 t2 num nowrap'>−{formatMoney(used)}</span>}
        <Switch checked={on} onChange={onChange} label='使用余额' />
      </Row>
    </Card>
  )
}

export function Agreement({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) {
  return (
    <Row wrap gap={4} className='gutter'>
      <CheckBox square checked={agreed} onChange={onChange}>
        我已阅读并同意
      </CheckBox>
      <Button kind='text' size='small' onTap={() => void goTo(AGREEMENT)}>
        《购气交易流程》
      </Button>
    </Row>
  )
}
