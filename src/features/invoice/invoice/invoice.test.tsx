import { act } from 'react'
import { inTurn, refused, settled } from '@/testing/answers'
import { aLine, anInvoice, anInvoiceRow, someFiles } from '@/testing/make/invoice'
import { aRed } from '@/testing/make/red'
import { aTitle } from '@/testing/make/title'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { faultOf } from '@/blocks/form/field'
import { amountsFault, emptyRed, redFields, redInput, wishOf, type RedValues } from './red-form'
import { redStepsOf } from './red-steps'
import { part } from '@/testing/parts'

const DETAIL = 'default GET /crmgas/invoice/invoiceDetail'
const FILES = 'default GET /crmgas/invoice/getElectronicInvoices'
const MAIL = 'default POST /crmgas/invoice/reSendEmail'
const TITLES = 'default GET /crmgas/invoice/titleList'
const PREVIEW = 'default POST /crmgas/invoice/redPreview'
const CREATE = 'default POST /crmgas/invoice/createRed'
const RED = 'default GET /crmgas/invoice/redDetail'
const WITHDRAW = 'default POST /crmgas/invoice/withdrawRed'
const REFRESH = 'default POST /crmgas/invoice/refreshRed'
const PATH = '/pages/invoice/invoice-detail'

const worked = {
  lines: [],
  netAmount: '36513.76',
  taxAmount: '3286.24',
  grossAmount: '39800.00',
  leftAmount: '39800.00',
  needBuyerConfirm: '0' as const,
  needProof: '0' as const,
  hints: [],
}
const open = (invoice = anInvoice(), more = {}, as = master()) =>
  renderPage(PATH, {
    as,
    params: { invoiceId: 'n1' },
    answers: { [DETAIL]: invoice, [TITLES]: [aTitle()], [PREVIEW]: worked, ...more },
  })

describe('an invoice', () => {
  test('all that is on it', async () => {
    const page = await open()
    for (const words of [
      ...['数电普票', '正常', '¥39,800.00', '叁万玖仟捌佰元整', '26132000000000000001', '2026-11-06', '赵强'],
      ...['华北精工陶瓷有限公司', '廊坊新源燃气有限公司', '10000 m³ × 3.651376', '税率 9%', '¥36,513.76', '¥3,286.24'],
    ])
      expect(page.text()).toContain(words)
  })

  test('a special one says whether its tax has been deducted', async () => {
    const page = await open(anInvoice({ invoiceType: '81', useStatus: '1' }))
    expect(page.text()).toContain('已勾选抵扣')
  })

  test('what was taken back of it, and the red invoice', async () => {
    const red = anInvoiceRow({ invoiceId: 'n9', invoiceNo: '26132000000000000009', color: 'RED', status: 'N5' })
    const page = await open(anInvoice({ status: 'N4', redAmount: '3184.00', redInvoices: [red] }))
    expect(page.text()).toContain('已红冲 ¥3,184.00')
    page.tap(page.row())
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/invoice/invoice-detail?invoiceId=n9'])
  })

  test('of the old system: read only (IV-25)', async () => {
    const old = { invoiceType: '10' as const, invoiceCode: '013001900111', invoiceNo: '12345678', canRed: false }
    const page = await open(anInvoice({ ...old, redHint: '历史发票请前往营业厅办理', files: null }))
    expect(page.text()).toContain('历史发票请前往营业厅办理')
    expect(page.text()).toContain('013001900111')
    expect(page.names().filter((name) => name.includes('下载'))).toEqual([])
    expect(page.names()).not.toContain('预览')
  })

  test('where it was sent, and why it did not arrive', async () => {
    const mail = { id: 'm1', email: 'cw***@example.com', kind: 'AUTO' as const, sentAt: '2026-11-06T09:13:00+08:00' }
    const page = await open(anInvoice({ mails: [{ ...mail, status: '2', failReason: '对方邮箱已满' }] }))
    for (const words of ['cw***@example.com', '开具后自动发送', '发送失败', '对方邮箱已满'])
      expect(page.text()).toContain(words)
  })

  test('the address of a file is loaded again for each opening: addresses live ten minutes', async () => {
    const page = await open(anInvoice(), { [FILES]: [someFiles()] })
    page.tap(page.row())
    await settled()
    expect(page.sent(FILES)).toEqual([{ invoiceIds: 'n1' }])
  })

  test('its files are not there yet (2657)', async () => {
    const page = await open(anInvoice(), { [FILES]: refused('2657', '发票正在开具，请稍后查看') })
    page.tap(page.row())
    await settled()
    expect(page.text()).toContain('发票正在开具，请稍后查看')
  })

  test('sent to up to three addresses; each judged, none twice', async () => {
    const page = await open(anInvoice(), { [MAIL]: { accepted: 1 } })
    page.tap(page.button('发送邮箱'))
    await settled()
    page.type(page.input('电子邮箱'), 'a@example.com')
    page.tap(page.button('添加邮箱'))
    page.type(page.input('电子邮箱2'), 'a@example.com')
    page.tap(page.button('发送'))
    await settled()
    expect(page.text()).toContain('该邮箱已填写')
    page.type(page.input('电子邮箱2'), 'b@example.com.')
    expect(page.text()).toContain('请输入正确的邮箱')
    page.type(page.input('电子邮箱2'), 'b@example.com')
    page.tap(page.button('发送'))
    await settled()
    expect(page.sent(MAIL)).toEqual([{ invoiceIds: ['n1'], emails: ['a@example.com', 'b@example.com'] }])
  })

  test('that of another customer, by its number, is not found (2656)', async () => {
    const page = await renderPage(PATH, {
      params: { invoiceId: 'x' },
      answers: { [DETAIL]: refused('2656', '发票不存在') },
    })
    expect(page.text()).toContain('发票不存在')
  })
})

