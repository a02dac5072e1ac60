import type { PagePath, ParamsFor } from '@/routes/table'
import { finishFind, leaveFind } from '@/shared/customer'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { aCompany, aCustomer, anApplication, customers } from '@/testing/make/binding'
import { aCertificate, aQualification, type Certificate, type Qualification } from '@/testing/make/certification'
import { renderPage, type OpenPage, type PageOptions } from '@/testing/page'
import { aUser, master, newcomer, subAccount, type Person } from '@/testing/people'
import { emptyForm } from './cert-form'
import { saveDraft } from './draft'

const DETAIL = 'default GET /enterprise/certificate/detail'
const LIST = 'default GET /enterprise/qualification/list'
const TEMPLATE = 'default GET /enterprise/certificate/template'
const SUBMIT = 'default POST /enterprise/certificate/submit'
const CUSTOMERS = 'default POST /crmgas/portal/user/customerListNew'
const WITHDRAW = 'default POST /enterprise/certificate/withdraw'
const CERT = '/pages/certification/index'
const QUALIFICATIONS = '/pages/qualifications/certification'
const RESULT = '/pages/certification/submit-result'

let page: OpenPage
let person: Person
let answers: Answers

async function open<P extends PagePath>(path: P, params: Partial<ParamsFor<P>> = {}): Promise<void> {
  page = await renderPage(path, { as: person, answers, params } as PageOptions<P>)
}
const tap = (name: string) => page.tap(page.button(name))
const press = async (name: string) => {
  tap(name)
  await settled()
}
const has = (...words: string[]) => {
  for (const word of words) expect(page.text()).toContain(word)
}
const names = () => page.names()
const given = (over: Partial<Certificate>) => Object.assign(answers, { [DETAIL]: aCertificate(over) })
const listed = (...list: Qualification[]) => Object.assign(answers, { [LIST]: listOf(list) })

beforeEach(() => {
  person = newcomer()
  answers = {
    'default GET /crmgas/company/list': [aCompany()],
    'default POST /crmgas/portal/user/userInfo': aUser(),
    // Calls that follow when the user is loaded again.
    'default GET /hqw/authority/getHqwAllModelsByGroupBy': [],
    'default GET /crmgas/findSapSysFlag': { sapSysFlag: '1', cutoverMonth: null, billVersionNow: 'NEW' },
    [CUSTOMERS]: customers(),
  }
})

