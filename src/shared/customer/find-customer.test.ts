import { go, goBack, returnTo } from '@/routes/go'
import { findCustomer, finishFind, leaveFind } from './find-customer'

jest.mock('@/routes/go', () => ({
  ...jest.requireActual<object>('@/routes/go'),
  go: jest.fn(() => Promise.resolve()),
  goBack: jest.fn(() => Promise.resolve()),
  returnTo: jest.fn(() => Promise.resolve(true)),
}))

type Found = Parameters<typeof finishFind>[0]
const found = { bp: '1000000008', companyCode: '1001' } as Found

test('the customer reaches the form once the search is gone', async () => {
  const asked = findCustomer('1001')
  expect(go).toHaveBeenCalledWith('/pages/confirm-cusInfo/confirm-cusInfo', { from: 'cert', companyCode: '1001' })
  await finishFind(found)
  expect(goBack).toHaveBeenCalledTimes(1)
  expect(returnTo).not.toHaveBeenCalled()
  leaveFind()
  await expect(asked).resolves.toBe(found)
})

test('left without a customer: null', async () => {
  const asked = findCustomer('1001')
  leaveFind()
  await expect(asked).resolves.toBeNull()
})

test('nobody waits after a reload: to a form with the number', async () => {
  await finishFind(found)
  expect(returnTo).toHaveBeenCalledWith('/pages/certification/index?bp=1000000008&companyCode=1001')
})