describe('a reversal', () => {
  const openForm = async (invoice = anInvoice(), more = {}) => {
    const page = await open(invoice, more)
    page.tap(page.button('红冲/换开'))
    await settled()
    return page
  }
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const rest = () => act(() => jest.advanceTimersByTimeAsync(450))

  test('of a wrong invoice is whole, with a new one to another title in the same breath', async () => {
    const other = aTitle({ titleId: 't2', buyerName: '廊坊市第二中学', isDefault: false })
    const siblings = [{ invoiceId: 'n2', invoiceNo: '26132000000000000002', grossAmount: '200.00' }]
    const page = await openForm(anInvoice({ siblings }), {
      [TITLES]: [aTitle(), other],
      [CREATE]: { redId: 'r1', status: 'R0' },
    })
    page.tap(page.button('开票有误'))
    await rest()
    await settled()
    expect(page.text()).toContain('红冲金额¥39,800.00')
    expect(page.names()).not.toContain('部分红冲')
    page.tap(page.button('抬头'))
    page.tap(page.button('提交'))
    await settled()
    expect(page.text()).toContain('请选择发票抬头')
    page.tap(page.find('[aria-haspopup=dialog]'))
    await settled()
    page.tap(page.find(`${part.action}:nth-child(3)`))
    expect(page.text()).toContain('换开为廊坊市第二中学，增值税普通发票')
    expect(page.text()).toContain('换开金额¥40,000.00')
    page.tap(page.button('提交'))
    await settled()
    expect(page.text()).toContain('确认提交红冲申请吗？红冲后原发票失效，不能撤销')
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(CREATE)).toEqual([
      {
        invoiceId: 'n1',
        reason: '01',
        mode: 'FULL',
        explanation: '抬头有误',
        siblings: '1',
        reissue: '1',
        newTitleId: 't2',
        newInvoiceType: '82',
      },
    ])
    expect(page.text()).toContain('红冲申请已提交')
  })

  test('with deducted tax it waits for the buyer, and shows the consequences (IR-02, IR-07)', async () => {
    const hints = ['该发票已勾选抵扣，红冲后请按确认单税额作进项税额转出']
    const page = await openForm(anInvoice({ invoiceType: '81', useStatus: '1' }), {
      [PREVIEW]: { ...worked, needBuyerConfirm: '1', hints },
    })
    page.tap(page.button('开票有误'))
    await rest()
    await settled()
    expect(page.text()).toContain('需购方在电子税务局确认')
    expect(page.text()).toContain(hints[0])
  })

  test('while another one runs: shown, and the page shows its state (2641)', async () => {
    const page = await openForm(anInvoice(), { [CREATE]: refused('2641', '该发票存在处理中的红冲申请') })
    page.tap(page.button('开票有误'))
    page.tap(page.button('金额或其他'))
    page.type(page.input('红冲说明'), '抬头写错')
    page.tap(page.button('提交'))
    await settled()
    page.answer({ [DETAIL]: anInvoice({ status: 'N2', canRed: false, openRedId: 'r1' }) })
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).toContain('该发票存在处理中的红冲申请')
    page.tap(page.button('确认'))
    await settled()
    expect(page.text()).toContain('红冲进度')
    expect(page.names()).not.toContain('红冲/换开')
  })

  test('the gateway’s refusal of what is asked is at the form (2640)', async () => {
    const page = await openForm(anInvoice(), { [PREVIEW]: refused('2640', '红冲金额超过可红冲金额') })
    page.tap(page.button('开票有误'))
    await rest()
    await settled()
    expect(page.text()).toContain('红冲金额超过可红冲金额')
  })

  test('a user without the right sees no reversal; the reason for an impossible one is shown', async () => {
    expect((await open(anInvoice(), {}, subAccount(['INVOICE_VIEW']))).names()).not.toContain('红冲/换开')
    const page = await open(anInvoice({ canRed: false, redHint: '该交易红冲次数已达上限，请前往营业厅办理' }))
    expect(page.text()).toContain('该交易红冲次数已达上限')
  })
})

