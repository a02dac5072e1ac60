import { act } from 'react'
import { refused, settled } from '@/testing/answers'
import { aTitleWhole } from '@/testing/make/title'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { faultOf } from '@/blocks/form/field'
import { emptyTitle, savedTitle, taxNoFault, type TitleValues } from '../parts/title/title-form'
import { pastedTitle } from './pasted-title'
import { titleFields } from './title-fields'
import { needsProof } from './use-save-title'
import { part } from '@/testing/parts'

const SAVE = 'default POST /crmgas/invoice/saveTitle'
const DETAIL = 'default GET /crmgas/invoice/titleDetail'
const SEARCH = 'default GET /crmgas/invoice/searchCompany'
const PATH = '/subPagesB/pages/applyForInvoice/addCompanyTitle'

const filled: TitleValues = { ...emptyTitle, buyerName: '华北精工陶瓷有限公司', taxNo: '91350100M000100Y43' }
const shown = (part: Partial<TitleValues>) => {
  const values = { ...filled, ...part }
  return titleFields(values, { isCertified: true, isDefault: false }).filter(({ show }) => show?.(values) ?? true)
}
/** What is wrong with the fields that are shown. */
const faults = (part: Partial<TitleValues>) => {
  const values = { ...filled, ...part }
  const found = shown(part).map((field) => [field.key, faultOf(field, values)] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

describe('what may be in a title', () => {
  test.each([
    ['91350100M000100Y43', undefined],
    ['９１３５０１００m000100y43', undefined],
    ['9135 0100 M000 100Y43', undefined],
    ['91350100M000100Y44', '统一社会信用代码不正确'],
    // A Cyrillic М and a Greek Υ look like those of the number.
    ['91350100М000100Y43', '税号只能包含数字和大写字母'],
    ['91350100M000100Υ43', '税号只能包含数字和大写字母'],
    ['9135', '税号应为15、17、18或20位'],
    ['131002000000001', '税号有误，请核对'],
    ['11010519491231002800', '税号有误，请核对'],
  ])('the number %s: %s', (text, fault) => expect(taxNoFault(text)).toBe(fault))

  test('a name of one or five hundred characters, or with what no name has', () => {
    const wrong = { buyerName: '名称为2至100个字，不含特殊字符' }
    expect(faults({ buyerName: '甲' })).toEqual(wrong)
    expect(faults({ buyerName: '甲'.repeat(500) })).toEqual(wrong)
    expect(faults({ buyerName: 'Аpple有限公司' })).toEqual(wrong)
    expect(faults({ buyerName: '华北(廊坊)公司' })).toEqual({})
  })

  test('address and phone, bank and account go in pairs (IT-03)', () => {
    expect(faults({ address: '工业路1号' })).toEqual({ address: '地址与电话需同时填写' })
    expect(faults({ bankName: '工商银行' })).toEqual({ bankName: '开户行与账号需同时填写' })
    expect(faults({ address: '工业路1号', phone: '0316-2000001' })).toEqual({})
    expect(faults({ phone: '12345', address: '工业路1号' })).toEqual({ phone: '请填写正确的电话' })
    expect(faults({ bankAccount: '1234567', bankName: '工商银行' })).toEqual({ bankAccount: '请填写8至30位数字账号' })
  })

  test('for special invoices all of them are needed', () => {
    expect(faults({ applySpecial: true })).toEqual({
      address: '请填写地址',
      phone: '请填写电话',
      bankName: '请填写开户行',
      bankAccount: '请填写账号',
    })
  })

  test('a public body needs its number for special invoices', () =>
    expect(faults({ buyerType: 'GOV', taxNo: '', applySpecial: true })).toMatchObject({ taxNo: '请填写税号' }))

  test('a public body may have no number, a natural person has none, another company proves what it has to do with it', () => {
    expect(faults({ buyerType: 'GOV', taxNo: '' })).toEqual({})
    expect(faults({ taxNo: '' })).toEqual({ taxNo: '请填写税号' })
    expect(shown({ buyerType: 'PERSON' }).map(({ key }) => key)).toEqual([
      ...['titleKind', 'buyerType', 'buyerName', 'email', 'isDefault'],
    ])
    expect(faults({ titleKind: 'OTHER' })).toEqual({ proofs: '请上传关系证明' })
  })

  test('an address of mail is judged (2610)', () =>
    expect(faults({ email: 'cw@example.com.' })).toEqual({ email: '请输入正确的邮箱' }))

  test('sent in one spelling, without the fields a natural person does not have', () => {
    const values = { ...filled, buyerName: ' 华北(廊坊)公司 ', bankAccount: '6222 0000-0000', applySpecial: true }
    expect(savedTitle(values)).toMatchObject({
      buyerName: '华北（廊坊）公司',
      bankAccount: '622200000000',
      applySpecial: '1',
    })
    const person = savedTitle({ ...values, buyerType: 'PERSON', address: 'x' })
    expect(person).toMatchObject({ taxNo: '', bankAccount: '', address: '', applySpecial: '0' })
    expect(savedTitle(values, { titleId: 't1', version: 3 })).toMatchObject({ titleId: 't1', version: 3 })
  })

  test('a number of a title for special invoices is not changed without another proof (IT-05)', () => {
    const before = aTitleWhole()
    const same = { ...filled, buyerName: before.buyerName, taxNo: ' 91350100m000100y43' }
    expect(needsProof(before, same)).toBe(false)
    expect(needsProof(before, { ...same, buyerName: '另一家' })).toBe(true)
    expect(needsProof({ ...before, specialAllowed: '0' }, { ...same, buyerName: '另一家' })).toBe(false)
    expect(needsProof(undefined, same)).toBe(false)
  })
})

describe('a text as people send it', () => {
  const whole = {
    buyerName: '华北精工陶瓷有限公司',
    taxNo: '91350100M000100Y43',
    address: '廊坊市广阳区工业路1号',
    phone: '0316-2000001',
    bankName: '工商银行廊坊支行',
    bankAccount: '6222000000001234',
  }
  test.each([
    [
      '名称：华北精工陶瓷有限公司 税号：91350100M000100Y43 地址：廊坊市广阳区工业路1号 电话：0316-2000001 开户行：工商银行廊坊支行 账号：6222000000001234',
      whole,
    ],
    [
      '公司名称:华北精工陶瓷有限公司\n纳税人识别号：91350100m000100y43；\n地址、电话：廊坊市广阳区工业路1号 0316-2000001\n开户行及账号：工商银行廊坊支行 6222 0000 0000 1234',
      whole,
    ],
    ['税号：91350100M000100Y43', { taxNo: '91350100M000100Y43' }],
    ['名称： 税号：', {}],
    ['随便一段话', {}],
  ])('%s', (text, found) => expect(pastedTitle(text)).toEqual(found))
})

describe('the page', () => {
  const open = (params = {}, more = {}) =>
    renderPage(PATH, { as: master(), params, answers: { [SEARCH]: [], ...more } })
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const rest = () => act(() => jest.advanceTimersByTimeAsync(450))

  test('filled in by a pasted text, saved, and back', async () => {
    const page = await open({}, { [SAVE]: aTitleWhole() })
    page.tap(page.button('智能填写'))
    await settled()
    page.type(page.input('粘贴抬头信息'), '随便')
    page.tap(page.button('识别'))
    await settled()
    expect(page.text()).toContain('未识别到抬头信息')
    page.type(page.input('粘贴抬头信息'), '名称：华北精工陶瓷有限公司 税号：91350100M000100Y43')
    page.tap(page.button('识别'))
    await settled()
    page.tap(page.button('保存'))
    await settled()
    expect(page.sent(SAVE)).toMatchObject([{ buyerName: '华北精工陶瓷有限公司', taxNo: '91350100M000100Y43' }])
    expect(page.text()).toContain('保存成功')
    expect(page.went).toEqual(['navigateBack 1'])
    await rest()
    await settled()
  })

  test('one that goes to review says so', async () => {
    const page = await open({}, { [SAVE]: aTitleWhole({ reviewStatus: 'T2' }) })
    page.tap(page.button('个人'))
    page.type(page.input('名称'), '张三')
    page.tap(page.button('保存'))
    await settled()
    expect(page.text()).toContain('已提交审核')
  })

  test('another user has changed it meanwhile: a message, and the present state is shown (2634)', async () => {
    const page = await open(
      { titleId: 't1' },
      { [DETAIL]: aTitleWhole(), [SAVE]: refused('2634', '抬头信息已被他人修改，请刷新后重试') },
    )
    expect(page.input('账号').value).toBe('6222000000001234')
    page.type(page.input('地址'), '工业路2号')
    page.answer({ [DETAIL]: aTitleWhole({ version: 2, address: '工业路3号' }) })
    page.tap(page.button('保存'))
    await settled()
    expect(page.sent(SAVE)).toMatchObject([{ titleId: 't1', version: 1, address: '工业路2号' }])
    expect(page.text()).toContain('抬头信息已被他人修改，请刷新后重试')
    page.tap(page.button('确认'))
    await settled()
    expect(page.input('地址').value).toBe('工业路3号')
  })

  test('another name of a title for special invoices wants the step-up first (IT-05)', async () => {
    const page = await open({ titleId: 't1' }, { [DETAIL]: aTitleWhole() })
    page.type(page.input('名称'), '另一家公司')
    page.tap(page.button('保存'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/binding/security?scene=title'])
    expect(page.sent(SAVE)).toEqual([])
    await rest()
    await settled()
  })

  test('no special invoices for this customer is shown above the button (2604)', async () => {
    const text = '该抬头暂不支持开具专票，请先完成一般纳税人资质认证'
    const page = await open({ titleId: 't1' }, { [DETAIL]: aTitleWhole(), [SAVE]: refused('2604', text) })
    expect(page.text()).not.toContain('设为默认')
    page.tap(page.button('保存'))
    await settled()
    expect(page.find(part.barNote).textContent).toBe(text)
  })

  test('a refused one says why; one that is not there says that', async () => {
    const page = await open(
      { titleId: 't1' },
      { [DETAIL]: aTitleWhole({ reviewStatus: 'T9', rejectReason: '关系证明未盖章' }) },
    )
    expect(page.text()).toContain('未通过原因：关系证明未盖章')
    const gone = await open({ titleId: 'x' }, { [DETAIL]: refused('2902', '数据不存在或已删除') })
    expect(gone.text()).toContain('数据不存在或已删除')
  })
})
