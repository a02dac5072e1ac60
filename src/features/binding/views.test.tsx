import { act } from 'react'
import { switchTenant } from '@/auth/tenant'
import { scrollToElement } from '@/platform/measure'
import { findCustomer, leaveFind } from '@/shared/customer'
import { finishStepUp, leaveStepUp } from '@/shared/step-up'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aClientConfig } from '@/testing/make/client'
import {
  aCompany,
  aCustomer,
  aFound,
  anApplication,
  aSubAccount,
  aSubAccountDetail,
  customers,
  type SubAccount,
} from '@/testing/make/binding'
import { someModels } from '@/testing/make/entering'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, newcomer, subAccount } from '@/testing/people'
import { foundCustomer, saveFound } from './found'
import type { Found } from './words'

jest.mock('@/auth/tenant', () => ({ switchTenant: jest.fn(() => Promise.resolve(true)) }))
// Nothing has a place on a page without a layout.
jest.mock('@/platform/measure', () => ({
  ...jest.requireActual<object>('@/platform/measure'),
  scrollToElement: jest.fn(),
}))

const LIST = 'default POST /crmgas/portal/user/customerListNew'
const SUBS = 'default GET /hqw/subAccount/list'
const DETAIL = 'default GET /hqw/subAccount/detail'
const REAPPLY = 'default POST /crmgas/portal/user/reapplyBinding'
const USER = 'default POST /crmgas/portal/user/userInfo'
const FIND = 'default POST /crmgas/portal/user/queryCustomerInfo'
const TRANSFER = 'default POST /crmgas/portal/user/transferMaster'
const CHECK = '/pages/binding/check'

let page: OpenPage
/** Whatever the question calls its yes. */
const yes = async () => {
  page.agree()
  await settled()
}
const press = (name: string) => page.press(name)
/** The button with these words in its text. */
const buttonWith = (words: string) =>
  [...page.host().querySelectorAll('button')].find((one) => one.textContent.includes(words)) as HTMLElement
const has = (...words: string[]) => {
  for (const word of words) expect(page.text()).toContain(word)
}
const subs = (...list: SubAccount[]) =>
  listOf(list, { counts: { pending: list.length, passed: list.length, rejected: 0, timeout: 0 }, limit: 20 })
const companies: Answers = { 'default GET /crmgas/company/list': [aCompany()] }

afterEach(() => {
  jest.useRealTimers()
})

describe('切换户号', () => {
  const WITHDRAW = 'default POST /crmgas/portal/user/withdrawBinding'
  const UNBIND = 'default POST /crmgas/portal/user/unbindCustomer'
  const own = aCustomer()
  const open = async (list: Answers[typeof LIST], answers: Answers = {}, bp?: string) => {
    page = await renderPage('/pages/switch-bp/switch/switch', {
      ...(bp !== undefined && { params: { bp } }),
      answers: { [LIST]: list, ...answers },
    })
  }

  test('by company, with tags and arrears', async () => {
    const other = aCustomer({ bindingId: 'b2', bp: '1000000002', isCurrent: '0', arrears: null })
    await open(customers(own, other))
    has('廊坊新源燃气有限公司', '户号 1000000001', '主账号', '默认', '应缴', '绑定新户号')
  })

  test.each([
    { reviewStatus: '2' as const, action: '撤回申请', question: '确认撤回该申请吗？', asked: WITHDRAW },
    { reviewStatus: '0' as const, action: '放弃申请', question: '确认放弃该申请吗？', asked: UNBIND },
    { reviewStatus: '3' as const, action: '放弃申请', question: '确认放弃该申请吗？', asked: UNBIND },
  ] as const)('an application in state $reviewStatus: $action (BD-10)', async (row) => {
    await open(customers(own, anApplication({ reviewStatus: row.reviewStatus })), { [row.asked]: true })
    await press('1000000005更多操作')
    await press(row.action)
    has(row.question)
    await yes()
    const changing = [WITHDRAW, UNBIND] as const
    expect(changing.flatMap((key) => page.sent(key).map((input) => [key, input]))).toEqual([
      [row.asked, { bindingId: 'b3' }],
    ])
  })

  test('decided meanwhile: the list says what', async () => {
    await open(customers(own, anApplication()), { [WITHDRAW]: refused('2203', '该申请已处理') })
    await press('1000000005更多操作')
    await press('撤回申请')
    page.answer({ [LIST]: customers(own, anApplication({ reviewStatus: '0' })) })
    await yes()
    has('已驳回')
  })

  test('the number that the address names is marked and brought into sight', async () => {
    await open(customers(own, anApplication()), {}, '1000000005')
    const marked = [...page.host().querySelectorAll('[aria-current]')].map((one) => one.textContent)
    expect(marked).toEqual([expect.stringContaining('1000000005')])
    expect(scrollToElement).toHaveBeenCalledWith('binding-b3')
  })

  test('another tenant: the row says it, and the counted loading shows after 800 ms', async () => {
    let over = (_isOver: boolean): void => undefined
    jest.mocked(switchTenant).mockReturnValueOnce(new Promise((done) => (over = done)))
    await open(customers(own, aCustomer({ bindingId: 'b2', bp: '1000000003', tenantId: 't-1002', isCurrent: '0' })))
    jest.useFakeTimers()
    page.tap(page.find('#binding-b2'))
    await settled()
    has('正在切换…')
    expect(page.text()).not.toContain('请求中...')
    await act(() => jest.advanceTimersByTimeAsync(800))
    has('请求中...')
    over(false)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(page.text()).not.toMatch(/请求中|正在切换|切换成功/)
  })

  test('asked for with the own phone and no company', async () => {
    await open(customers())
    expect(page.sent(LIST)).toEqual([{ userName: '13800000001', code: '' }])
  })

  test('nothing bound; nothing to be had', async () => {
    await open(customers())
    has('您还没有绑定户号')
    await open(lost)
    has('加载失败，点击重试')
  })
})

