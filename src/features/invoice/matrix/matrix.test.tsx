import { inTurn, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aMatrixRow, matrixSums } from '@/testing/make/matrix'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { part } from '@/testing/parts'

const MATRIX = 'btwob GET /invoice/matrix'
const EXPORT = 'btwob GET /invoice/matrix/export'
const FILES = 'btwob GET /invoice/matrix/files'
const MAILING = 'btwob GET /invoice/matrix/mailing'
const ASK = 'btwob POST /invoice/matrix/mailing/ask'
const CONFIRM = 'btwob POST /invoice/matrix/mailing/confirm'
const STOP = 'btwob POST /invoice/matrix/mailing/stop'
const PATH = '/subPagesB/pages/applyForInvoice/matrix'

const whole = aMatrixRow()
const owing = aMatrixRow({
  rowId: 'b2',
  billId: 'b2',
  title: '2026年09月账单',
  no: 'ZD202609001',
  month: '2026-09',
  billState: 'OVERDUE',
  paid: '100.00',
  unpaid: '900.00',
  invoiced: '500.00',
  red: '-500.00',
  net: '0.00',
  open: '120.00',
  payments: [],
  meterNos: [],
  invoices: [
    { ...whole.invoices[0]!, invoiceId: 'n2', status: 'N3', amount: '500.00', grossAmount: '500.00' },
    { ...whole.invoices[0]!, invoiceId: 'n3', color: 'RED', status: 'N5', amount: '-500.00', grossAmount: '-500.00' },
  ],
  gaps: [
    { gap: 'OVERDUE', amount: '900.00' },
    { gap: 'TO_INVOICE', amount: '120.00' },
    { gap: 'RED_OPEN', amount: null },
  ],
})
const sums = matrixSums({ count: 2, unpaid: '900.00', open: '120.00', red: '-500.00' })
const open = (answer: Answers[typeof MATRIX] = listOf([whole, owing], sums), more: Answers = {}, as = master()) =>
  renderPage(PATH, { as, answers: { [MATRIX]: answer, ...more } })

test('bills with what was paid, invoiced and reversed, and what is missing in words', async () => {
  const page = await open()
  const first = page.find('[aria-label="2026年10月账单 ZD202610001"]').textContent
  for (const words of ['已对平', '表号 003010010101', '微信小程序支付', '¥50,000.00', '余额抵扣', '¥870.35'])
    expect(first).toContain(words)
  expect(first).toContain('数电普票 26132000000000000001')
  expect(first).toContain('合并开票，整张 ¥60,870.35')
  const second = page.find('[aria-label="2026年09月账单 ZD202609001"]').textContent
  for (const words of ['逾期未缴 ¥900.00', '待开票 ¥120.00', '红冲中', '缴费截止 2026-11-28', '已红冲', '−¥500.00'])
    expect(second).toContain(words)
  expect(second).toContain('红字 26132000000000000001')
})

test('the sums of the whole filter are above, with their months', async () => {
  const page = await open()
  const total = page.find('[aria-label="合计"]').textContent
  for (const words of ['2025-12 至 2026-11', '共 2 笔', '未缴¥900.00', '未开票¥120.00', '红冲−¥500.00'])
    expect(total).toContain(words)
  expect(page.text()).toContain('2026年10月')
})

test('one line says whether the invoices explain what is due', async () => {
  const lineOf = async (part: Parameters<typeof matrixSums>[0]) =>
    (await open(listOf([whole], matrixSums(part)))).find('[aria-label="核对"]').textContent
  const sum = { paid: '100.00', unpaid: '0.00', net: '60.00', open: '30.00', waived: '10.00' }
  expect(await lineOf(sum)).toBe('应收 ¥100.00 = 发票净额 ¥60.00 + 未开票 ¥30.00 + 折让 ¥10.00 ✓')
  expect(await lineOf({ ...sum, waived: '0.00' })).toContain('差额 ¥10.00')
})

