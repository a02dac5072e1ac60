import { act, type ReactNode } from 'react'
import type { Out } from '@contract'
import { call } from '@/request/call'
import { finishFind, leaveFind } from '@/shared/customer'
import { ApiError, QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { storage } from '@/platform/storage'
import { go } from '@/routes/go'
import type { LoginUserInfo } from '@/stores'
import { logInAs } from '@/testing/people'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { CertView } from './cert/CertView'
import { emptyForm, keepDraft } from './draft'
import { QualificationsView } from './qualifications/QualificationsView'
import { SubmitResultView } from './submit-result/SubmitResultView'
import { TemplateView } from './template/TemplateView'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@/routes/go', () => ({
  ...jest.requireActual<object>('@/routes/go'),
  go: jest.fn(() => Promise.resolve()),
  goBack: jest.fn(() => Promise.resolve()),
}))
jest.mock('@tarojs/taro', () =>
  jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/certification/index'),
)

type Certificate = NonNullable<Out<'default GET /enterprise/certificate/detail'>>
type Qualification = Out<'default GET /enterprise/qualification/list'>['list'][number]

const DETAIL = 'default GET /enterprise/certificate/detail'
const LIST = 'default GET /enterprise/qualification/list'
const TEMPLATE = 'default GET /enterprise/certificate/template'
const SUBMIT = 'default POST /enterprise/certificate/submit'
const CUSTOMERS = 'default POST /crmgas/portal/user/customerListNew'
const WITHDRAW = 'default POST /enterprise/certificate/withdraw'

const { show, host, button, tap } = stage(document)
const answers = new Map<string, (input: Record<string, unknown>) => unknown>()
const sent: [string, Record<string, unknown>][] = []
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
const open = async (view: ReactNode) => {
  show(
    <QueryRoot>
      <AppRoot>{view}</AppRoot>
    </QueryRoot>,
  )
  await settle()
}
const failed = () => {
  throw new ApiError('network', '请求失败')
}
const as = (user: Partial<LoginUserInfo> = {}) => logInAs({ isMaster: '1', ...user })
const has = (...words: string[]) => {
  for (const word of words) expect(host().textContent).toContain(word)
}
const names = () =>
  [...host().querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent)

const certificate: Certificate = {
  certId: 'c1',
  companyCode: '1001',
  fields: {
    companyName: '锦程食品有限公司',
    uscc: '91131000MA0JCHP08P',
    companyType: '有限责任公司',
    legalPerson: '周涛',
    registeredCapital: '伍佰万元整',
    establishDate: '2016-05-18',
    validFrom: '2016-05-18',
    validTo: '9999-12-31',
    address: '河北省廊坊市安次区建设路61号',
    businessScope: '食品生产',
  },
  contactName: '周涛',
  contactPhoneMasked: '138****0006',
  isLegalPerson: '1',
  generalTaxpayer: '0',
  editedFields: [],
  status: '10',
  rejectReason: '',
  submittedAt: '2026-11-20T10:00:00+08:00',
  reviewedAt: null,
  bps: ['1000000008'],
  boundBps: [],
  skipped: [],
  isOwn: '1',
  license: { fileId: 'f1', url: '/job/file/f1?e=1&s=2' },
  authLetter: null,
  taxProof: null,
}
const paper: Qualification = {
  qualId: 'q1',
  kind: 'HAZMAT',
  kindName: '危险化学品许可',
  purpose: '直供签约',
  status: '20',
  validTo: '2026-12-05',
  endsSoon: '1',
  rejectReason: '',
  files: [{ fileId: 'f2', url: '/job/file/f2?e=1&s=2' }],
  certId: null,
  updatedAt: '2026-11-20T10:00:00+08:00',
}
const given = (over: Partial<Certificate>) => answers.set(DETAIL, () => ({ ...certificate, ...over }))
const listed = (...list: Qualification[]) =>
  answers.set(LIST, () => ({ list, total: list.length, pageNum: 1, pageSize: 20 }))

beforeEach(() => {
  queryClient.clear()
  storage.remove('certDraft')
  sent.length = 0
  answers.clear()
  answers.set('default GET /crmgas/company/list', () => [
    { companyCode: '1001', companyName: '廊坊新源燃气有限公司', region: '河北省廊坊市', city: '廊坊市' },
  ])
  answers.set('default POST /crmgas/portal/user/userInfo', () => ({}))
  answers.set(CUSTOMERS, () => ({ list: [] }))
  jest.mocked(call).mockImplementation((async (key: string, input: Record<string, unknown>) => {
    sent.push([key, input])
    const answer = answers.get(key)
    if (!answer) throw new Error(`no answer for ${key}`)
    return answer(input)
  }) as never)
  as({ bp: '', isMaster: '0' })
})

