import { act } from 'react'
import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { inTurn, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aGuestBill, aGuestBillRow, aGuestInvoice, aGuestInvoiceRow, aGuestUsage, anEntry } from '@/testing/make/guest'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, visitor } from '@/testing/people'
import { forgetVisit, noteEntered, noteGone } from './visit'

const PATH = '/subPagesB/pages/accountSecurity/guest'
const LOOK = 'btwob POST /guest/look'
const SEND = 'btwob POST /guest/sendCode'
const ENTER = 'btwob POST /guest/enter'
const BILLS = 'btwob POST /guest/bills'
const BILL = 'btwob POST /guest/bill'
const INVOICES = 'btwob POST /guest/invoices'
const INVOICE = 'btwob POST /guest/invoice'
const USAGE = 'btwob POST /guest/usage'
const CAPTCHA = 'default GET /crmgas/portal/sms/captcha'
const GONE = refused('2570', '链接已失效，请联系分享人重新获取')
const OVER = refused('2571', '访问已超时，请重新验证')

// Files are opened by the host.
const opened: string[] = []
jest.mock('@/platform/open-file', () => ({
  openFile: (...file: string[]) => {
    opened.push(file.join(' '))
    return Promise.resolve('opened')
  },
}))
jest.mock('@/platform/measure', () => ({
  ...jest.requireActual<object>('@/platform/measure'),
  scrollToElement: jest.fn(),
}))

const aLook: Out<typeof LOOK> = {
  phoneMask: '139****0077',
  sender: '华北****有限公司',
  companyName: '石家庄新源燃气有限公司',
  hotline: '0311-0000100',
  scopes: ['BILL', 'INVOICE'],
  monthFrom: '2025-12',
  monthTo: '2026-11',
  endDate: '2026-12-23',
}
const usual: Answers = {
  [LOOK]: aLook,
  [SEND]: { interval: 60, expire: 300 },
  [ENTER]: anEntry(),
  [BILLS]: listOf([aGuestBillRow()]),
  [BILL]: aGuestBill(),
  [INVOICES]: listOf([aGuestInvoiceRow()]),
  [INVOICE]: aGuestInvoice(),
  [USAGE]: listOf([aGuestUsage()]),
}
const open = (answers: Answers = {}, params: { billId?: string; invoiceId?: string } = {}, as = visitor) =>
  renderPage(PATH, { as, below: [], params: { token: 'T', ...params }, answers: { ...usual, ...answers } })

/** What was asked of the link: the app counts its pages in its own time. */
const looksOf = (page: OpenPage) => page.calls().filter((key) => key.includes('/guest/'))

async function prove(page: OpenPage, code = '123456'): Promise<void> {
  page.type(page.input('短信验证码'), code)
  page.tap(page.button('验证并查看'))
  await settled()
}

async function inside(answers: Answers = {}, params: { billId?: string; invoiceId?: string } = {}): Promise<OpenPage> {
  const page = await open(answers, params)
  await prove(page)
  return page
}

afterEach(() => {
  opened.length = 0
  act(forgetVisit)
})