describe('what a reversal asks for (IR-01 to IR-06)', () => {
  const invoice = anInvoice({
    lines: [aLine(), aLine({ lineNo: 2, goodsName: '*天然气*违约金', leftGross: '120.35' })],
  })
  const shown = (part: Partial<RedValues>) => {
    const values = { ...emptyRed(invoice), ...part }
    return redFields(invoice, [])
      .filter(({ show }) => show?.(values) ?? true)
      .map(({ key }) => key)
  }

  test.each([
    [{ reason: '01' }, ['reason', 'fault', 'explanation']],
    [{ reason: '01', fault: 'OTHER' }, ['reason', 'fault', 'explanation']],
    [{ reason: '01', fault: 'TITLE' }, ['reason', 'fault', 'newTitleId', 'newInvoiceType']],
    [{ reason: '01', fault: 'TYPE' }, ['reason', 'fault', 'newTitleId']],
    [{ reason: '02', fault: 'TITLE' }, ['reason', 'mode', 'proofs', 'explanation']],
    [{ reason: '04', mode: 'PART' }, ['reason', 'mode', 'amounts', 'proofs', 'explanation']],
  ] as const)('%j', (values, fields) => expect(shown(values)).toEqual(fields))

  test.each([
    [{}, '请填写红冲金额'],
    [{ 1: '39800.00' }, undefined],
    [{ 1: '39800.01' }, '红冲金额超过可红冲金额'],
    [{ 1: '1', 2: '120.36' }, '红冲金额超过可红冲金额'],
    [{ 1: '1.005' }, '第1行金额有误，最多2位小数'],
    [{ 2: '0' }, '第2行金额有误，最多2位小数'],
  ])('amounts %j: %s', (amounts, fault) => expect(amountsFault(invoice.lines, amounts)).toBe(fault))

  test('papers are asked for where it is not the seller’s fault (2643)', () => {
    const values: RedValues = { ...emptyRed(invoice), reason: '02' }
    const proofs = redFields(invoice, []).find(({ key }) => key === 'proofs')
    expect(proofs && faultOf(proofs, values)).toBe('请上传证明材料')
  })

  test('a part sends its lines; a wrong invoice never does, whatever was chosen before', () => {
    const values: RedValues = { ...emptyRed(invoice), reason: '04', mode: 'PART', amounts: { 2: '８0.00', 1: '' } }
    expect(wishOf(invoice, values)).toEqual({
      invoiceId: 'n1',
      reason: '04',
      mode: 'PART',
      lines: [{ lineNo: 2, grossAmount: '80.00' }],
    })
    const wrong: RedValues = { ...values, reason: '01', explanation: ' x ', fault: 'OTHER' }
    expect(wishOf(invoice, wrong)).toEqual({ invoiceId: 'n1', reason: '01', mode: 'FULL' })
    expect(wishOf(invoice, { ...values, reason: '' })).toBeUndefined()
    const whole = { invoiceId: 'n1', reason: '01' as const, mode: 'FULL' as const }
    const own = aTitle({ buyerName: invoice.buyer.name, taxNo: invoice.buyer.taxNo })
    expect(redInput(whole, { ...wrong, fault: 'TYPE' }, invoice, [own])).toMatchObject({
      explanation: '发票类型有误',
      reissue: '1',
      newTitleId: own.titleId,
      newInvoiceType: '81',
    })
    expect(redInput(whole, wrong, invoice, [])).toEqual({
      invoiceId: 'n1',
      reason: '01',
      mode: 'FULL',
      explanation: 'x',
      reissue: '0',
    })
  })
})