describe('企业认证', () => {
  const view = (over: Partial<Parameters<typeof CertView>[0]> = {}) => (
    <CertView bp={undefined} companyCode={undefined} certId={undefined} mode={undefined} {...over} />
  )

  test('empty: every part is there, and what is missing is told at its field, before anything is sent', async () => {
    await open(view({ bp: '1000000008', companyCode: '1001' }))
    has('1 营业执照', '2 企业信息', '3 申请人', '4 纳税人资质', '5 绑定户号', '本人承诺所提交资料真实有效')
    has('下载模板', '1000000008', '廊坊新源燃气有限公司')
    expect([...host().querySelectorAll('input')].map(({ value }) => value)).toContain('138****0001')
    tap(button('提交审核'))
    await settle()
    has('请上传营业执照', '请填写企业名称', '请填写姓名', '请上传授权委托书', '请先勾选承诺')
    expect(sent.map(([key]) => key)).not.toContain(SUBMIT)
  })

  test('the legal person needs no letter; a general taxpayer needs a proof', async () => {
    await open(view())
    // Names begin with what is uploaded; what the picture must show follows.
    const asked = (paper: string) => names().some((name) => name.startsWith(`上传${paper}`))
    expect([asked('授权委托书'), asked('一般纳税人证明')]).toEqual([true, false])
    for (const name of ['我是法定代表人', '一般纳税人'])
      tap(host().querySelector<HTMLElement>(`[role=switch][aria-label="${name}"]`) as HTMLElement)
    expect([asked('授权委托书'), asked('一般纳税人证明')]).toEqual([false, true])
  })

  test('what was typed before is there again, of this user only', async () => {
    const draft = { ...emptyForm, companyName: '锦程食品有限公司', companyCode: '1001' }
    keepDraft('somebody else', draft)
    await open(view())
    const company = () => host().querySelector<HTMLInputElement>('#ct-companyName input, input#ct-companyName')?.value
    expect(company()).toBe('')
    keepDraft('u', draft)
    await open(view({ mode: 'claim' }))
    show(null)
    await open(view())
    expect(company()).toBe('锦程食品有限公司')
  })

  test('a number is found on its own page and handed back; what was filled in stays', async () => {
    await open(view({ companyCode: '1001' }))
    tap(host().querySelector<HTMLElement>('[role=switch][aria-label="我是法定代表人"]') as HTMLElement)
    tap(button('添加户号'))
    await settle()
    expect(go).toHaveBeenCalledWith('/pages/confirm-cusInfo/confirm-cusInfo', { from: 'cert', companyCode: '1001' })
    const found = { bp: '1000000008', companyCode: '1001', customerNameMasked: '锦程****有限公司' }
    await finishFind(found as Parameters<typeof finishFind>[0])
    leaveFind()
    await settle()
    has('1000000008', '锦程****有限公司')
    expect(names()).not.toContain('上传授权委托书')
    // Also after a reload the number has its name: it stands in the draft.
    show(null)
    await open(view({ companyCode: '1001' }))
    has('1000000008', '锦程****有限公司')
    tap(button('移除户号1000000008'))
    has('认证通过后，所填户号将绑定到您的账号')
  })

  test('own numbers of the gas company are there to choose; ten are enough', async () => {
    const own = { bp: '1000000001', customerName: '华北精工陶瓷有限公司', companyCode: '1001', isMaster: '1', reviewStatus: '1' } // prettier-ignore
    answers.set(CUSTOMERS, () => ({
      list: [own, { ...own, bp: '1000000004', companyCode: '1002' }, { ...own, bp: '1000000002', isMaster: '0', reviewStatus: '2' }], // prettier-ignore
    }))
    await open(view({ companyCode: '1001' }))
    tap(button('添加户号'))
    has('1000000001', '查询其他户号')
    expect(host().textContent).not.toMatch(/1000000004|1000000002/)
    tap([...host().querySelectorAll('button')].find((one) => one.textContent.startsWith('1000000001')) as HTMLElement)
    has('1000000001', '华北精工陶瓷有限公司')
    expect(names()).toContain('移除户号1000000001')
    const ten = Array.from({ length: 10 }, (_, n) => `100000001${n}`)
    given({ status: '50', bps: ten })
    await open(view({ certId: 'c1' }))
    has('1000000019')
    expect(names()).not.toContain('添加户号')
  })

  test('a sub-account comes here only to claim the place of the master', async () => {
    as({ isMaster: '0' })
    await open(view())
    has('仅主账号可进行此操作')
    tap(button('申请更换主账号'))
    expect(go).toHaveBeenCalledWith('/pages/binding/transfer', { mode: 'claim', bp: '1000000001' })
    await open(view({ mode: 'claim' }))
    has('1 营业执照')
  })

  test.each([
    ['his own', '1' as const, '1 营业执照'],
    ['the master’s', '0' as const, '仅主账号可进行此操作'],
  ])('a sub-account opens %s again', async (_name, isOwn, words) => {
    as({ isMaster: '0' })
    given({ status: '30', rejectReason: '执照不清晰', isOwn })
    await open(view({ certId: 'c1' }))
    has(words)
  })

  test.each<[string, Partial<Certificate>, string, boolean]>([
    ['under review', { status: '10' }, '认证申请审核中，暂不能修改', true],
    ['rejected', { status: '30', rejectReason: '执照不清晰' }, '审核未通过：执照不清晰', false],
    ['withdrawn', { status: '50' }, '1 营业执照', false],
  ])('%s', async (_name, over, words, isLocked) => {
    given(over)
    await open(view({ certId: 'c1' }))
    has(words, '1000000008')
    expect(button('提交审核').disabled).toBe(isLocked)
    expect(names().includes('添加户号')).toBe(!isLocked)
  })

  test('it cannot be had: said so, and again by a tap', async () => {
    answers.set(DETAIL, failed)
    await open(view({ certId: 'c1' }))
    has('加载失败，点击重试')
    given({ status: '30', rejectReason: '执照不清晰' })
    tap(button('加载失败，点击重试'))
    await settle()
    has('执照不清晰')
  })
})