describe('the entry', () => {
  test('says its sender, what it opens and until when, and shows nothing of it before the code', async () => {
    const page = await open()
    expect(page.text()).toContain('139****0077')
    for (const words of [
      '华北****有限公司（石家庄新源燃气有限公司客户）向您开放了',
      '授权期间 2025-12 至 2026-11，有效至 2026-12-23',
      '燃气公司热线 0311-0000100',
      '我们不会索要密码',
      '每次查看都会记录时间和内容',
    ])
      expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('华北精工')
    expect(looksOf(page)).toEqual([LOOK])
    page.tap(page.button('获取验证码'))
    await settled()
    expect(page.sent(SEND)).toEqual([{ token: 'T' }])
    expect(page.text()).toContain('s后重新获取')
    await prove(page)
    expect(page.sent(ENTER)).toEqual([{ token: 'T', smsCode: '123456' }])
    for (const words of [
      '华北精工陶瓷有限公司',
      '户号 1000000001',
      '授权期间 2025-12 至 2026-11',
      '链接有效至 2026-12-23',
    ])
      expect(page.text()).toContain(words)
    expect(page.text()).toContain('本次访问 11-23 10:00 前有效')
  })

  test('no data of the logged-in user of this phone is sent, and the address loses its token', async () => {
    const page = await open({}, {}, master() as never)
    const { fetch } = globalThis
    const headers: Record<string, string>[] = []
    globalThis.fetch = (url, init) => {
      headers.push(init?.headers as Record<string, string>)
      return fetch(url, init)
    }
    await prove(page)
    globalThis.fetch = fetch
    const names = headers.map((one) => Object.keys(one).map((name) => name.toLowerCase()))
    expect(storage.get('token')).not.toBe('')
    for (const header of ['authorization', 'userid', 'bpcode', 'x-user-tel', 'ennunifiedauthorization', 'referernew'])
      expect(names.flat()).not.toContain(header)
    expect(headers.map((one) => one['RequestSource'])).toEqual([PATH, PATH])
    expect(headers.map((one) => one['x-link-pass'])).toEqual([undefined, 'pass-of-the-link'])
    expect(looksOf(page)).toEqual([LOOK, ENTER, BILLS])
  })

  test('a wrong code, one too many, and another try', async () => {
    const locked = refused('2572', '验证失败次数过多，请60分钟后再试', { minutes: 60 })
    const page = await open({ [ENTER]: inTurn(refused('2002', '验证码错误，请重新输入'), locked), [SEND]: locked })
    await prove(page)
    expect(page.text()).toContain('验证码错误，请重新输入')
    await prove(page, '654321')
    expect(page.text()).toContain('验证失败次数过多，请60分钟后再试')
    page.tap(page.button('获取验证码'))
    await settled()
    expect(page.text()).toContain('验证失败次数过多，请60分钟后再试')
    page.answer({ [ENTER]: anEntry() })
    await prove(page)
    expect(page.text()).toContain('华北精工陶瓷有限公司')
  })

  test('a picture code where the gateway wants one', async () => {
    const page = await open({
      [SEND]: inTurn(refused('2006', '请输入图形验证码'), { interval: 60, expire: 300 }),
      [CAPTCHA]: { captchaId: 'c1', image: 'data:image/png;base64,AAAA' },
    })
    page.tap(page.button('获取验证码'))
    await settled()
    page.type(page.input('图形验证码'), 'ab12')
    page.tap(page.button('获取验证码'))
    await settled()
    expect(page.sent(SEND).at(-1)).toEqual({ token: 'T', captchaId: 'c1', captchaCode: 'ab12' })
  })

  test.each([
    ['from the beginning', { [LOOK]: GONE } as Answers],
    ['while a code is typed', { [ENTER]: GONE } as Answers],
  ])('dead %s: shown, with the way to the login', async (_when, answers) => {
    const page = await open(answers)
    if (answers[ENTER]) await prove(page)
    expect(page.text()).toContain('链接已失效，请联系分享人重新获取')
    page.tap(page.button('去登录'))
    await settled()
    expect(page.went).toEqual(['reLaunch /pages/login/login/login?redirect=%2F'])
  })

  test('without a network: the page offers to try again, a code is not lost', async () => {
    const page = await open({ [LOOK]: lost })
    page.answer({ [LOOK]: aLook, [ENTER]: lost })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    await prove(page)
    expect(page.text()).toContain('请求失败')
    page.answer({ [ENTER]: anEntry() })
    page.tap(page.button('验证并查看'))
    await settled()
    expect(page.text()).toContain('华北精工陶瓷有限公司')
  })

  test('an address without a token is none', async () => {
    const page = await renderPage(PATH, { as: visitor, params: { token: '' } })
    expect(page.text()).toContain('链接无效')
  })
})