describe('企业认证', () => {
  test('empty: every part is there, and a missing value is refused at its field, before a call', async () => {
    await open(CERT, { bp: '1000000008', companyCode: '1001' })
    has('1 营业执照', '2 企业信息', '3 申请人', '4 纳税人资质', '5 绑定户号', '本人承诺所提交资料真实有效')
    has('下载模板', '1000000008', '廊坊新源燃气有限公司')
    has('营业执照*', '上传营业执照后会自动识别填写')
    expect(page.input('企业名称').placeholder).toBe('营业执照上的全称')
    expect([...page.host().querySelectorAll('input')].map(({ value }) => value)).toContain('138****0001')
    await press('提交审核')
    has('请上传营业执照', '请填写企业名称', '请填写姓名', '请上传授权委托书', '请先勾选承诺')
    expect(page.calls()).not.toContain(SUBMIT)
  })

  test('a certified user sees the certification, not an empty form; another company can still be certified', async () => {
    person = master({ certStatus: '20' })
    await open(CERT)
    has('企业认证已通过')
    expect(names()).not.toContain('提交审核')
    await press('查看认证信息')
    expect(page.went).toEqual([`redirectTo ${QUALIFICATIONS}`])
    await press('认证其他企业')
    expect(names()).toContain('提交审核')
    await open(CERT, { companyCode: '1001' })
    expect(names()).toContain('提交审核')
  })

  test('the legal person needs no letter; a general taxpayer needs a proof', async () => {
    await open(CERT)
    // Names begin with what is uploaded; what the picture must show follows.
    const asked = (paper: string) => names().some((name) => name.startsWith(`上传${paper}`))
    expect([asked('授权委托书'), asked('一般纳税人证明')]).toEqual([true, false])
    for (const name of ['我是法定代表人', '一般纳税人']) page.tap(page.input(name))
    expect([asked('授权委托书'), asked('一般纳税人证明')]).toEqual([false, true])
  })

  test('what was typed before is there again, of this user only', async () => {
    const draft = { ...emptyForm, companyName: '锦程食品有限公司', companyCode: '1001' }
    saveDraft('somebody else', draft)
    await open(CERT)
    const company = () =>
      page.host().querySelector<HTMLInputElement>('#ct-companyName input, input#ct-companyName')?.value
    expect(company()).toBe('')
    saveDraft('u', draft)
    await open(CERT, { mode: 'claim' })
    await open(CERT)
    expect(company()).toBe('锦程食品有限公司')
  })

  test('a number is found on its own page and returned; what was filled in stays', async () => {
    await open(CERT, { companyCode: '1001' })
    page.tap(page.input('我是法定代表人'))
    await press('添加户号')
    expect(page.went).toEqual(['navigateTo /pages/confirm-cusInfo/confirm-cusInfo?from=cert&companyCode=1001'])
    const found = { bp: '1000000008', companyCode: '1001', customerNameMasked: '锦程****有限公司' }
    await finishFind(found as Parameters<typeof finishFind>[0])
    leaveFind()
    await settled()
    has('1000000008', '锦程****有限公司')
    expect(names()).not.toContain('上传授权委托书')
    // Also after a reload the number has its name: it is in the draft.
    await open(CERT, { companyCode: '1001' })
    has('1000000008', '锦程****有限公司')
    tap('移除户号1000000008')
    has('认证通过后，所填户号将绑定到您的账号')
  })

  test('own numbers of the gas company are there to choose; ten are enough', async () => {
    answers[CUSTOMERS] = customers(
      aCustomer(),
      aCustomer({ bindingId: 'b4', bp: '1000000004', companyCode: '1002' }),
      anApplication({ bp: '1000000002' }),
    )
    await open(CERT, { companyCode: '1001' })
    tap('添加户号')
    has('1000000001', '查询其他户号')
    expect(page.text()).not.toMatch(/1000000004|1000000002/)
    page.tap(
      [...page.host().querySelectorAll('button')].find((one) =>
        one.textContent.startsWith('1000000001'),
      ) as HTMLElement,
    )
    has('1000000001', '华北精工陶瓷有限公司')
    expect(names()).toContain('移除户号1000000001')
    const ten = Array.from({ length: 10 }, (_, n) => `100000001${n}`)
    given({ status: '50', bps: ten })
    await open(CERT, { certId: 'c1' })
    has('1000000019')
    expect(names()).not.toContain('添加户号')
  })

  test('a sub-account comes here only to claim the place of the master', async () => {
    person = subAccount()
    await open(CERT)
    has('仅主账号可进行此操作')
    tap('申请更换主账号')
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/binding/transfer?mode=claim&bp=1000000001'])
    await open(CERT, { mode: 'claim' })
    has('1 营业执照')
  })

  test.each([
    ['the own one', '1' as const, '1 营业执照'],
    ['the master’s', '0' as const, '仅主账号可进行此操作'],
  ])('a sub-account opens %s again', async (_name, isOwn, words) => {
    person = subAccount()
    given({ status: '30', rejectReason: '执照不清晰', isOwn })
    await open(CERT, { certId: 'c1' })
    has(words)
  })

  test.each<[string, Partial<Certificate>, string, string, boolean]>([
    ['under review', { status: '10' }, '认证申请审核中，暂不能修改', '提交审核', true],
    ['rejected', { status: '30', rejectReason: '执照不清晰' }, '审核未通过：执照不清晰', '重新提交', false],
    ['withdrawn', { status: '50' }, '1 营业执照', '提交审核', false],
  ])('%s', async (_name, over, words, submit, isLocked) => {
    given(over)
    await open(CERT, { certId: 'c1' })
    has(words, '1000000008')
    expect(page.button(submit).disabled).toBe(isLocked)
    expect(names().includes('添加户号')).toBe(!isLocked)
    // The picture that did not pass asks for another one.
    expect(names().includes('重新上传营业执照')).toBe(over.status === '30')
  })

  test('it cannot be had: shown, and again by a tap', async () => {
    answers[DETAIL] = lost
    await open(CERT, { certId: 'c1' })
    has('加载失败，点击重试')
    page.answer({ [DETAIL]: aCertificate({ status: '30', rejectReason: '执照不清晰' }) })
    await press('加载失败，点击重试')
    has('执照不清晰')
  })
})

