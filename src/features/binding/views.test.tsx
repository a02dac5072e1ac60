import { act, type ReactNode } from 'react'
import { resetRequestHooks, setRequestHooks } from '@/request/hooks'
import { switchTenant } from '@/auth/tenant'
import { scrollToElement } from '@/platform/measure'
import { call } from '@/request/call'
import { ApiError, QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { go, goBack } from '@/routes/go'
import type { LoginUserInfo } from '@/stores'
import { logInAs } from '@/testing/people'
import { findCustomer, leaveFind } from '@/shared/customer'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { CheckView } from './check/CheckView'
import { CustomerInfoView } from './customer-info/CustomerInfoView'
import { FindView } from './find/FindView'
import { forgetFound, foundCustomer, keepFound } from './found'
import { SecurityView } from './security/SecurityView'
import { SonAccountView } from './son-account/SonAccountView'
import { SwitchView } from './switch/SwitchView'
import { TransferView } from './transfer/TransferView'
import { WhereIsNumber } from './find/WhereIsNumber'
import type { CustomerRow, Found, Sub } from './words'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@/auth/tenant', () => ({ switchTenant: jest.fn(() => Promise.resolve(true)) }))
jest.mock('@/platform/measure', () => ({
  ...jest.requireActual<object>('@/platform/measure'),
  scrollToElement: jest.fn(),
}))
jest.mock('@/routes/go', () => ({
  ...jest.requireActual<object>('@/routes/go'),
  go: jest.fn(() => Promise.resolve()),
  goBack: jest.fn(() => Promise.resolve()),
}))
jest.mock('@tarojs/taro', () =>
  jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/binding/check'),
)

const { show, host, button, tap, type } = stage(document)
const answers = new Map<string, (input: Record<string, unknown>) => unknown>()
const sent: [string, Record<string, unknown>][] = []
const LIST = 'default POST /crmgas/portal/user/customerListNew'
const SUBS = 'default GET /hqw/subAccount/list'
const DETAIL = 'default GET /hqw/subAccount/detail'
const CATALOGUE = 'default GET /hqw/authority/getHqwAllModelsByGroupBy'
const INVITE = 'default POST /hqw/subAccount/createInvite'
const catalogue = [
  {
    groupCode: 'ENERGY',
    groupName: '用能管理',
    sort: 1,
    models: [
      {
        modelCode: 'BILL_VIEW',
        modelName: '账单查看',
        description: '查看账单',
        has: '1',
        masterOnly: '0',
        defaultForSub: '1',
      },
    ],
  },
]
const EXPIRY = '2026-11-24T09:30:00+08:00'
const FIND = 'default POST /crmgas/portal/user/queryCustomerInfo'

const as = (user: Partial<LoginUserInfo>) => logInAs({ isMaster: '1', ...user })
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
const open = async (view: ReactNode) => {
  show(<QueryRoot>{view}</QueryRoot>)
  await settle()
}

const customer: CustomerRow = {
  bindingId: 'b1',
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  tenantId: 't-1001',
  region: '河北省廊坊市',
  address: '云鹏道18号',
  customerClass: 'INDUSTRY',
  isMaster: '1',
  reviewStatus: '1',
  masterUsername: '',
  rejectReason: '',
  isDefault: '1',
  isCurrent: '1',
  arrears: '12.50',
}
const sub: Sub = {
  bindingId: 's1',
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  companyName: '廊坊新源燃气有限公司',
  username: '13800000003',
  remarkName: '',
  nickname: '用户0003',
  relation: 'STAFF',
  applyReason: '新入职的设备管理员',
  reviewStatus: '2',
  rejectReason: '',
  applyAt: '2026-11-21T10:00:00+08:00',
  deadlineAt: '2099-11-28T10:00:00+08:00',
  reviewedAt: null,
  modelCount: 17,
  lastSeenAt: null,
  version: 0,
}
const found: Found = {
  matchTicket: 'm',
  bp: '1000000006',
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  customerNameMasked: '悦来****有限公司',
  addressMasked: '和平路***',
  customerClass: 'COMMERCE',
  meters: [],
  reservedPhoneMasked: '139****0006',
  hasMaster: '0',
  masterUsernameMasked: '',
  roles: ['MASTER_SMS', 'MASTER_CERT'],
  certPassed: '0',
}
const listOf = (rows: readonly CustomerRow[]) => () => ({
  list: rows,
  counts: { total: rows.length, passed: rows.length, pending: 0 },
})
const subsOf = (rows: readonly Sub[]) => () => ({
  list: rows,
  total: rows.length,
  pageNum: 1,
  pageSize: 20,
  counts: { pending: rows.length, passed: rows.length, rejected: 0, timeout: 0 },
  limit: 20,
})

beforeEach(() => {
  queryClient.clear()
  sent.length = 0
  answers.clear()
  forgetFound()
  answers.set('default GET /crmgas/company/list', () => [
    { companyCode: '1001', companyName: '廊坊新源燃气有限公司', region: '河北省廊坊市', city: '廊坊市' },
  ])
  answers.set(LIST, listOf([]))
  jest.mocked(call).mockImplementation((async (key: string, input: Record<string, unknown>) => {
    sent.push([key, input])
    const answer = answers.get(key)
    if (!answer) throw new Error(`no answer for ${key}`)
    return answer(input)
  }) as never)
  as({})
})
const failed = () => {
  throw new ApiError('network', '请求失败')
}

describe('切换户号', () => {
  test('by company, with tags and arrears', async () => {
    answers.set(
      LIST,
      listOf([customer, { ...customer, bindingId: 'b2', bp: '1000000002', isCurrent: '0', arrears: null }]),
    )
    await open(<SwitchView bp={undefined} from={undefined} back={undefined} />)
    const text = host().textContent
    for (const word of ['廊坊新源燃气有限公司', '户号 1000000001', '主账号', '默认', '欠费', '绑定新户号'])
      expect(text).toContain(word)
  })

  const waiting: CustomerRow = { ...customer, bindingId: 'b3', bp: '1000000005', isMaster: '0', reviewStatus: '2', isDefault: '0', isCurrent: '0', arrears: null } // prettier-ignore
  const WITHDRAW = 'default POST /crmgas/portal/user/withdrawBinding'
  const UNBIND = 'default POST /crmgas/portal/user/unbindCustomer'
  const page = (bp?: string) => (
    <AppRoot>
      <SwitchView bp={bp} from={undefined} back={undefined} />
    </AppRoot>
  )

  test.each([
    { reviewStatus: '2' as const, action: '撤回申请', question: '确认撤回该申请吗？', asked: WITHDRAW },
    { reviewStatus: '0' as const, action: '放弃申请', question: '确认放弃该申请吗？', asked: UNBIND },
    { reviewStatus: '3' as const, action: '放弃申请', question: '确认放弃该申请吗？', asked: UNBIND },
  ])('an application in state $reviewStatus: $action (BD-10)', async ({ reviewStatus, action, question, asked }) => {
    answers.set(LIST, listOf([customer, { ...waiting, reviewStatus }]))
    answers.set(asked, () => true)
    await open(page())
    tap(button('1000000005更多操作'))
    await settle()
    tap(button(action))
    await settle()
    expect(host().textContent).toContain(question)
    tap(button('确定'))
    await settle()
    expect(sent.filter(([key]) => key === WITHDRAW || key === UNBIND)).toEqual([[asked, { bindingId: 'b3' }]])
  })

  test('decided meanwhile: the list says what', async () => {
    answers.set(LIST, listOf([customer, waiting]))
    answers.set(WITHDRAW, () => {
      throw new ApiError('refused', '该申请已处理', '2203')
    })
    await open(page())
    tap(button('1000000005更多操作'))
    await settle()
    tap(button('撤回申请'))
    await settle()
    answers.set(LIST, listOf([customer, { ...waiting, reviewStatus: '0' }]))
    tap(button('确定'))
    await settle()
    expect(host().textContent).toContain('已驳回')
  })

  test('the number that the address names is marked and brought into sight', async () => {
    answers.set(LIST, listOf([customer, waiting]))
    await open(page('1000000005'))
    const marked = [...host().querySelectorAll('[aria-current]')].map((one) => one.textContent)
    expect(marked).toEqual([expect.stringContaining('1000000005')])
    expect(scrollToElement).toHaveBeenCalledWith('binding-b3')
  })

  test('another tenant: the row says it, and the counted loading shows after 800 ms', async () => {
    const shown: string[] = []
    setRequestHooks({ showLoading: (text) => shown.push(text), hideLoading: () => shown.push('hidden') })
    let over = (_isOver: boolean): void => undefined
    jest.mocked(switchTenant).mockReturnValueOnce(new Promise((done) => (over = done)))
    answers.set(LIST, listOf([customer, { ...customer, bindingId: 'b2', bp: '1000000003', tenantId: 't-1002', isCurrent: '0' }])) // prettier-ignore
    await open(page())
    tap(host().querySelector<HTMLElement>('#binding-b2') as HTMLElement)
    await settle()
    expect(host().textContent).toContain('正在切换…')
    expect(shown).toEqual([])
    await act(() => new Promise((done) => setTimeout(done, 800)))
    expect(shown).toEqual(['请求中...'])
    over(false)
    await settle()
    expect(shown).toEqual(['请求中...', 'hidden'])
    expect(host().textContent).not.toMatch(/正在切换|切换成功/)
    resetRequestHooks()
  })

  test('asked for with the own phone and no company', async () => {
    await open(page())
    expect(sent).toContainEqual([LIST, { userName: '13800000001', code: '' }])
  })

  test('nothing bound; nothing to be had', async () => {
    await open(<SwitchView bp={undefined} from={undefined} back={undefined} />)
    expect(host().textContent).toContain('您还没有绑定户号')
    queryClient.clear()
    answers.set(LIST, failed)
    await open(<SwitchView key='again' bp={undefined} from={undefined} back={undefined} />)
    expect(host().textContent).toContain('加载失败，点击重试')
  })
})

describe('账号审核', () => {
  test('the master sees who applies and may decide', async () => {
    answers.set(SUBS, subsOf([sub]))
    await open(<CheckView bindingId={undefined} tab={undefined} />)
    for (const word of ['13800000003', '本单位员工', '新入职的设备管理员', '剩余'])
      expect(host().textContent).toContain(word)
    tap(button('驳回'))
    await settle()
    tap(button('确认驳回'))
    expect(host().textContent).toContain('请填写驳回原因')
  })

  const applied: CustomerRow = { ...customer, bindingId: 'a9', bp: '1000000003', customerName: '康宁医院', isMaster: '0', reviewStatus: '2', isCurrent: '0' } // prettier-ignore

  test('a master’s own application elsewhere is his to follow, another’s his to decide', async () => {
    answers.set(LIST, listOf([customer, applied]))
    answers.set(SUBS, subsOf([sub]))
    answers.set(DETAIL, () => ({ ...sub, bindingId: 'a9', masterUsername: '13800000008', isMaster: '0', models: [], log: [] })) // prettier-ignore
    await open(<CheckView bindingId='a9' tab={undefined} />)
    await settle()
    expect(host().textContent).toContain('撤回申请')
    await open(<CheckView key='others' bindingId='s1' tab={undefined} />)
    await settle()
    expect(host().textContent).toContain('新入职的设备管理员')
    expect(host().textContent).not.toContain('撤回申请')
  })

  test('a master finds his own applications above those of others', async () => {
    answers.set(LIST, listOf([customer, applied]))
    answers.set(SUBS, subsOf([]))
    await open(<CheckView bindingId={undefined} tab={undefined} />)
    await settle()
    expect(host().textContent).toContain('我的申请')
    tap([...host().querySelectorAll('button')].find((one) => one.textContent.includes('康宁医院')) as HTMLElement)
    expect(go).toHaveBeenCalledWith('/pages/binding/check', { bindingId: 'a9' })
  })

  test('no applications', async () => {
    answers.set(SUBS, subsOf([]))
    await open(<CheckView bindingId={undefined} tab={undefined} />)
    expect(host().textContent).toContain('暂无待审核的申请')
  })

  test.each([
    { state: '2' as const, words: ['待审核', '撤回申请', '拨打电话'] },
    { state: '0' as const, words: ['已驳回', '非本单位人员', '重新申请'] },
    { state: '3' as const, words: ['审核超时', '重新申请'] },
    { state: '1' as const, words: ['已通过', '返回首页'] },
  ])('the applicant in state $state', async ({ state, words }) => {
    as({ isMaster: '0', reviewStatus: state })
    answers.set(DETAIL, () => ({
      ...sub,
      reviewStatus: state,
      rejectReason: state === '0' ? '非本单位人员' : '',
      masterUsername: '13800000001',
      isMaster: '0',
      models: [],
      log: [],
    }))
    await open(<CheckView bindingId='s1' tab={undefined} />)
    for (const word of words) expect(host().textContent).toContain(word)
  })
})

describe('客户信息', () => {
  test('without a master: the ways to become it', async () => {
    keepFound(found)
    as({ bp: '', isMaster: '0' })
    await open(<CustomerInfoView bindingId={undefined} />)
    for (const word of ['悦来****有限公司', '商业', '申请成为主账号', '预留手机验证（139****0006）'])
      expect(host().textContent).toContain(word)
  })

  test('with a master: an application', async () => {
    keepFound({ ...found, hasMaster: '1', masterUsernameMasked: '138****0001', roles: ['SUB'] })
    as({ bp: '', isMaster: '0' })
    await open(<CustomerInfoView bindingId={undefined} />)
    expect(host().textContent).toContain('该户号已有主账号（138****0001），您可申请成为子账号')
    expect(host().textContent).toContain('提交申请')
  })

  test('with a master, and the enterprise certified: the way to his place (BD-21)', async () => {
    const taken: Found = { ...found, hasMaster: '1', masterUsernameMasked: '138****0001', roles: ['SUB'] }
    as({ bp: '', isMaster: '0' })
    keepFound(taken)
    await open(<CustomerInfoView bindingId={undefined} />)
    expect(host().textContent).not.toContain('申请更换主账号')
    keepFound({ ...taken, certPassed: '1' })
    await open(<CustomerInfoView key='certified' bindingId={undefined} />)
    tap(button('企业认证已通过，申请更换主账号'))
    expect(go).toHaveBeenCalledWith('/pages/binding/transfer', { mode: 'claim', bp: '1000000006' })
  })

  test('nothing found: to the search', async () => {
    as({ bp: '', isMaster: '0' })
    await open(<CustomerInfoView bindingId={undefined} />)
    expect(host().textContent).toContain('信息已过期，请重新查询')
  })
})

describe('安全验证', () => {
  const ways = () => [...host().querySelectorAll('[role=tab], [role=radio]')].map((one) => one.textContent)
  beforeEach(() => {
    answers.set('default POST /crmgas/portal/sms/sendSms', () => ({ interval: 60, expire: 300 }))
    answers.set('default GET /crmgas/config/client', () => ({ hotline: '0316-0000100' }))
  })
  test.each<['changePhone' | 'title' | 'transfer' | 'bind', Partial<LoginUserInfo>, boolean]>([
    ['changePhone', { hasPassword: '1', isCertApplicant: '1' }, true],
    ['changePhone', { hasPassword: '1', isCertApplicant: '0' }, false],
    ['changePhone', { hasPassword: '0', isCertApplicant: '1' }, false],
    ['title', { hasPassword: '1', isCertApplicant: '0' }, true],
    ['transfer', { hasPassword: '1', isCertApplicant: '1' }, false],
    ['bind', { hasPassword: '1', isCertApplicant: '1' }, false],
  ])('%s of %j by password: %s (LG-17)', async (scene, user, isOffered) => {
    as(user)
    await open(<SecurityView scene={scene} bp={undefined} companyCode={undefined} back={undefined} />)
    expect(host().textContent).toContain('为保障账户安全，请验证')
    expect(ways()).toEqual(isOffered ? ['短信验证码', '登录密码'] : [])
  })
})

test('确认客户信息: a number not of ten digits is told below its field, and nothing is asked', async () => {
  as({ bp: '', isMaster: '0' })
  await open(<FindView companyCode={undefined} bp='123' />)
  tap(button('查询'))
  await settle()
  expect(host().textContent).toContain('请输入10位户号')
  expect(host().textContent).toContain('请填写户名')
  expect(sent.map(([key]) => key)).not.toContain(FIND)
  expect(foundCustomer()).toBeUndefined()
})

test('确认客户信息: who has lost his number is offered the others of his', async () => {
  as({ bp: '', isMaster: '0' })
  answers.set(LIST, listOf([{ ...customer, isCurrent: '0' }]))
  await open(<FindView companyCode={undefined} bp={undefined} />)
  expect(host().textContent).toContain('您有1个已绑定的户号')
  tap([...host().querySelectorAll('button')].find((one) => one.textContent.includes('切换户号')) as HTMLElement)
  expect(go).toHaveBeenCalledWith('/pages/switch-bp/switch/switch')
})

test('户号在哪里？ shows it on the bill, the card and the contract', async () => {
  await open(
    <AppRoot>
      <WhereIsNumber open onClose={() => undefined} />
    </AppRoot>,
  )
  const pictures = [...host().querySelectorAll('img')]
  expect(pictures.map((one) => one.alt)).toEqual(['燃气账单示意图', 'IC卡示意图', '供用气合同示意图'])
  for (const { src } of pictures) expect(decodeURIComponent(src)).toContain('1234567890')
})

describe('确认客户信息 for the certification (C 6.5)', () => {
  const fill = (name: string, text: string) =>
    type(host().querySelector(`input[aria-label="${name}"]`) as HTMLInputElement, text)
  const search = async () => {
    void findCustomer('1001')
    await open(
      <AppRoot>
        <FindView companyCode='1001' bp={undefined} isForCert />
      </AppRoot>,
    )
    fill('户号', '1000000006')
    fill('户名', '悦来酒店有限公司')
    tap(button('查询'))
    await settle()
  }
  afterEach(() => leaveFind())

  test('the gas company is settled, other ways to a binding are not offered; what is found is handed back', async () => {
    answers.set(FIND, () => found)
    await search()
    expect(host().textContent).not.toMatch(/请选择|绑定成功|企业认证|切换账号/)
    expect(sent).toContainEqual([FIND, { companyCode: '1001', bp: '1000000006', customerName: '悦来酒店有限公司' }])
    expect(goBack).toHaveBeenCalledTimes(1)
    expect(go).not.toHaveBeenCalledWith('/pages/confirm-cusInfo/customer-info')
    expect(foundCustomer()).toBeUndefined()
  })

  test('a number with a master is not taken along', async () => {
    answers.set(FIND, () => ({ ...found, hasMaster: '1', roles: ['SUB'] }))
    await search()
    expect(host().textContent).toContain('该户号已有主账号，您可申请成为子账号')
    expect(goBack).not.toHaveBeenCalled()
  })

  test('nothing found: said, and the page stays', async () => {
    answers.set(FIND, () => {
      throw new ApiError('refused', '未查询到匹配的客户信息，请核对后重试', '2102')
    })
    await search()
    expect(host().textContent).toContain('未查询到匹配的客户信息，请核对后重试')
    expect(goBack).not.toHaveBeenCalled()
  })
})

test('子账号管理: members with their actions', async () => {
  answers.set(SUBS, subsOf([{ ...sub, reviewStatus: '1', remarkName: '王会计' }]))
  await open(<SonAccountView />)
  for (const word of ['已添加', '/20', '王会计', '17项权限', '从未登录', '移除'])
    expect(host().textContent).toContain(word)
})

test('邀请: the usual models ticked, then the picture with its link', async () => {
  answers.set(SUBS, subsOf([]))
  answers.set(CATALOGUE, () => catalogue)
  answers.set(INVITE, () => ({ scanId: 's'.repeat(22), qrText: `hyn://sub/${'s'.repeat(22)}`, expireAt: EXPIRY }))
  await open(<SonAccountView />)
  tap(button('邀请'))
  await settle()
  tap(button('生成邀请码'))
  await settle()
  expect(sent).toContainEqual([INVITE, expect.objectContaining({ models: ['BILL_VIEW'], remarkName: '' })])
  expect(host().querySelector('img[alt="邀请二维码"]')?.getAttribute('src')).toMatch(/^data:image\/gif/)
  for (const word of ['复制链接', '保存图片', '仅限一人使用']) expect(host().textContent).toContain(word)
})

test('主账号转让: without sub-accounts by phone; never to oneself', async () => {
  answers.set(SUBS, subsOf([]))
  await open(<TransferView mode={undefined} bp={undefined} />)
  expect(host().textContent).toContain('暂无可转让的子账号，可输入手机号转让')
  tap(button('下一步'))
  await settle()
  expect(host().textContent).toContain('请输入手机号')
})

describe('申请更换主账号 (BD-21)', () => {
  test('a sub-account is led from the transfer to the claim', async () => {
    as({ isMaster: '0' })
    await open(<TransferView mode={undefined} bp={undefined} />)
    tap(button('申请更换主账号'))
    expect(go).toHaveBeenCalledWith('/pages/binding/transfer', { mode: 'claim', bp: '1000000001' })
  })

  test('without a certification: to it, as a claim', async () => {
    answers.set('default GET /crmgas/portal/user/masterClaim', () => {
      throw new ApiError('refused', '户号信息不匹配，请重新选择户号', '2108')
    })
    await open(<TransferView mode='claim' bp='1000000001' />)
    tap(button('去认证'))
    expect(go).toHaveBeenCalledWith('/pages/certification/index', { mode: 'claim', bp: '1000000001' })
  })
})
