import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { findCustomer, finishFind, leaveFind } from './find-customer'

type Found = Parameters<typeof finishFind>[0]
const found = { bp: '1000000008', companyCode: '1001' } as Found
const form = () => renderPart('/pages/certification/index', null)
const search = '/pages/confirm-cusInfo/confirm-cusInfo'

test('the customer reaches the form once the search is gone', async () => {
  const { went } = await form()
  const given = jest.fn()
  void findCustomer('1001').then(given)
  await settled()
  expect(went).toEqual([`navigateTo ${search}?from=cert&companyCode=1001`])
  await finishFind(found)
  expect(went.slice(1)).toEqual(['navigateBack 1'])
  await settled()
  expect(given).not.toHaveBeenCalled()
  leaveFind()
  await settled()
  expect(given).toHaveBeenCalledWith(found)
})

test('left without a customer: null', async () => {
  await form()
  const asked = findCustomer('1001')
  leaveFind()
  await expect(asked).resolves.toBeNull()
})

test('without a waiting page, after a reload: to a form with the number, in place of the search', async () => {
  const { went } = await renderPart(search, null, { params: { from: 'cert', companyCode: '1001' } })
  await finishFind(found)
  expect(went).toEqual(['redirectTo /pages/certification/index?bp=1000000008&companyCode=1001'])
})
