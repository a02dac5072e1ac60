import { act } from 'react'
import { faultOf } from '@/blocks/form/field'
import { useInvoice, type InvoiceForm } from '@/stores/invoice'
import { inTurn, lost, refused, settled } from '@/testing/answers'
import { aPick, aPreview, aTrade } from '@/testing/make/invoice'
import { aTitle } from '@/testing/make/title'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { minutesLeft } from './ApplyForm'
import { adjustText, emptyForm, moreText, sentOf, textFields } from './apply-form'
import { emailsFault } from './EmailFields'
import { emailFault, emailsOf } from './mail-form'
import { part } from '@/testing/parts'

// jsdom scrolls nothing.
beforeAll(() => Object.assign(Element.prototype, { scrollTo: () => undefined }))

const PREVIEW = 'default POST /crmgas/invoice/previewInvoice'
const CREATE = 'default POST /crmgas/invoice/createInvoiceV2'
const RELEASE = 'default POST /crmgas/invoice/releasePick'
const PICK = 'default POST /crmgas/invoice/pickTrades'
const DEFAULT = 'default GET /crmgas/invoice/getDefaultInvoiceTitle'
const TITLES = 'default GET /crmgas/invoice/titleList'
const START = '/subPagesB/pages/applyForInvoice/startInvoice'
const MORE = '/subPagesB/pages/applyForInvoice/moreContent'
const NEW = '/pages/invoice/invoice-new'

const created = { applyId: 'FP1', status: 'A0' as const, queueReason: null, invoiceCount: 1 }
const usual = { [PREVIEW]: aPreview(), [DEFAULT]: aTitle(), [RELEASE]: true, [CREATE]: created } as const

/** What a list leaves in the store when it opens the form. */
const picked = (sourceEntry: 'TRADE' | 'BILL', form?: Partial<InvoiceForm>) => {
  const { pickId, expireAt } = aPick()
  const tradeData = { pickId, expireAt, items: ['k1'], sourceEntry, ...(form && { form }) }
  act(() => useInvoice.setState({ tradeData }))
}

async function open(
  path: typeof START | typeof NEW | typeof MORE,
  more = {},
  form?: Partial<InvoiceForm>,
  as = master(),
) {
  const page = await renderPage(path, { as, answers: { ...usual, ...more } })
  picked(path === NEW ? 'TRADE' : 'BILL', form)
  await settled()
  const send = async (button = '提交申请') => {
    page.tap(page.button(button))
    await settled()
  }
  const confirm = () => send('确认提交')
  return { page, send, confirm }
}