describe('账号审核', () => {
  const applied = anApplication({ bindingId: 'a9', bp: '1000000003', customerName: '康宁医院' })

  test('the master sees the applicant and may decide', async () => {
    page = await renderPage(CHECK, { answers: { [LIST]: customers(), [SUBS]: subs(aSubAccount()) } })
    has('138****0003', '联系申请人', '本单位员工', '新入职的设备管理员', '剩余')
    await press('驳回')
    await press('确认驳回')
    has('请填写驳回原因')
  })

  test('a master follows an own application elsewhere and decides another one', async () => {
    const answers: Answers = {
      [LIST]: customers(aCustomer(), applied),
      [SUBS]: subs(aSubAccount()),
      [DETAIL]: aSubAccountDetail({ bindingId: 'a9', masterUsername: '13800000008' }),
    }
    page = await renderPage(CHECK, { params: { bindingId: 'a9' }, answers })
    has('撤回申请')
    page = await renderPage(CHECK, { params: { bindingId: 's1' }, answers })
    has('新入职的设备管理员')
    expect(page.text()).not.toContain('撤回申请')
  })

  test('a master finds own applications above those of others', async () => {
    page = await renderPage(CHECK, { answers: { [LIST]: customers(aCustomer(), applied), [SUBS]: subs() } })
    has('我的申请')
    page.tap(buttonWith('康宁医院'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${CHECK}?bindingId=a9`])
  })

  test('no applications', async () => {
    page = await renderPage(CHECK, { answers: { [LIST]: customers(), [SUBS]: subs() } })
    has('暂无待审核的申请')
  })

  test.each([
    { state: '2' as const, words: ['待审核', '撤回申请', '联系主账号'] },
    { state: '0' as const, words: ['已驳回', '非本单位人员', '重新申请'] },
    { state: '3' as const, words: ['审核超时', '重新申请'] },
    { state: '1' as const, words: ['已通过', '返回首页'] },
  ])('the applicant in state $state', async ({ state, words }) => {
    const rejectReason = state === '0' ? '非本单位人员' : ''
    page = await renderPage(CHECK, {
      as: subAccount([], { reviewStatus: state }),
      params: { bindingId: 's1' },
      answers: { [DETAIL]: aSubAccountDetail({ reviewStatus: state, rejectReason }) },
    })
    has(...words)
  })
})

describe('客户信息', () => {
  const open = async (found?: Found) => {
    page = await renderPage('/pages/confirm-cusInfo/customer-info', {
      as: newcomer(),
      before: () => found && saveFound(found),
      answers: { [LIST]: customers() },
    })
  }

  test('without a master: the ways to become it', async () => {
    await open(aFound())
    has('悦来****有限公司', '商业', '申请成为主账号', '预留手机验证（139****0006）')
  })

  const taken = aFound({ hasMaster: '1', masterUsernameMasked: '138****0001', roles: ['SUB'] })

  test('with a master: an application', async () => {
    await open(taken)
    has('该户号已有主账号（138****0001），您可申请成为子账号', '提交申请')
  })

  test('with a master, and the enterprise certified: the link to the claim (BD-21)', async () => {
    await open(taken)
    expect(page.text()).not.toContain('申请更换主账号')
    await open({ ...taken, certPassed: '1' })
    await press('企业认证已通过，申请更换主账号')
    expect(page.went).toEqual(['navigateTo /pages/binding/transfer?mode=claim&bp=1000000006'])
  })

  test('nothing found: to the search', async () => {
    await open()
    has('信息已过期，请重新查询')
  })

  test('applied again: the application follows, though it is in no list of refusals any more', async () => {
    const [now, as] = [anApplication({ reviewStatus: '0' }), newcomer()]
    let answerUser = () => {}
    page = await renderPage('/pages/confirm-cusInfo/customer-info', {
      as,
      answers: {
        [LIST]: () => customers({ ...now }),
        [DETAIL]: aSubAccountDetail({ bindingId: 'b3', reviewStatus: '0', rejectReason: '信息有误' }),
        [REAPPLY]: () => {
          now.reviewStatus = '2'
          return { reviewStatus: '2', deadlineAt: '2026-11-30T10:00:00+08:00' }
        },
        [USER]: () => new Promise((resolve) => (answerUser = () => resolve(as.user))),
      },
    })
    await press('提交申请')
    page.agree()
    // The list is read again and drawn before the user is known.
    for (let turn = 0; turn < 50; turn += 1) await act(() => new Promise((next) => setTimeout(next)))
    has('驳回原因：信息有误')
    answerUser()
    await settled()
    expect(page.went).toEqual([`redirectTo ${CHECK}?bindingId=b3`])
  })
})

describe('安全验证', () => {
  const shownAndSent: Answers = {
    'default POST /crmgas/portal/sms/sendSms': { interval: 60, expire: 300 },
    'default GET /crmgas/config/client': aClientConfig(),
  }
  const ways = () => [...page.host().querySelectorAll('[role=tab], [role=radio]')].map((one) => one.textContent)

  test.each([
    ['changePhone', { hasPassword: '1', isCertApplicant: '1' }, true],
    ['changePhone', { hasPassword: '1', isCertApplicant: '0' }, false],
    ['changePhone', { hasPassword: '0', isCertApplicant: '1' }, false],
    ['title', { hasPassword: '1', isCertApplicant: '0' }, true],
    ['transfer', { hasPassword: '1', isCertApplicant: '1' }, false],
    ['bind', { hasPassword: '1', isCertApplicant: '1' }, false],
  ] as const)('%s of %j by password: %s (LG-17)', async (scene, user, isOffered) => {
    page = await renderPage('/pages/binding/security', { as: master(user), params: { scene }, answers: shownAndSent })
    has('为保障账户安全，请输入', '收到的验证码')
    expect(ways()).toEqual(isOffered ? ['短信验证码', '登录密码'] : [])
  })
})

describe('确认客户信息', () => {
  const FIND_PAGE = '/pages/confirm-cusInfo/confirm-cusInfo'

  test('a number not of ten digits is refused below its field, without a call', async () => {
    page = await renderPage(FIND_PAGE, {
      as: newcomer(),
      params: { bp: '123' },
      answers: { ...companies, [LIST]: customers() },
    })
    await press('查询')
    has('请输入10位户号', '请填写户名')
    expect(page.calls()).not.toContain(FIND)
    expect(foundCustomer()).toBeUndefined()
  })

  test('a user that has lost a number is offered the remaining ones', async () => {
    page = await renderPage(FIND_PAGE, {
      as: newcomer(),
      answers: { ...companies, [LIST]: customers(aCustomer({ isCurrent: '0' })) },
    })
    has('您有1个已绑定的户号')
    page.tap(buttonWith('切换户号'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/switch-bp/switch/switch'])
  })

  test('户号在哪里？ shows it on the bill, the card and the contract', async () => {
    page = await renderPage(FIND_PAGE, { as: newcomer(), answers: { ...companies, [LIST]: customers() } })
    await press('户号在哪里？')
    const pictures = [...page.host().querySelectorAll<HTMLImageElement>('[role=dialog] img')]
    expect(pictures.map((one) => one.alt)).toEqual(['燃气账单示意图', 'IC卡示意图', '供用气合同示意图'])
    for (const { src } of pictures) expect(decodeURIComponent(src)).toContain('1234567890')
  })

  test('is no trap: help for every visitor is on it, and the home below it does not lead back', async () => {
    page = await renderPage(FIND_PAGE, { as: newcomer(), below: [], answers: { ...companies, [LIST]: customers() } })
    page.tap(buttonWith('24小时抢险电话'))
    page.tap(page.button('返回'))
    await settled()
    expect(page.went).toEqual([
      'navigateTo /pages/confirm-cusInfo/provider-hotline',
      'switchTab /pages/home/index/index',
    ])
    const home = await renderPage('/pages/home/index/index', {
      as: newcomer(),
      answers: { ...companies, 'default GET /crmgas/news/list': listOf([], { asOf: '2026-11-23T09:30:00+08:00' }) },
    })
    expect(home.went).toEqual([])
    expect(home.names()).toEqual(expect.arrayContaining(['去绑定', '拨打', '头条', '我的']))
  })

  describe('for the certification (C 6.5)', () => {
    const search = async (found: Answers[typeof FIND]) => {
      void findCustomer('1001')
      page = await renderPage(FIND_PAGE, {
        params: { from: 'cert', companyCode: '1001' },
        answers: { ...companies, [LIST]: customers(), [FIND]: found },
      })
      // What led here is not what the search leads to.
      page.went.length = 0
      page.type(page.input('户号'), '1000000006')
      page.type(page.input('户名'), '悦来酒店有限公司')
      await press('查询')
    }
    afterEach(() => leaveFind())

    test('the gas company is settled, other ways to a binding are not offered; what is found is returned', async () => {
      await search(aFound())
      expect(page.text()).not.toMatch(/请选择|绑定成功|企业认证|切换账号/)
      expect(page.sent(FIND)).toEqual([{ companyCode: '1001', bp: '1000000006', customerName: '悦来酒店有限公司' }])
      expect(page.went).toEqual(['navigateBack 1'])
      expect(foundCustomer()).toBeUndefined()
    })

    test('a number with a master is not taken along', async () => {
      await search(aFound({ hasMaster: '1', roles: ['SUB'] }))
      has('该户号已有主账号，您可申请成为子账号')
      expect(page.went).toEqual([])
    })

    test('nothing found: shown, and the page stays', async () => {
      await search(refused('2102', '未查询到匹配的客户信息，请核对后重试'))
      has('未查询到匹配的客户信息，请核对后重试')
      expect(page.went).toEqual([])
    })
  })
})

describe('子账号管理', () => {
  const PAGE = '/subPagesB/pages/accountSecurity/sonAccount'

  test('members with their actions', async () => {
    page = await renderPage(PAGE, {
      answers: { [SUBS]: subs(aSubAccount({ reviewStatus: '1', remarkName: '王会计' })) },
    })
    has('已添加', '/20', '王会计', '17项权限', '尚未登录过', '移除')
  })

  test('邀请: the usual models ticked, then the picture with its link', async () => {
    const INVITE = 'default POST /hqw/subAccount/createInvite'
    const scanId = 's'.repeat(22)
    page = await renderPage(PAGE, {
      answers: {
        [SUBS]: subs(),
        'default GET /hqw/authority/getHqwAllModelsByGroupBy': someModels('BILL_VIEW'),
        [INVITE]: { scanId, qrText: `hyn://sub/${scanId}`, expireAt: '2026-11-24T09:30:00+08:00' },
      },
    })
    await press('邀请')
    await press('生成邀请码')
    expect(page.sent(INVITE)).toEqual([{ models: ['BILL_VIEW'], remarkName: '' }])
    expect(page.find('img[alt="邀请二维码"]').getAttribute('src')).toMatch(/^data:image\/gif/)
    has('复制链接', '保存图片', '仅限一人使用')
  })
})