describe('the form of a reversal', () => {
  const running = anInvoice({ status: 'N2', canRed: false, openRedId: 'r1' })
  const openRed = async (red = aRed(), more = {}) => {
    const page = await open(running, { [RED]: red, ...more })
    page.tap(page.button('红冲进度'))
    await settled()
    return page
  }

  test('how far it is, how long the buyer has, what it is about', async () => {
    const page = await openRed()
    for (const words of ['待购方确认', '请购方在电子税务局确认', '13012600000000000001', '抬头写错', '销方审核'])
      expect(page.text()).toContain(words)
  })

  test('asked at the tax platform', async () => {
    const page = await openRed(aRed(), {
      [REFRESH]: { status: '04' },
      [RED]: inTurn(aRed(), aRed({ status: '04', buyerDeadline: null })),
    })
    page.tap(page.button('刷新状态'))
    await settled()
    expect(page.sent(REFRESH)).toEqual([{ redId: 'r1' }])
    expect(page.text()).toContain('已确认')
  })

  test('taken back after a question', async () => {
    const page = await openRed(aRed(), { [WITHDRAW]: true })
    page.tap(page.button('撤销红冲'))
    await settled()
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(WITHDRAW)).toEqual([{ redId: 'r1' }])
    expect(page.text()).toContain('已撤销')
  })

  test('too late (2644)', async () => {
    const page = await openRed(aRed(), { [WITHDRAW]: refused('2644', '当前状态不可撤销') })
    page.tap(page.button('撤销红冲'))
    await settled()
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).toContain('当前状态不可撤销')
  })

  test('a refused one says why and offers nothing', async () => {
    const page = await openRed(aRed({ status: 'R9', rejectReason: '证明材料不清晰', canWithdraw: false }))
    expect(page.text()).toContain('证明材料不清晰')
    expect(page.names()).not.toContain('刷新状态')
    const { items } = redStepsOf(aRed({ status: '05' }), '2026-11-23')
    expect(items[2]).toMatchObject({ title: '购方确认', failed: true })
  })

  test('done: the red invoice and the application that follows', async () => {
    const page = await openRed(
      aRed({ status: 'RS', redInvoiceId: 'n9', redInvoiceNo: '26132000000000000009', newApplyId: 'FP9' }),
    )
    expect(page.text()).toContain('26132000000000000009')
    page.tap(page.button('换开申请'))
    await settled()
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/invoiceDetails?applyId=FP9'])
  })

  test('the other forms of its group, and the new invoice beside the red one', async () => {
    const newInvoices = [{ invoiceId: 'n8', invoiceNo: '26132000000000000008', grossAmount: '40000.00' }]
    const group = [
      ...aRed().group,
      { redId: 'r2', blueInvoiceNo: '26132000000000000002', grossAmount: '200.00', status: 'R0' as const },
    ]
    const page = await openRed(aRed({ group, newInvoices, newApplyId: 'FP9' }))
    expect(page.text()).toContain('新发票26132000000000000008¥40,000.00')
    expect(page.text()).not.toContain('换开申请')
    page.tap(page.button(page.names().find((name) => name.startsWith('同批红冲')) ?? ''))
    await settled()
    expect(page.sent(RED)).toEqual([{ redId: 'r1' }, { redId: 'r2' }])
  })
})