describe('the form', () => {
  test('shows what it will give to the cent, and sends that', async () => {
    const { page, send, confirm } = await open(START)
    for (const words of ['2026年10月账单', '预计开具1张发票', '¥36,513.76', '¥3,286.24', '华北精工陶瓷有限公司'])
      expect(page.text()).toContain(words)
    await send()
    expect(page.text()).toContain('请核对抬头信息，开具后不可修改')
    await confirm()
    expect(page.sent(CREATE)).toEqual([
      {
        pickId: 'p1',
        invoiceType: '82',
        titleId: 't1',
        mergeMode: 'MERGE',
        emails: ['cw@example.com'],
        showBuyerExtra: '0',
        grossTotal: '39800.00',
        sourceEntry: 'BILL',
      },
    ])
    expect(page.went).toEqual(['redirectTo /subPagesB/pages/applyForInvoice/success?applyId=FP1'])
    await page.close()
    expect(page.calls()).not.toContain(RELEASE)
  })

  test('unfolds the lines of an invoice as they will be printed', async () => {
    const { page } = await open(START)
    page.tap(page.find(`button[aria-expanded=false]${part.item}`))
    for (const words of [
      '*天然气*天然气',
      '10000 m³ × 3.651376',
      '税率 9%',
      '大写 叁万玖仟捌佰元整',
      '备注 户号:1000000001',
    ])
      expect(page.text()).toContain(words)
  })

  test('of a single payment has its phone and remark on it', async () => {
    const { page, send, confirm } = await open(NEW)
    page.type(page.input('接收手机'), '13800000002')
    page.type(page.input('备注'), ' 三车间 ')
    await send('提交')
    await confirm()
    expect(page.sent(CREATE)).toEqual([
      expect.objectContaining({ receiverPhone: '13800000002', remark: '三车间', sourceEntry: 'TRADE' }),
    ])
  })

  test('several items are divided as chosen, and the sums loaded again', async () => {
    const items = [aTrade(), aTrade({ tradeNo: 'k2' })]
    const hints = ['拆分原因：超过单张限额1000000.00元']
    const { page } = await open(START, { [PREVIEW]: aPreview({ items, hints }) })
    page.tap(page.button('逐笔'))
    await settled()
    expect(page.sent(PREVIEW).at(-1)).toMatchObject({ mergeMode: 'PER_ITEM' })
    expect(page.text()).toContain('拆分原因：超过单张限额1000000.00元')
  })

  test('cut at the limit it offers an invoice per month first', async () => {
    const items = [aTrade(), aTrade({ tradeNo: 'k2', month: '2026-09' })]
    const { page } = await open(START, { [PREVIEW]: aPreview({ items, byMonth: 3 }) })
    expect(page.text()).toContain('按月共 3 张，每张一个账期')
    page.tap(page.button(page.names().find((name) => name.endsWith('改为按月')) ?? ''))
    await settled()
    expect(page.sent(PREVIEW).at(-1)).toMatchObject({ mergeMode: 'PER_MONTH' })
  })

  test('where both types are possible nothing is preset; the next one of the title begins with the last type', async () => {
    const special = aTitle({ specialAllowed: '1' })
    const { page, send, confirm } = await open(START, { [DEFAULT]: special })
    expect(page.text()).toContain('专票可抵扣 ¥3,286.24，请选择类型')
    await send()
    expect(page.text()).toContain('请选择发票类型')
    page.tap(page.button('专票'))
    await settled()
    await send()
    expect(page.find('[role=dialog]').textContent).toContain('增值税专用发票')
    await confirm()
    expect(page.sent(CREATE)).toEqual([expect.objectContaining({ invoiceType: '81', showBuyerExtra: '1' })])
    await page.close()
    const next = await open(START, { [DEFAULT]: special })
    expect(next.page.button('专票').getAttribute('aria-selected')).toBe('true')
  })

  test('the mailbox of the last invoice is filled in for the same customer number alone', async () => {
    const { page, send, confirm } = await open(START)
    page.type(page.input('电子邮箱'), 'finance@a.com')
    await send()
    await confirm()
    await page.close()
    const other = await open(START, {}, {}, master({ bp: '1000000002' }))
    expect(other.page.input('电子邮箱').value).toBe('cw@example.com')
    await other.page.close()
    const same = await open(START)
    expect(same.page.input('电子邮箱').value).toBe('finance@a.com')
  })

  test('one item is not divided', async () => {
    const { page } = await open(START)
    expect(page.text()).not.toContain('逐笔')
  })

  test('the number of a lost request is kept: sent again it is the same application (IV-16)', async () => {
    const { page, send, confirm } = await open(START, { [CREATE]: lost })
    await send()
    await confirm()
    page.answer({ [CREATE]: created })
    await send()
    await confirm()
    const [first, second] = page.numbers(CREATE)
    expect(first).toBe(second)
    expect(page.went).toHaveLength(1)
  })
})