test('邀请 without the catalogue: no template that would grant nothing, and a way to ask again', async () => {
  page = await renderPage('/subPagesB/pages/accountSecurity/sonAccount', {
    answers: { [SUBS]: subs(), 'default GET /hqw/authority/getHqwAllModelsByGroupBy': lost },
  })
  await press('邀请')
  has('加载失败，点击重试')
  expect(page.text()).not.toContain('仅查看')
})

describe('主账号转让', () => {
  const PAGE = '/pages/binding/transfer'

  test('without sub-accounts by phone; never to oneself', async () => {
    page = await renderPage(PAGE, { answers: { [SUBS]: subs() } })
    has('暂无可转让的子账号，可输入手机号转让')
    await press('下一步')
    has('请输入手机号')
    page.type(page.find('input[type=tel]') as HTMLInputElement, '13800000001')
    await press('下一步')
    has('不能转让给自己')
  })

  test('after a lost answer the master account is transferred by the same proof under the same number (CV-3)', async () => {
    page = await renderPage(PAGE, {
      as: master(),
      answers: { [SUBS]: subs(), [TRANSFER]: lost },
    })
    await settled()
    page.type(page.input('接收人手机号'), '13800000002')
    await settled()
    await press('下一步')
    await act(() => finishStepUp('ticket', undefined))
    leaveStepUp()
    await settled()
    await yes()
    await press('下一步')
    await yes()
    expect(page.went.filter((way) => way.includes('security'))).toHaveLength(1)
    expect(page.sent(TRANSFER)).toEqual(
      Array(2).fill({ bp: '1000000001', toPhone: '13800000002', quit: '0', securityTicket: 'ticket' }),
    )
    expect(new Set(page.numbers(TRANSFER)).size).toBe(1)
  })

  test('a sub-account is led from the transfer to the claim (BD-21)', async () => {
    page = await renderPage(PAGE, { as: subAccount() })
    await press('申请更换主账号')
    expect(page.went).toEqual([`navigateTo ${PAGE}?mode=claim&bp=1000000001`])
  })

  test('申请更换主账号 without a certification: to it, as a claim (BD-21)', async () => {
    page = await renderPage(PAGE, {
      as: subAccount(),
      params: { mode: 'claim', bp: '1000000001' },
      answers: {
        'default GET /crmgas/portal/user/masterClaim': refused('2108', '户号信息不匹配，请重新选择户号'),
      },
    })
    await press('去认证')
    expect(page.went).toEqual(['navigateTo /pages/certification/index?mode=claim&bp=1000000001'])
  })
})

