import { stage } from '@/testing/stage'
import { aBill, aBilledMeter } from '@/testing/make/bill'
import { BillRow } from './BillRow'
import { SumCard } from './SumCard'
import { part } from '@/testing/parts'

const { host, show, find, tap } = stage(document)

const bill = aBill({ meters: [aBilledMeter({ name: '一个非常非常长的表具别名' })] })

const tick = { checked: true, disabled: false, onChange: () => undefined }

const box = () => host().querySelector<HTMLButtonElement>('[role=checkbox]')

test('an overdue bill says amount, days, date in red, and how the amount comes about', () => {
  show(<BillRow bill={bill} tick={tick} />)
  expect(host().textContent).toContain('2026年8月 气费')
  expect(host().textContent).toContain('¥69,769.10')
  expect(host().textContent).toContain('已逾期 18 天')
  expect(host().querySelector(part.billDue)?.className).toContain('c-danger')
  expect(host().querySelector(part.billParts)?.textContent).toBe('本金 ¥69,146.78 + 违约金 ¥622.32已缴 ¥20,000.00')
  expect(box()?.getAttribute('aria-checked')).toBe('true')
})

test('a bill with the payment of another user cannot be ticked', () => {
  const onChange = jest.fn()
  const locked = { byMe: false, byText: '139****0009', until: '2026-11-23T10:00:00+08:00', orderId: null }
  show(
    <BillRow
      bill={{ ...bill, canPay: false, locked, payHint: 'x' }}
      tick={{ checked: false, disabled: true, onChange }}
    />,
  )
  expect(host().textContent).toContain('已逾期 18 天')
  expect(host().textContent).toContain('139****0009 正在支付')
  tap(find('[role=checkbox]'))
  expect(onChange).not.toHaveBeenCalled()
})

test('a bill that waits for a transfer says so, and may be paid all the same (AE-74)', () => {
  show(<BillRow bill={{ ...bill, transferId: 't1' }} tick={tick} />)
  expect(host().textContent).toContain('电汇中')
  expect(box()?.disabled).toBe(false)
})

test('without boxes the row is one button', () => {
  show(<BillRow bill={aBill({ state: 'PAID', receivable: '89146.78' })} />)
  expect(box()).toBeNull()
  expect(host().textContent).toContain('¥89,146.78')
  expect(host().querySelectorAll('button')).toHaveLength(1)
})

test('a late fee is red only when there is one', () => {
  const sum = {
    totalDue: '100.00',
    principal: '100.00',
    lateFee: '0.00',
    count: 1,
    installmentDue: '0.00',
    heldDue: '0.00',
  }
  show(<SumCard sum={sum} />)
  expect(host().querySelector(part.dangerAmount)).toBeNull()
  show(<SumCard sum={{ ...sum, lateFee: '0.01' }} />)
  expect(host().querySelector(part.dangerAmount)?.textContent).toBe('¥0.01')
})