describe('资质认证', () => {
  test('never asked for', async () => {
    answers[DETAIL] = null
    await open(QUALIFICATIONS)
    has('企业认证', '未认证', '完成企业认证后可绑定户号为主账号')
    expect(names()).toContain('去认证')
  })

  test.each<[string, Partial<Certificate>, string, string | null]>([
    ['审核中', { status: '10' }, '审核中', '查看进度'],
    ['未通过', { status: '30', rejectReason: '执照不清晰' }, '未通过原因', '重新提交'],
    ['已过期', { status: '40' }, '已过期', '更新证照'],
    ['已撤回', { status: '50' }, '已撤回', '重新提交'],
    ['已认证', { status: '20' }, '长期', null],
    ['已认证 of another user', { status: '20', isOwn: '0' }, '已认证', null],
    ['已过期 of another user', { status: '40', isOwn: '0' }, '已过期', null],
  ])('%s: its state and the way on', async (_name, over, words, action) => {
    given(over)
    await open(QUALIFICATIONS)
    has('锦程食品有限公司', '9113**********P08P', words)
    const actions = names().filter((name) => ['查看进度', '重新提交', '更新证照', '去认证'].includes(name ?? ''))
    expect(actions).toEqual(action === null ? [] : [action])
  })

  test('a master sees the papers, what each is for, and adds one', async () => {
    person = master()
    given({ status: '20' })
    listed(
      aQualification(),
      aQualification({
        qualId: 'q2',
        kind: 'FIRE',
        kindName: '消防验收',
        purpose: '通气与增容',
        status: '30',
        rejectReason: '盖章不清',
        endsSoon: '0',
        validTo: null,
        files: [],
      }),
    )
    await open(QUALIFICATIONS)
    has('危险化学品许可', '用途：直供签约', '即将到期', '消防验收', '未通过原因：盖章不清', '有效期至 长期')
    // One state each: what ends soon has passed. The certification itself is the one that is valid.
    expect(page.text()).not.toContain('已通过')
    expect(names()).toEqual(expect.arrayContaining(['上传资质', '更新', '重新提交', '查看危险化学品许可第1张']))
    await press('上传资质')
    expect(page.host().querySelector('[aria-label=资质类型]')).not.toBeNull()
    tap('提交')
    has('请上传资质文件')
  })

  test('a certification that did not pass: sending it again is the filled button, other papers the second one', async () => {
    person = master()
    given({ status: '30', rejectReason: '执照不清晰' })
    listed()
    await open(QUALIFICATIONS)
    expect([...page.host().querySelectorAll('footer button')].map((one) => one.textContent)).toEqual([
      '上传资质',
      '重新提交',
    ])
    expect(names().filter((name) => name === '重新提交')).toHaveLength(1)
  })

  test('a sub-account looks only', async () => {
    person = subAccount()
    given({ status: '20', isOwn: '0', license: null })
    listed(aQualification({ files: [] }))
    await open(QUALIFICATIONS)
    has('危险化学品许可')
    expect(names()).not.toContain('上传资质')
    expect(names()).not.toContain('更新')
  })

  test('no papers; papers that cannot be had', async () => {
    person = master()
    answers[DETAIL] = null
    listed()
    await open(QUALIFICATIONS)
    has('暂无资质信息')
    answers[LIST] = lost
    await open(QUALIFICATIONS)
    has('加载失败，点击重试')
  })
})

