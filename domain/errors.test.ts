import { accountAndInvoices } from './error-texts/account-and-invoices'
import { energyAndPayment } from './error-texts/energy-and-payment'
import { marketAndMessages } from './error-texts/market-and-messages'
import { packagesAndContracts } from './error-texts/packages-and-contracts'
import { serviceAndRecords } from './error-texts/service-and-records'
import { shared } from './error-texts/shared'
import { errorText, errorTexts } from './errors'

it('fills the placeholders of a text', () => {
  expect(errorText('A2301', { phone: '138****0001', mm: 12 })).toBe('该账单正由138****0001支付中，请于12分钟后再试')
  expect(errorText('1888')).toBe('您的登录已失效，请重新登录')
})

it('throws when a placeholder is left open', () => {
  expect(() => errorText('A2301', { phone: '138****0001' })).toThrow(RangeError)
})

it('gives every code one owner (CV-19)', () => {
  const parts = [
    shared,
    energyAndPayment,
    packagesAndContracts,
    accountAndInvoices,
    serviceAndRecords,
    marketAndMessages,
  ]
  const count = parts.reduce((sum, part) => sum + Object.keys(part).length, 0)
  expect(Object.keys(errorTexts)).toHaveLength(count)
})