test('months are a table on a wide screen', async () => {
  const table = (await open(listOf([whole], matrixSums()))).find('[role=table]').textContent
  for (const words of ['应收', '待缴或开具中', '2026-10¥50,870.35', '合计', '✓']) expect(table).toContain(words)
})

test('from a bill to its page, from an invoice to its own', async () => {
  const page = await open()
  page.tap(page.find('[aria-label="2026年10月账单 ZD202610001"] button'))
  await settled()
  page.tap(page.find(`[aria-label="2026年10月账单 ZD202610001"] button${part.item}:nth-of-type(2)`))
  await settled()
  expect(page.went).toEqual([
    'navigateTo /pages/my-bill/details/details?billId=b1',
    'navigateTo /pages/invoice/invoice-detail?invoiceId=n1',
  ])
})

test('a purchase has no bill; a refunded one shows why nothing is missing', async () => {
  const back = aMatrixRow({
    rowId: 'k9',
    kind: 'TRADE',
    billId: null,
    tradeNo: 'k9',
    title: 'IC卡购气',
    no: 'IC1',
    billState: null,
    payments: [],
    invoices: [],
    gaps: [{ gap: 'VOID', amount: null }],
    note: '已退款',
  })
  const page = await open(listOf([back], { ...sums, deposited: { count: 3, amount: '1500.00' } }))
  expect(page.text()).toContain('无需处理')
  expect(page.text()).toContain('已退款')
  expect(page.text()).not.toContain('账单金额')
  expect(page.text()).toContain('另有预存 3 笔 ¥1,500.00，按抵扣的账单开票')
  page.tap(page.find('[aria-label="IC卡购气 IC1"] button'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/detail?tradeNo=k9'])
})

test('found by what is missing, by title, meter and months', async () => {
  const page = await open()
  page.tap(page.button('待处理'))
  await settled()
  page.tap(page.button('抬头'))
  page.tap(page.button('华北精工陶瓷有限公司'))
  await settled()
  page.tap(page.button('表具'))
  page.tap(page.button('1#窑炉表号 003010010101'))
  await settled()
  page.tap(page.button('时间范围'))
  expect(page.text()).toContain('近12个月')
  page.tap(page.button('近36个月'))
  await settled()
  expect(page.sent(MATRIX).at(-1)).toMatchObject({
    onlyGaps: '1',
    title: '华北精工陶瓷有限公司',
    meterNo: '003010010101',
    monthFrom: '2023-12',
    monthTo: '2026-11',
  })
})

test('what is shown is exported; the invoices of a month come in one archive', async () => {
  const page = await open(undefined, {
    [EXPORT]: { url: '/job/file/matrix-x?e=1&s=2', fileName: '财务对账.xlsx' },
    [FILES]: inTurn(
      { count: 0, file: null },
      { count: 2, file: { url: '/job/file/matrixzip-x?e=1&s=2', fileName: '发票.zip' } },
    ),
  })
  page.tap(page.button('待处理'))
  await settled()
  page.tap(page.button('导出'))
  page.tap(page.button('导出 Excel当前筛选的全部记录'))
  await settled()
  expect(page.sent(EXPORT)).toEqual([{ onlyGaps: '1', format: 'XLSX' }])
  expect(page.text()).toContain('已导出')
  page.tap(page.button('导出'))
  page.tap(page.button('打包下载发票选择开票月份，含 PDF 和 XML'))
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(FILES)).toEqual([{ month: '2026-11' }])
  expect(page.text()).toContain('该月没有可下载的发票')
})

test('nothing; what fails is tried again; a user that may not see bills reads why', async () => {
  expect((await open(listOf([], matrixSums({ count: 0 })))).text()).toContain('暂无账单和交易')
  const page = await open(lost)
  expect(page.text()).not.toContain('未开票')
  page.answer({ [MATRIX]: listOf([whole], sums) })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  expect(page.text()).toContain('2026年10月账单')
  const closed = await open(refused('2110', '您暂无该功能权限，请联系主账号开通'), {}, subAccount(['INVOICE_VIEW']))
  expect(closed.text()).toContain('您暂无该功能权限')
})

describe('by mail', () => {
  const none = { email: null, waiting: null, next: null, sent: [] }
  const on = {
    email: 'cw***@example.com',
    waiting: null,
    next: { month: '2026-11', on: '2026-12-05' },
    sent: [
      { month: '2026-10', email: 'cw***@example.com', status: '1' as const, sentAt: null, failReason: null },
      {
        month: '2026-09',
        email: 'cw***@example.com',
        status: '2' as const,
        sentAt: null,
        failReason: '552 mailbox full',
      },
    ],
  }

  test('to a mailbox that answers with its code', async () => {
    const page = await open(undefined, {
      [MAILING]: none,
      [ASK]: inTurn(refused('2610', '请输入正确的邮箱'), none),
      [CONFIRM]: inTurn(refused('2002', '验证码错误，请重新输入'), on),
    })
    page.tap(page.button('每月邮件'))
    await settled()
    page.type(page.input('接收邮箱'), 'nomail')
    page.tap(page.button('获取验证码'))
    await settled()
    expect(page.sent(ASK)).toEqual([])
    page.type(page.input('接收邮箱'), 'cw@example.com ')
    page.tap(page.button('获取验证码'))
    await settled()
    expect(page.text()).toContain('请输入正确的邮箱')
    page.tap(page.button('获取验证码'))
    await settled()
    expect(page.sent(ASK).at(-1)).toEqual({ email: 'cw@example.com' })
    expect(page.text()).toContain('s后重新获取')
    page.type(page.input('邮箱验证码'), '123456')
    page.tap(page.button('开启'))
    await settled()
    expect(page.text()).toContain('验证码错误，请重新输入')
    page.answer({ [MAILING]: on })
    page.type(page.input('邮箱验证码'), '654321')
    page.tap(page.button('开启'))
    await settled()
    expect(page.sent(CONFIRM)).toEqual([{ code: '123456' }, { code: '654321' }])
    for (const words of ['cw***@example.com', '2026-12-05 发送2026年11月', '已发送', '552 mailbox full'])
      expect(page.text()).toContain(words)
  })

  test('ends at once', async () => {
    const page = await open(undefined, { [MAILING]: on, [STOP]: true })
    page.tap(page.button('每月邮件'))
    await settled()
    page.tap(page.button('停止发送'))
    await settled()
    page.answer({ [MAILING]: none })
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(STOP)).toHaveLength(1)
    expect(page.input('接收邮箱')).toBeTruthy()
  })

  test('another mailbox; a code that did not arrive is shown', async () => {
    const page = await open(undefined, {
      [MAILING]: {
        ...on,
        waiting: {
          email: 'ot***@example.com',
          until: '2026-11-23T09:40:00+08:00',
          remainSeconds: 600,
          failReason: '552',
        },
      },
    })
    page.tap(page.button('每月邮件'))
    await settled()
    page.tap(page.button('更换邮箱'))
    expect(page.text()).toContain('验证码未能送达 ot***@example.com')
  })

  test('a user that may not apply for invoices cannot set it up', async () => {
    const page = await open(undefined, { [MAILING]: none }, subAccount(['INVOICE_VIEW', 'BILL_VIEW']))
    page.tap(page.button('每月邮件'))
    await settled()
    expect(page.text()).toContain('每月邮件由主账号或有开票权限的成员设置')
  })

  test('what fails is tried again', async () => {
    const page = await open(undefined, { [MAILING]: lost })
    page.tap(page.button('每月邮件'))
    await settled()
    page.answer({ [MAILING]: on })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.text()).toContain('cw***@example.com')
  })
})