describe('inside', () => {
  test('bills, invoices and use, each when it is opened', async () => {
    const page = await inside()
    expect(page.text()).toContain('1#窑炉')
    expect(looksOf(page)).toEqual([LOOK, ENTER, BILLS])
    page.tap(page.button('发票'))
    await settled()
    expect(page.text()).toContain('26132000000000000001')
    page.tap(page.button('用气'))
    await settled()
    expect(page.text()).toContain('2026年10月')
    expect(looksOf(page).slice(3)).toEqual([INVOICES, USAGE])
    page.tap(page.button('发票'))
    await settled()
    page.tap(page.find('[role=listitem] button'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${PATH}?token=T&invoiceId=n1`])
  })

  test('no page of the app is reached from it but the login', async () => {
    const page = await inside()
    expect(page.names()).not.toContain('返回')
    page.tap(page.button('退出'))
    await settled()
    expect(page.text()).toContain('请验证手机号')
    expect(page.went).toEqual([])
  })

  test('only what the link names has a tab; nothing is shown to be nothing', async () => {
    const page = await inside({ [ENTER]: anEntry({ scopes: ['INVOICE'] }), [INVOICES]: listOf([]) })
    expect(page.names()).not.toContain('账单')
    expect(page.text()).toContain('授权期间内暂无发票')
    expect(looksOf(page)).toEqual([LOOK, ENTER, INVOICES])
  })

  test('what fails is tried again, more is read at its end', async () => {
    const first = { list: [aGuestBillRow()], total: 21, pageNum: 1, pageSize: 20 }
    const page = await inside({ [BILLS]: inTurn(lost, first) })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.sent(BILLS).map(({ pageNum }) => pageNum)).toEqual([1, 1])
    expect(page.text()).toContain('1#窑炉')
  })

  test('a bill with what it is made of and what was paid', async () => {
    const page = await inside({}, { billId: 'b1' })
    for (const words of ['¥39,800.00', '服务费', '表号 003010010101', 'JF20261105000001', '不含税 ¥36,513.76'])
      expect(page.text()).toContain(words)
    page.tap(page.button('返回'))
    await settled()
    expect(page.went).toEqual([`redirectTo ${PATH}?token=T`])
  })

  test('a meter with gas of a package shows that in place of a price', async () => {
    const bill = aGuestBill({ volume: '193787.89', packageVolume: '193787.89' })
    const lines = bill.lines.map((line) => ({ ...line, billedVolume: '0.00', packageVolume: '193787.89', price: null }))
    const page = await inside({ [BILL]: { ...bill, lines } }, { billId: 'b1' })
    for (const words of ['计费气量0.00m³', '气量包供气193,787.89m³', '由气量包抵扣193,787.89m³'])
      expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('按多段价格计算')
  })

  test('an invoice and its files, by an address that is asked for when it is wanted', async () => {
    const page = await inside({}, { invoiceId: 'n1' })
    expect(page.text()).toContain('*天然气*管道天然气')
    expect(page.names()).not.toContain('下载 OFD')
    page.tap(page.button('下载 PDF'))
    await settled()
    expect(opened).toEqual(['/job/file/ginv1?e=1&s=x 发票_26132000000000000001.pdf'])
    expect(page.sent(INVOICE)).toHaveLength(2)
    page.answer({ [INVOICE]: lost })
    page.tap(page.button('下载 XML'))
    await settled()
    expect(page.text()).toContain('请求失败')
  })

  test('what the link does not show is not there', async () => {
    const page = await inside({ [BILL]: refused('2902', '数据不存在或无权查看') }, { billId: 'b9' })
    expect(page.text()).toContain('数据不存在或无权查看')
  })

  test('behind another page nothing is loaded', async () => {
    const page = await inside()
    page.hide()
    act(() => noteGone('T', ''))
    act(() => noteEntered('T', anEntry()))
    await settled()
    expect(looksOf(page).filter((key) => key === BILLS)).toHaveLength(1)
    await page.reshow()
    expect(looksOf(page).filter((key) => key === BILLS)).toHaveLength(2)
  })

  test('half an hour later another code is asked for; a link that was ended is shown to be', async () => {
    const page = await inside()
    page.answer({ [INVOICES]: OVER })
    page.tap(page.button('发票'))
    await settled()
    expect(page.text()).toContain('访问已超时，请重新验证')
    await prove(page)
    page.answer({ [USAGE]: GONE })
    page.tap(page.button('用气'))
    await settled()
    expect(page.text()).toContain('链接已失效，请联系分享人重新获取')
    expect(page.text()).not.toContain('华北精工')
  })
})
