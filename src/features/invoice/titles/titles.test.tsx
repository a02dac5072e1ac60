import { act } from 'react'
import { refused, settled } from '@/testing/answers'
import { aTitle, aTitleWhole } from '@/testing/make/title'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { useInvoice } from '@/stores/invoice'
import { qrTextOf, titleText } from './title-text'
import { part } from '@/testing/parts'

const LIST = 'default GET /crmgas/invoice/titleList'
const DETAIL = 'default GET /crmgas/invoice/titleDetail'
const SAVE = 'default POST /crmgas/invoice/saveTitle'
const REMOVE = 'default POST /crmgas/invoice/deleteTitle'
const DEFAULT = 'default POST /crmgas/invoice/setDefaultTitle'
const SEARCH = 'default GET /crmgas/invoice/searchCompany'
const AUTO = 'btwob GET /invoice/auto'
const noAuto = { rule: null, runs: [] }
const MANAGE = '/subPagesB/pages/applyForInvoice/manageCompanyTitle'
const PICK = '/pages/invoice/invoice-title'

const refusedTitle = aTitle({
  titleId: 't2',
  titleKind: 'OTHER',
  buyerName: '廊坊市第二中学',
  isDefault: false,
  reviewStatus: 'T9',
  rejectReason: '关系证明未盖章',
  unusable: '抬头审核未通过',
  bankAccount: '',
})
const own = aTitle({ bankAccount: '1234', specialAllowed: '1' })
const rest = () => act(() => jest.advanceTimersByTimeAsync(450))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('抬头管理', () => {
  const open = (titles = [own, refusedTitle], more = {}) =>
    renderPage(MANAGE, { as: master(), answers: { [AUTO]: noAuto, [LIST]: titles, ...more } })

  test('each with all of it, its tags, why it was refused; the account on request', async () => {
    const page = await open(undefined, { [DETAIL]: aTitleWhole() })
    for (const words of ['默认', '可开专票', '已驳回', '未通过原因：关系证明未盖章', '**** 1234', '其他单位'])
      expect(page.text()).toContain(words)
    page.tap(page.button('显示账号'))
    await settled()
    expect(page.text()).toContain('6222000000001234')
    page.tap(page.button('编辑 廊坊市第二中学'))
    await settled()
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/addCompanyTitle?titleId=t2'])
  })

  test('removed after a question; not while an application runs on it (2635)', async () => {
    const page = await open([own], { [REMOVE]: refused('2635', '该抬头有处理中的开票申请，无法删除') })
    page.tap(page.button('删除 华北精工陶瓷有限公司'))
    await settled()
    expect(page.text()).toContain('确定删除该抬头吗？')
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).toContain('该抬头有处理中的开票申请，无法删除')
    page.answer({ [REMOVE]: true })
    page.tap(page.button('确认'))
    await settled()
    page.tap(page.button('删除 华北精工陶瓷有限公司'))
    await settled()
    page.answer({ [LIST]: [] })
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).toContain('暂无抬头')
  })

  test('another one becomes the default; one under review does not offer it', async () => {
    const second = aTitle({ titleId: 't3', buyerName: '新源餐饮', isDefault: false })
    const page = await open([own, second, refusedTitle], { [DEFAULT]: true })
    expect(page.names()).not.toContain('设为默认 廊坊市第二中学')
    page.tap(page.button('设为默认 新源餐饮'))
    await settled()
    expect(page.sent(DEFAULT)).toEqual([{ titleId: 't3' }])
  })

  test('as a code for the counter', async () => {
    const page = await open()
    page.tap(page.button('二维码 华北精工陶瓷有限公司'))
    await settled()
    expect(page.find(part.qrCode).getAttribute('alt')).toBe('华北精工陶瓷有限公司的抬头二维码')
    expect(qrTextOf(own)).toBe('名称：华北精工陶瓷有限公司\n税号：91350100M000100Y43')
    expect(titleText(aTitleWhole())).toContain('开户行：工商银行廊坊支行\n账号：6222000000001234')
  })

  test('without the right', async () => {
    const page = await renderPage(MANAGE, { as: subAccount(['INVOICE_VIEW', 'INVOICE_APPLY']) })
    expect(page.text()).toContain('您暂无该功能权限')
  })
})

describe('选择抬头', () => {
  const open = (titles = [own, refusedTitle], more = {}, as = master()) =>
    renderPage(PICK, { as, answers: { [LIST]: titles, ...more } })

  test('a tap chooses and goes back; one that will not do says why and is no target', async () => {
    const page = await open()
    expect(page.text()).toContain('抬头审核未通过')
    expect(page.host().querySelectorAll(part.tappableCard)).toHaveLength(1)
    page.tap(page.find(part.tappableCard))
    await settled()
    expect(useInvoice.getState().invoiceTitle).toEqual({ titleId: 't1', name: '华北精工陶瓷有限公司' })
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('a new one in three lines: the registry knows the number, and it is chosen at once', async () => {
    const company = {
      companyName: '廊坊开发区新源餐饮有限公司',
      taxNo: '91350100M000100Y43',
      address: '某路',
      phone: null,
      bankName: null,
      bankAccount: null,
    }
    const page = await open([], {
      [SEARCH]: [company],
      [SAVE]: aTitleWhole({ titleId: 't9', buyerName: company.companyName }),
    })
    expect(page.text()).toContain('暂无抬头，请先添加')
    page.tap(page.button('添加抬头'))
    await settled()
    page.type(page.input('名称'), '廊坊开发')
    await rest()
    await settled()
    page.tap(page.find(`${part.sheet} button${part.item}`))
    await settled()
    page.tap(page.button('保存'))
    await settled()
    expect(page.sent(SAVE)).toMatchObject([
      { buyerName: '廊坊开发区新源餐饮有限公司', taxNo: '91350100M000100Y43', address: '', applySpecial: '0' },
    ])
    expect(useInvoice.getState().invoiceTitle?.titleId).toBe('t9')
  })

  test('there is one already: shown at its name (2631); twenty are enough (2630)', async () => {
    const page = await open([own], { [SAVE]: refused('2631', '该抬头已存在') })
    page.tap(page.button('添加抬头'))
    await settled()
    page.tap(page.button('个人'))
    page.type(page.input('名称'), '张三')
    page.tap(page.button('保存'))
    await settled()
    expect(page.find(part.fieldFault).textContent).toContain('该抬头已存在')
    page.answer({ [SAVE]: refused('2630', '抬头数量已达上限(20个)') })
    page.tap(page.button('保存'))
    await settled()
    expect(page.text()).toContain('抬头数量已达上限(20个)')
    expect(page.sent(SAVE)[0]).toMatchObject({ buyerType: 'PERSON', taxNo: '' })
  })

  test('a user that may choose but not add', async () => {
    const page = await open([own], {}, subAccount(['INVOICE_VIEW', 'INVOICE_APPLY']))
    expect(page.host().querySelectorAll(part.tappableCard)).toHaveLength(1)
    expect(page.names()).not.toContain('添加抬头')
  })
})