describe('权限管理', () => {
  const LIMIT = 'btwob GET /authority/payLimit'
  const SAVE = 'default POST /hqw/authority/saveSubModels'
  const groups = [
    {
      groupCode: 'PAY',
      groupName: '缴费管理',
      sort: 1,
      models: [
        { modelCode: 'PAY_RECORD', modelName: '缴费记录', description: '查看缴费记录和凭证' },
        { modelCode: 'PAY_TOPUP', modelName: '充值缴费', description: '缴纳账单、预存和购气' },
      ].map((model) => ({
        ...model,
        has: model.modelCode === 'PAY_RECORD' ? ('1' as const) : ('0' as const),
        masterOnly: '0' as const,
        defaultForSub: '0' as const,
      })),
    },
  ]
  const sub = aSubAccountDetail({ reviewStatus: '1' })
  const shown = () =>
    renderPage('/subPagesB/pages/accountSecurity/authority', {
      as: master(),
      params: { bindingId: sub.bindingId },
      answers: {
        'default GET /hqw/subAccount/detail': sub,
        'default GET /hqw/authority/getSubModels': groups,
        [LIMIT]: { perOrder: null, perMonth: null, version: 3 },
        [SAVE]: { version: 4 },
      },
    })

  test('opens with the rights in a sentence; a right to pay unfolds its limit and asks for a proof', async () => {
    page = await shown()
    expect(page.text()).toContain('不能：缴费')
    expect(page.text()).not.toContain('单笔支付额度')
    page.tap(page.button(page.names().find((name) => name.startsWith('充值缴费')) ?? ''))
    await settled()
    expect(page.input('单笔支付额度（元）').value).toBe('50000.00')
    expect(page.text()).toContain('缴费（单笔 ¥50,000.00，每月 不限）')
    page.tap(page.button('保存'))
    await settled()
    expect(page.sent(SAVE)).toEqual([])
    expect(page.went).toEqual(['navigateTo /pages/binding/security?scene=grant'])
  })
})
