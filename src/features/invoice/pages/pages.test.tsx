import { act } from 'react'
import { refused, settled, type Answers } from '@/testing/answers'
import { someFiles, type InvoiceFiles } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const FILES = 'default GET /crmgas/invoice/getElectronicInvoices'
const MAIL = 'default POST /crmgas/invoice/reSendEmail'
const PATH = '/subPagesB/pages/reviewPdfImage'
const open = (answer: Answers[typeof FILES], params: object = { invoiceId: 'n1' }, more = {}) =>
  renderPage(PATH, { as: master(), params, answers: { [FILES]: answer, ...more } })

afterEach(() => jest.useRealTimers())

test('its pages, each made larger by buttons too', async () => {
  const page = await open([someFiles()])
  expect(page.sent(FILES)).toEqual([{ invoiceIds: 'n1' }])
  expect(page.text()).toContain('1/2')
  page.tap(page.button('放大'))
  expect(page.find('img').style.width).toBe('200%')
  page.tap(page.button('下一张'))
  expect(page.find('img').getAttribute('src')).toBe('/p2.png')
})

test('of an application each invoice behind a tab', async () => {
  const second = someFiles({ invoiceId: 'n2', invoiceNo: '26132000000000000002', pageImages: ['/q1.png'] })
  const page = await open([someFiles(), second], { applyId: 'FP1' }, { [MAIL]: { accepted: 1 } })
  expect(page.sent(FILES)).toEqual([{ applyId: 'FP1' }])
  page.tap(page.button('第2张'))
  expect(page.find('img').getAttribute('src')).toBe('/q1.png')
  page.tap(page.button('发送邮箱'))
  await settled()
  page.type(page.input('电子邮箱'), 'cw@example.com')
  page.tap(page.button('发送'))
  await settled()
  expect(page.sent(MAIL)).toMatchObject([{ invoiceIds: ['n2'] }])
})

test.each([
  ['being issued', [] as InvoiceFiles[]],
  ['2657', refused('2657', '发票正在开具，请稍后查看')],
] as const)('%s: asked every three seconds, half a minute long, and again by hand', async (_name, answer) => {
  jest.useFakeTimers()
  const page = await open(answer)
  expect(page.text()).toContain('发票正在生成，请稍候')
  for (let second = 0; second < 40; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    await settled()
  }
  expect(page.sent(FILES)).toHaveLength(11)
  expect(page.text()).toContain('发票正在开具，请稍后查看')
  page.answer({ [FILES]: [someFiles()] })
  page.tap(page.button('重新加载'))
  await settled()
  expect(page.text()).toContain('1/2')
})

test('a picture that cannot be had: a fresh address once, then at each tap of the block', async () => {
  const page = await open([someFiles()])
  const fail = async () => {
    await act(async () => void page.find('img').dispatchEvent(new Event('error')))
    await settled()
  }
  await fail()
  expect(page.sent(FILES)).toHaveLength(2)
  await fail()
  await page.press('图片加载失败，点击重试')
  expect(page.sent(FILES)).toHaveLength(3)
  expect(page.find('img').getAttribute('src')).toBe('/p1.png')
})

test('that of another customer is not found (2656)', async () =>
  expect((await open(refused('2656', '发票不存在'))).text()).toContain('发票不存在'))

test('neither invoice nor application: no page', async () =>
  expect((await open([], {})).text()).toContain('链接无效，请返回重试'))
