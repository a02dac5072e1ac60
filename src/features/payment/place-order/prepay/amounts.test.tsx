import { aPayAccount } from '@/testing/make/payment'
import { renderPart } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { Amounts } from './Amounts'

test('the days of a top-up, and what they are once the waiting cycle is paid', async () => {
  const costs = (cost: string) => Array<string>(31).fill(cost)
  const account = aPayAccount({
    available: '3000.00',
    daysLeft: 3,
    nextCosts: costs('1000.00'),
    ifPaid: { cycles: ['11月下旬'], daysLeft: 6, nextCosts: costs('500.00') },
  })
  const form = <Amounts account={account} text='' amount='1000.00' onChange={jest.fn()} />
  const page = await renderPart('/pages/pay/meters', form, { as: subAccount(['PAY_TOPUP']) })
  expect(page.text()).toContain('预计可用 3 天')
  expect(page.text()).toContain('充值后可用至 11-27')
  page.tap(page.find('[role=switch]'))
  expect(page.text()).toContain('预计可用 6 天')
  expect(page.text()).toContain('充值后可用至 12-01')
})