describe('提交结果', () => {
  test.each<[string, Partial<Certificate>, string[], string[]]>([
    ['under review', {}, ['提交成功', '预计1–3个工作日完成审核'], ['查看进度', '返回首页', '撤回申请']],
    ['under review, of another user', { isOwn: '0' }, ['提交成功'], ['查看进度', '返回首页']],
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
    ['not submitted yet', { status: '00' }, ['待提交'], ['去提交', '返回首页']],
  ])('%s', async (_name, over, words, actions) => {
    given(over)
    await open(RESULT, { certId: 'c1' })
    has(...words, '锦程食品有限公司')
    const all = ['查看进度', '查看', '去提交', '重新提交', '进入首页', '返回首页', '撤回申请']
    expect(all.filter((one) => names().includes(one))).toEqual(all.filter((one) => actions.includes(one)))
  })

  test.each([
    ['the own one', '1' as const, ['1000000001']],
    ['of another user', '0' as const, []],
  ])('%s: where another is master, the link to the claim (BD-21)', async (_name, isOwn, offered) => {
    const skipped: Certificate['skipped'] = [
      { bp: '1000000001', reason: 'HAS_MASTER' },
      { bp: '1000000006', reason: 'OTHER_ENTITY' },
    ]
    given({ status: '20', skipped, isOwn })
    await open(RESULT, { certId: 'c1' })
    const ways = [...page.host().querySelectorAll('button')].filter((one) => one.textContent.includes('申请更换主账号'))
    expect(ways.map((one) => /\d{10}/.exec(one.textContent)?.[0])).toEqual(offered)
    ways.forEach(page.tap)
    await settled()
    expect(page.went).toEqual(offered.map((bp) => `navigateTo /pages/binding/transfer?mode=claim&bp=${bp}`))
  })

  test('a passed user is loaded again, once', async () => {
    given({ status: '20', boundBps: ['1000000008'] })
    await open(RESULT, { certId: 'c1' })
    await settled()
    expect(page.sent('default POST /crmgas/portal/user/userInfo')).toHaveLength(1)
  })

  test('taken back only when the user is sure', async () => {
    given({})
    answers[WITHDRAW] = true
    await open(RESULT, { certId: 'c1' })
    tap('撤回申请')
    has('确认撤回认证申请吗？')
    await press('取消')
    expect(page.calls()).not.toContain(WITHDRAW)
    tap('撤回申请')
    page.answer({ [DETAIL]: aCertificate({ status: '50' }) })
    await press('确定')
    expect(page.sent(WITHDRAW)).toEqual([{ certId: 'c1' }])
    has('申请已撤回')
  })
})

describe('模板预览', () => {
  test('a paper to view, download and save', async () => {
    answers[TEMPLATE] = ({ kind }) => ({
      title: kind === 'AUTHLETTER' ? '授权委托书' : '开票关系证明',
      images: ['/cms/media/paper/auth-letter.png'],
      fileUrl: '/cms/media/paper/auth-letter.pdf',
      fileName: '授权委托书.pdf',
    })
    await open('/pages/certification/temp-preview', { kind: 'AUTHLETTER' })
    has('请下载打印并加盖公章后拍照上传')
    expect(names()).toEqual(expect.arrayContaining(['下载模板', '保存图片', '放大授权委托书第1页']))
  })
  test('not to be had', async () => {
    answers[TEMPLATE] = lost
    await open('/pages/certification/temp-preview', { kind: 'RELATION' })
    has('加载失败，点击重试')
  })
})