describe('what cannot be sent', () => {
  test('without a title (2654)', async () => {
    const { page, send } = await open(START, { [DEFAULT]: refused('2660', '未设置默认抬头') })
    expect(page.text()).toContain('请添加抬头')
    await send()
    expect(page.text()).toContain('请选择发票抬头')
    expect(page.sent(CREATE)).toEqual([])
  })

  test('a title that will not do for a special invoice (IV-14)', async () => {
    const unusable = '该抬头暂不支持开具专票，请先完成一般纳税人资质认证'
    const { page, send } = await open(START, { [DEFAULT]: aTitle({ unusable }) }, { invoiceType: '81' })
    expect(page.text()).toContain(unusable)
    await send()
    expect(page.find(part.dangerNotice).textContent).toBe(unusable)
  })

  test('no special invoice for this customer: visible, closed, with the reason and the link to fix it', async () => {
    const specialReason = '请先完成一般纳税人资质认证'
    const { page } = await open(START, { [PREVIEW]: aPreview({ specialReason }) })
    expect(page.button('专票').disabled).toBe(true)
    expect(page.text()).toContain(specialReason)
    page.tap(page.button('去认证'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/qualifications/certification'])
  })

  test.each(['cw@example.com.', 'cw@example', 'cw@example.company', 'a b@example.com', 'cw＠example.com'])(
    'the address %s',
    async (email) => {
      const { page, send } = await open(START)
      page.type(page.input('电子邮箱'), email)
      await send()
      expect(page.text()).toContain('请输入正确的邮箱')
      expect(page.sent(CREATE)).toEqual([])
    },
  )

  test('the total has changed meanwhile: shown, computed again, nothing sent twice (2603)', async () => {
    const { page, send, confirm } = await open(START, { [CREATE]: refused('2603', '开票金额已变化，请重新确认') })
    page.answer({ [PREVIEW]: aPreview({ grossTotal: '39900.00' }) })
    await send()
    await confirm()
    expect(page.text()).toContain('开票金额已变化，请重新确认')
    expect(page.text()).toContain('¥39,900.00')
    page.answer({ [CREATE]: created })
    await send()
    await confirm()
    expect(page.sent(CREATE).map(({ grossTotal }) => grossTotal)).toEqual(['39800.00', '39900.00'])
  })

  test('a refusal of the silent call is on top (IV-24)', async () => {
    const { page, send, confirm } = await open(START, { [CREATE]: refused('2605', '购买方与销售方不能相同') })
    await send()
    await confirm()
    expect(page.find(part.dangerNotice).textContent).toBe('购买方与销售方不能相同')
  })

  test('the pick is over: shown, and back to the list (2653)', async () => {
    const { page } = await open(START, { [PREVIEW]: refused('2653', '选票已超时，请重新选择') })
    expect(page.text()).toContain('选票已超时，请重新选择')
    page.tap(page.button('确认'))
    await settled()
    expect(page.went).toEqual(['navigateBack 1'])
    await page.close()
    expect(page.calls()).not.toContain(RELEASE)
  })
})

describe('time', () => {
  test('at the end of a month the wait is shown before anything is sent (IV-12)', async () => {
    const { page, send } = await open(START, { [PREVIEW]: aPreview({ monthEnd: true }) })
    await send()
    expect(page.text()).toContain('月末关账期间，您的申请将于1日8点后开具')
    page.tap(page.button('取消'))
    await settled()
    expect(page.text()).not.toContain('核对开票信息')
    await send()
    page.tap(page.button('继续提交'))
    await settled()
    expect(page.text()).toContain('核对开票信息')
  })

  test('going away gives the pick back, after a question', async () => {
    const { page } = await open(START)
    page.tap(page.button('返回'))
    await settled()
    expect(page.text()).toContain('放弃本次开票吗？')
    page.tap(page.button('确定'))
    await settled()
    expect(page.went).toEqual(['navigateBack 1'])
    await page.close()
    expect(page.sent(RELEASE)).toEqual([{ pickId: 'p1' }])
    expect(useInvoice.getState().tradeData).toBeNull()
  })

  test.each([
    [900_000, '15:00'],
    [61_000, '01:01'],
    [400, '00:01'],
    [-5, '00:00'],
  ])('%d ms are %s', (ms, text) => expect(minutesLeft(ms)).toBe(text))
})

describe('opened from outside', () => {
  test('nothing is picked: the way to the list', async () => {
    const page = await renderPage(START, { as: master() })
    expect(page.text()).toContain('请先选择要开票的记录')
    page.tap(page.button('去选择'))
    await settled()
    expect(page.went).toEqual(['redirectTo /subPagesB/pages/applyForInvoice/waitInvoice'])
  })

  test('a payment that the address names is picked here', async () => {
    const answers = { ...usual, [PICK]: aPick({ items: [aTrade({ tradeNo: 'ic1' })] }) }
    const page = await renderPage(NEW, { as: master(), params: { tradeNo: 'ic1' }, answers })
    expect(page.sent(PICK)).toEqual([{ tradeNos: ['ic1'] }])
    expect(page.text()).toContain('预计开具1张发票')
  })

  test('a bill that the address names is picked whole', async () => {
    const answers = { ...usual, [PICK]: aPick() }
    const page = await renderPage(START, { as: master(), params: { billId: 'b1' }, answers })
    expect(page.sent(PICK)).toEqual([{ tradeNos: [], billId: 'b1' }])
    expect(page.text()).toContain('预计开具1张发票')
  })

  test('it cannot be: shown, and back', async () => {
    const answers = { [PICK]: refused('2652', '所选记录状态已变化，请刷新') }
    const page = await renderPage(NEW, { as: master(), params: { tradeNo: 'ic1' }, answers })
    expect(page.text()).toContain('所选记录状态已变化，请刷新')
    page.tap(page.button('确认'))
    await settled()
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('without an answer it can be asked for again', async () => {
    const answers = { ...usual, [PICK]: inTurn(lost, aPick({ items: [aTrade({ tradeNo: 'ic1' })] })) }
    const page = await renderPage(NEW, { as: master(), params: { tradeNo: 'ic1' }, answers })
    expect(page.went).toEqual([])
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.text()).toContain('预计开具1张发票')
    const [first, again] = page.sent(PICK)
    expect(again).toEqual(first)
  })

  test('without the right', async () => {
    const page = await renderPage(NEW, { as: subAccount(['INVOICE_VIEW']), params: { tradeNo: 'ic1' } })
    expect(page.text()).toContain('您暂无该功能权限')
    expect(page.calls()).not.toContain(PICK)
  })
})

describe('更多内容', () => {
  test('shows what is printed by itself, and writes into the form', async () => {
    const { page } = await open(MORE, {}, { emails: ['a@b.cn'] })
    expect(page.text()).toContain('自动备注：户号:1000000001')
    page.type(page.input('备注'), '三车间')
    page.tap(page.input('票面显示购买方信息'))
    page.type(page.input('其他邮箱'), 'b@b.cn')
    page.tap(page.button('完成'))
    await settled()
    expect(useInvoice.getState().tradeData?.form).toMatchObject({
      remark: '三车间',
      showBuyerExtra: true,
      emails: ['a@b.cn', 'b@b.cn'],
      receiverPhone: '',
    })
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('a special invoice bears the buyer anyway', async () => {
    const { page } = await open(MORE, {}, { invoiceType: '81' })
    expect(page.input('票面显示购买方信息').getAttribute('aria-checked')).toBe('true')
    expect((page.input('票面显示购买方信息') as unknown as HTMLButtonElement).disabled).toBe(true)
  })

  test('what is not saved is asked about', async () => {
    const { page } = await open(MORE)
    page.type(page.input('备注'), 'x')
    page.tap(page.button('返回'))
    await settled()
    expect(page.text()).toContain('内容尚未保存，确定返回吗？')
  })
})

test('a chosen title takes the place of the default one', async () => {
  const other = aTitle({ titleId: 't2', buyerName: '廊坊市第二中学', isDefault: false })
  const { page } = await open(START, { [TITLES]: [aTitle(), other] })
  act(() => useInvoice.setState({ invoiceTitle: { titleId: 't2', name: other.buyerName } }))
  await settled()
  expect(page.text()).toContain('廊坊市第二中学')
})

describe('words and rules', () => {
  const form: InvoiceForm = { ...emptyForm, emails: ['a@b.cn', 'c@d.cn'], receiverPhone: '13800000002', remark: '甲' }
  const rest = {
    pickId: 'p',
    titleId: 't',
    invoiceType: '82' as const,
    grossTotal: '1.00',
    sourceEntry: 'BILL' as const,
  }

  test('for bills the rest is that of 更多内容; an address twice is sent once', () => {
    const texts = { email: ' c@d.cn ', receiverPhone: '', remark: '' }
    expect(sentOf({ form, texts, isWhole: true }, rest)).toMatchObject({
      emails: ['c@d.cn'],
      receiverPhone: '13800000002',
      remark: '甲',
      showBuyerExtra: '0',
    })
    expect(sentOf({ form, texts, isWhole: true }, { ...rest, invoiceType: '81' }).showBuyerExtra).toBe('1')
  })

  test('what has been filled in, in a line', () => {
    expect(moreText(emptyForm)).toBe('备注、接收手机等，选填')
    expect(moreText(form)).toBe('备注 1字，另发1个邮箱，接收手机 13800000002')
  })

  test.each([
    [[], ''],
    [['-20.00'], '含退补差额−¥20.00'],
    [['-20.00', '35.50'], '含退补差额+¥15.50'],
  ])('corrections %j: %s', (amounts, text) => {
    const items = amounts.map((grossAmount) => aTrade({ grossAmount, isAdjust: true }))
    expect(adjustText([aTrade(), ...items])).toBe(text)
  })

  test('an empty address is missing, not wrong', () => {
    const email = textFields(true)[0]
    expect(email && faultOf(email, { email: ' ', receiverPhone: '', remark: '' })).toBe('请填写电子邮箱')
    expect(emailFault('')).toBeUndefined()
    expect(emailFault('a@b.cn\nBcc: x@y.cn')).toBe('请输入正确的邮箱')
    expect(emailFault(`${'a'.repeat(95)}@b.com`)).toBe('请输入正确的邮箱')
    expect(emailsOf('', ' a@b.cn', 'a@b.cn')).toEqual(['a@b.cn'])
    expect(emailsFault(['a@b.cn', '', 'a@b.cn'])).toBe('该邮箱已填写')
    expect(emailsFault(['a@b.cn', 'c@d'])).toBe('请输入正确的邮箱')
  })
})
