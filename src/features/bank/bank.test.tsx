import type { Out } from '@contract'
import { settled, type Answers } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master, subAccount } from '@/testing/people'

const BASE = '/pages/record/bank-information'
const LIST = 'default GET /crmgas/bankAccount/list'
const DETAIL = 'default GET /crmgas/bankAccount/detail'
const BANKS = 'default GET /crmgas/bankAccount/banks'
const BRANCHES = 'default GET /crmgas/bankAccount/branches'
const ADD = 'default POST /crmgas/bankAccount/add'
const SEND = 'default POST /crmgas/bankAccount/sendVerify'
const VERIFY = 'default POST /crmgas/bankAccount/verify'
const DEFAULT = 'default POST /crmgas/bankAccount/setDefault'

const account: Out<typeof LIST>['list'][number] = {
  accountId: 'A1',
  accountName: '华北精工陶瓷有限公司',
  bankCode: '102',
  bankName: '中国工商银行',
  cnapsCode: '102146000010',
  branchName: '中国工商银行廊坊分行营业部',
  accountNoMask: '**** **** **** 8776',
  purposes: ['PAY', 'REFUND'],
  defaultFor: ['PAY'],
  status: 'VERIFIED',
  version: 3,
  createdAt: '2026-08-25T09:30:00+08:00',
}
const detail = (part: Partial<Out<typeof DETAIL>> = {}): Out<typeof DETAIL> => ({
  ...account,
  proof: null,
  nextRoundAt: null,
  isUsedUp: false,
  receivers: [{ accountName: '廊坊新源燃气有限公司', accountNo: '13050161860800001001', bankName: '中国建设银行' }],
  usedBy: [],
  canChange: '1',
  test: false,
  ...part,
})
const proof = {
  round: 1,
  remitCode: 'K7M2Q9XA',
  sentAt: '2026-11-23T09:30:00+08:00',
  expireAt: '2030-11-28T09:30:00+08:00',
  misses: 0,
  triesLeft: 3,
  result: null,
}

const openList = (answer: Partial<Out<typeof LIST>> = {}, as = master()) =>
  renderPage(`${BASE}/bankList`, {
    as,
    answers: { [LIST]: { list: [account], max: 5, canChange: '1', ...answer } },
  })
const openDetail = async (part: Partial<Out<typeof DETAIL>> = {}, answers: Answers = {}) => {
  const page = await renderPage(`${BASE}/bankDetail`, {
    as: master(),
    params: { accountId: 'A1' },
    answers: { [DETAIL]: detail(part), ...answers },
  })
  await settled()
  return page
}

test('the accounts on file, masked, with the way to one more', async () => {
  const page = await openList()
  await settled()
  for (const words of ['中国工商银行', '**** **** **** 8776', '付款默认', '退款', '已验证'])
    expect(page.text()).toContain(words)
  page.tap(page.row(0))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/bankDetail?accountId=A1`])
  page.tap(page.button('添加银行账户（1/5）'))
  await settled()
  expect(page.went).toContain(`navigateTo ${BASE}/addBank`)
})

test('none yet; a sub-account has no way to add one', async () => {
  const page = await openList({ list: [], canChange: '0' }, subAccount(['BANK_MANAGE']))
  await settled()
  expect(page.text()).toContain('暂无银行账户')
  expect(page.names().filter((name) => name.startsWith('添加'))).toEqual([])
})

test('a proof begins; its code and account are there to be copied, and a wrong payment is shown (BK-03)', async () => {
  const { receivers: _r, usedBy: _u, canChange: _c, test: _t, ...proved } = detail()
  const began = await openDetail({ status: 'TO_VERIFY', nextRoundAt: account.createdAt }, { [SEND]: proved })
  began.tap(began.button('开始验证'))
  await settled()
  expect(began.sent(SEND)).toEqual([{ accountId: 'A1', version: 3 }])
  const page = await openDetail(
    { status: 'VERIFYING', proof: { ...proof, misses: 1, triesLeft: 2 } },
    { [VERIFY]: proved },
  )
  for (const words of ['K7M2Q9XA', '0.01至0.99元', '13050161860800001001', '还可尝试2次'])
    expect(page.text()).toContain(words)
  page.tap(page.button('我已汇款，查看结果'))
  await settled()
  expect(page.sent(VERIFY)).toEqual([{ accountId: 'A1', version: 3 }])
})

test('without a round left staff decide, and nothing can be begun (BK-03)', async () => {
  const page = await openDetail({ status: 'FAILED', isUsedUp: true, proof: { ...proof, round: 3, result: 'EXPIRED' } })
  expect(page.text()).toContain('超过5天未收到汇款')
  expect(page.names()).toContain('联系客服')
  expect(page.names()).not.toContain('重新验证')
})

test('another default of a purpose (BK-04)', async () => {
  const page = await openDetail({}, { [DEFAULT]: { list: [account] } })
  page.tap(page.button('设为默认 退款'))
  await settled()
  expect(page.sent(DEFAULT)).toEqual([{ accountId: 'A1', version: 3, purpose: 'REFUND' }])
})

/** The form with the number and the bank filled in. */
async function openAdd() {
  const page = await renderPage(`${BASE}/addBank`, {
    as: master(),
    answers: {
      [BANKS]: {
        list: [{ bankCode: '102', bankName: '中国工商银行', shortName: '工商银行' }],
        registeredName: '华北精工陶瓷有限公司',
      },
      [BRANCHES]: {
        list: [{ cnapsCode: '102146000010', branchName: '中国工商银行廊坊分行营业部', cityCode: '131000' }],
        total: 1,
        pageNum: 1,
        pageSize: 50,
      },
      [ADD]: { ...account, status: 'TO_VERIFY' },
    },
  })
  await settled()
  page.type(page.input('银行账号'), '6222021001009988776')
  const named = (word: string) => page.button(page.names().find((name) => name.includes(word)) ?? word)
  page.tap(named('开户银行'))
  page.tap(page.button('中国工商银行'))
  await settled()
  return { page, named }
}

test('a branch that the list does not have is typed (BK-02)', async () => {
  const { page, named } = await openAdd()
  page.tap(named('列表中没有我的支行'))
  await settled()
  page.type(page.input('支行名称'), '北京西单支行')
  page.type(page.input('联行号'), '1021000999')
  page.tap(named('我确认以上账户'))
  page.tap(page.button('保存'))
  await settled()
  expect(page.text()).toContain('联行号为12位数字')
  page.type(page.input('联行号'), '102100099996')
  page.tap(page.button('保存'))
  await settled()
  expect(page.sent(ADD)).toMatchObject([{ bankCode: '102', cnapsCode: '102100099996', branchName: '北京西单支行' }])
})

test('an account is added under the registered name, and proved at once', async () => {
  const { page, named } = await openAdd()
  page.tap(named('开户支行'))
  await settled()
  page.tap(named('102146000010'))
  page.tap(named('我确认以上账户'))
  page.tap(page.button('保存'))
  await settled()
  expect(page.sent(ADD)).toMatchObject([
    {
      accountName: '华北精工陶瓷有限公司',
      accountNo: '6222021001009988776',
      bankCode: '102',
      cnapsCode: '102146000010',
      purposes: ['PAY'],
    },
  ])
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.went).toEqual([`redirectTo ${BASE}/bankDetail?accountId=A1`])
})