describe('资质认证', () => {
  test('never asked for', async () => {
    answers.set(DETAIL, () => null)
    await open(<QualificationsView />)
    has('企业认证', '未认证', '完成企业认证后可绑定户号为主账号')
    expect(names()).toContain('去认证')
  })

  test.each<[string, Partial<Certificate>, string, string | null]>([
    ['审核中', { status: '10' }, '审核中', '查看进度'],
    ['未通过', { status: '30', rejectReason: '执照不清晰' }, '未通过原因', '重新提交'],
    ['已过期', { status: '40' }, '已过期', '更新证照'],
    ['已撤回', { status: '50' }, '已撤回', '重新提交'],
    ['已认证', { status: '20' }, '长期', null],
    ['已认证 of somebody else', { status: '20', isOwn: '0' }, '已认证', null],
    ['已过期 of somebody else', { status: '40', isOwn: '0' }, '已过期', null],
  ])('%s: its state and the way on', async (_name, over, words, action) => {
    given(over)
    await open(<QualificationsView />)
    has('锦程食品有限公司', '9113**********P08P', words)
    const actions = names().filter((name) => ['查看进度', '重新提交', '更新证照', '去认证'].includes(name ?? ''))
    expect(actions).toEqual(action === null ? [] : [action])
  })

  test('a master sees the papers, what each is for, and adds one', async () => {
    as()
    given({ status: '20' })
    listed(paper, { ...paper, qualId: 'q2', kind: 'FIRE', kindName: '消防验收', purpose: '通气与增容', status: '30', rejectReason: '盖章不清', endsSoon: '0', validTo: null, files: [] }) // prettier-ignore
    await open(<QualificationsView />)
    has('危险化学品许可', '用途：直供签约', '即将到期', '已通过', '消防验收', '未通过原因：盖章不清', '有效期至 长期')
    expect(names()).toEqual(expect.arrayContaining(['上传资质', '更新', '重新提交', '查看危险化学品许可第1张']))
    tap(button('上传资质'))
    await settle()
    expect(host().querySelector('[aria-label=资质类型]')).not.toBeNull()
    tap(button('提交'))
    has('请上传资质文件')
  })

  test('a sub-account looks only', async () => {
    as({ isMaster: '0' })
    given({ status: '20', isOwn: '0', license: null })
    listed({ ...paper, files: [] })
    await open(<QualificationsView />)
    has('危险化学品许可')
    expect(names()).not.toContain('上传资质')
    expect(names()).not.toContain('更新')
  })

  test('no papers; papers that cannot be had', async () => {
    as()
    answers.set(DETAIL, () => null)
    listed()
    await open(<QualificationsView />)
    has('暂无资质信息')
    queryClient.clear()
    show(null)
    answers.set(LIST, failed)
    await open(<QualificationsView />)
    has('加载失败，点击重试')
  })
})

