import { act } from 'react'
import { listOf, settled } from '@/testing/answers'
import { anInvoiceRow } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { inTwenties, MOST_MAILED } from '../parts/apply/mail-form'

const LIST = 'default GET /crmgas/invoice/issuedList'
const MAIL = 'default POST /crmgas/invoice/reSendEmail'
const PATH = '/subPagesB/pages/applyForInvoice/detailInvoiced'

const months = [{ month: '2026-11', count: 2, amount: '0.00' }]
const rows = [
  anInvoiceRow(),
  anInvoiceRow({
    invoiceId: 'n9',
    invoiceNo: '26132000000000000009',
    color: 'RED',
    status: 'N5',
    grossAmount: '-39800.00',
  }),
]
const open = (list = rows, more = {}) =>
  renderPage(PATH, { as: master(), answers: { [LIST]: listOf(list, { months }), ...more } })

test('by month, with what each month came to; red ones are marked', async () => {
  const page = await open()
  for (const words of ['2026年11月', '2张 ¥0.00', '26132000000000000001', '红字', '−¥39,800.00'])
    expect(page.text()).toContain(words)
  page.tap(page.find('[role=listitem] button'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/invoice/invoice-detail?invoiceId=n1'])
})

test('several are sent at once', async () => {
  const page = await open(rows, { [MAIL]: { accepted: 2 } })
  page.tap(page.button('批量发送'))
  expect(page.button('发送邮箱').disabled).toBe(true)
  page.tap(page.input('26132000000000000001'))
  page.tap(page.input('26132000000000000009'))
  expect(page.text()).toContain('已选 2 张')
  page.tap(page.button('发送邮箱'))
  await settled()
  page.type(page.input('电子邮箱'), 'cw@example.com')
  page.tap(page.button('发送'))
  await settled()
  expect(page.sent(MAIL)).toEqual([{ invoiceIds: ['n1', 'n9'], emails: ['cw@example.com'] }])
  expect(page.text()).not.toContain('已选')
})

afterEach(() => jest.useRealTimers())

test('found by a word after a rest in typing', async () => {
  jest.useFakeTimers()
  const page = await open()
  page.type(page.input('搜索发票号码、购买方、金额'), ' 0009 ')
  await act(() => jest.advanceTimersByTimeAsync(450))
  await settled()
  expect(page.sent(LIST).at(-1)).toMatchObject({ keyword: '0009' })
})

test('none', async () => expect((await open([])).text()).toContain('暂无已开发票'))

test('twenty at most', async () => {
  const numberOf = (n: number) => `${26132000000000001000n + BigInt(n)}`
  const many = Array.from({ length: MOST_MAILED + 1 }, (_, n) =>
    anInvoiceRow({ invoiceId: `m${n}`, invoiceNo: numberOf(n) }),
  )
  const page = await open(many)
  page.tap(page.button('批量发送'))
  for (const { invoiceNo } of many) page.tap(page.input(invoiceNo))
  expect(page.text()).toContain('已选 20 张')
  expect(page.text()).toContain('最多选择20张')
  page.tap(page.input(numberOf(0)))
  expect(page.text()).toContain('已选 19 张')
})

test('more than twenty go in turn', () => {
  const many = Array.from({ length: 41 }, (_, n) => `n${n}`)
  expect(inTwenties(many).map(({ length }) => length)).toEqual([20, 20, 1])
  expect(inTwenties([])).toEqual([])
})