describe('提交结果', () => {
  test.each<[string, Partial<Certificate>, string[], string[]]>([
    ['under review', {}, ['提交成功', '预计1–3个工作日完成审核'], ['查看进度', '返回首页', '撤回申请']],
    ['under review, of somebody else', { isOwn: '0' }, ['提交成功'], ['查看进度', '返回首页']],
    [
      'passed',
      {
        status: '20',
        boundBps: ['1000000008'],
        skipped: [
          { bp: '1000000001', reason: 'HAS_MASTER' },
          { bp: '1000000006', reason: 'OTHER_ENTITY' },
        ],
      },
      ['认证通过，已为您绑定1个户号', '1000000001（已有主账号）、1000000006（与营业执照主体不一致）'],
      ['进入首页'],
    ],
    ['rejected', { status: '30', rejectReason: '执照不清晰' }, ['审核未通过', '执照不清晰'], ['重新提交', '返回首页']],
    ['withdrawn', { status: '50' }, ['申请已撤回'], ['重新提交', '返回首页']],
    ['over', { status: '40' }, ['认证已过期'], ['进入首页', '返回首页']],
    ['renewed by another', { status: '60' }, ['认证已更新'], ['查看', '返回首页']],
    ['not handed in yet', { status: '00' }, ['待提交'], ['去提交', '返回首页']],
  ])('%s', async (_name, over, words, actions) => {
    given(over)
    await open(<SubmitResultView certId='c1' />)
    has(...words, '锦程食品有限公司')
    const all = ['查看进度', '查看', '去提交', '重新提交', '进入首页', '返回首页', '撤回申请']
    expect(all.filter((one) => names().includes(one))).toEqual(all.filter((one) => actions.includes(one)))
  })

  test.each([
    ['the own one', '1' as const, ['1000000001']],
    ['of somebody else', '0' as const, []],
  ])('%s: where another is master, the way to his place (BD-21)', async (_name, isOwn, offered) => {
    const skipped: Certificate['skipped'] = [
      { bp: '1000000001', reason: 'HAS_MASTER' },
      { bp: '1000000006', reason: 'OTHER_ENTITY' },
    ]
    given({ status: '20', skipped, isOwn })
    await open(<SubmitResultView certId='c1' />)
    const ways = [...host().querySelectorAll('button')].filter((one) => one.textContent.includes('申请更换主账号'))
    expect(ways.map((one) => /\d{10}/.exec(one.textContent)?.[0])).toEqual(offered)
    ways.forEach(tap)
    for (const bp of offered) expect(go).toHaveBeenCalledWith('/pages/binding/transfer', { mode: 'claim', bp })
  })

  test('who passed is asked for anew, once', async () => {
    given({ status: '20', boundBps: ['1000000008'] })
    await open(<SubmitResultView certId='c1' />)
    await settle()
    expect(sent.filter(([key]) => key.endsWith('userInfo'))).toHaveLength(1)
  })

  test('taken back only when the user is sure', async () => {
    given({})
    answers.set(WITHDRAW, () => true)
    await open(<SubmitResultView certId='c1' />)
    tap(button('撤回申请'))
    has('确认撤回认证申请吗？')
    tap(button('取消'))
    await settle()
    expect(sent.map(([key]) => key)).not.toContain(WITHDRAW)
    tap(button('撤回申请'))
    given({ status: '50' })
    tap(button('确定'))
    await settle()
    expect(sent).toContainEqual([WITHDRAW, { certId: 'c1' }])
    has('申请已撤回')
  })
})

describe('模板预览', () => {
  test('a paper to look at, download and save', async () => {
    answers.set(TEMPLATE, ({ kind }) => ({
      title: kind === 'AUTHLETTER' ? '授权委托书' : '开票关系证明',
      images: ['/cms/media/paper/auth-letter.png'],
      fileUrl: '/cms/media/paper/auth-letter.pdf',
      fileName: '授权委托书.pdf',
    }))
    await open(<TemplateView kind='AUTHLETTER' />)
    has('请下载打印并加盖公章后拍照上传')
    expect(names()).toEqual(expect.arrayContaining(['下载模板', '保存图片', '放大授权委托书第1页']))
  })
  test('not to be had', async () => {
    answers.set(TEMPLATE, failed)
    await open(<TemplateView kind='RELATION' />)
    has('加载失败，点击重试')
  })
})
