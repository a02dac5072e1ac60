import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { aLead } from '@/testing/make/lead'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

/* Enquiries at the desk: queues of advisers, the share that led to one, the adviser in charge. */

const LIST = 'btwob GET /lead/list'
const DETAIL = 'btwob GET /lead/detail'
const ADVISERS = 'btwob GET /butler/list'
const COUPONS = 'btwob GET /coupon/list'
const GRANT = 'btwob POST /coupon/grant'
const WITHDRAW = 'btwob POST /coupon/withdraw'
const ASSIGN = 'btwob POST /lead/assign'

const { canAccept: _a, canCancel: _c, canEvaluate: _e, canSupplement: _s, availableCoupons: _o, ...lead } = aLead()
const detail: Out<typeof DETAIL> = {
  ...lead,
  bp: '1000000002',
  sharer: '王建国，户号 1000000001',
  followUps: [],
  actions: ['assign', 'close'],
}
const { leadNo, targetType, targetName, coverUrl, quantity, status, statusText, createdAt, hasOpenQuote, overdue } =
  lead
const head = {
  leadNo,
  targetType,
  targetName,
  coverUrl,
  quantity,
  status,
  statusText,
  createdAt,
  hasOpenQuote,
  overdue,
}
const row = {
  ...head,
  bp: '1000000002',
  customerName: '香满楼餐饮管理有限公司',
  adviserName: '李雪',
  sharer: detail.sharer,
  firstContactDueAt: lead.firstContactDueAt,
}
const advisers = { list: [{ managerId: 'MGR-02', name: '李雪', jobTitle: '用气管家', phone: '0316-0000202' }] }

const coupon: Out<typeof GRANT> = {
  couponCode: 'C1',
  state: 'issued',
  faceValue: '100.00',
  threshold: '1000.00',
  scope: '商城全部商品与服务',
  validTo: '2026-12-31',
  reason: '安装延误补偿',
  remark: null,
  leadNo: null,
  createdAt: '2026-11-20T10:00:00+08:00',
  withdrawable: true,
}

let page: OpenPage
const press = (name: string) => page.press(name)
const open = async (path: '/pages/desk/leads' | '/pages/desk/lead', answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params: path === '/pages/desk/lead' ? { leadNo } : {},
    answers: {
      [LIST]: listOf([row], { late: 0 }),
      [DETAIL]: detail,
      [ADVISERS]: advisers,
      [COUPONS]: listOf([coupon], { alone: '200.00' }),
      ...answers,
    },
  })
  await settled()
}
beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the queue of an adviser; a row names the sharer of what led to it', async () => {
  await open('/pages/desk/leads')
  expect(page.text()).toContain('李雪 · 来自 王建国，户号 1000000001 的分享')
  await press('顾问')
  await press('李雪')
  expect(page.sent(LIST).at(-1)).toMatchObject({ adviserId: 'MGR-02' })
})

test('what the customer has sent is seen: when a visit is wished for, pictures of the enquiry and of each follow-up', async () => {
  const follow = { followId: 'F1', type: 'customer' as const, operator: '陈晓梅', content: '补充现场图', visible: true }
  const pictures = (fileId: string) => [{ fileId, url: `/job/file/${fileId}` }]
  await open('/pages/desk/lead', {
    [DETAIL]: {
      ...detail,
      expectedDate: '2026-11-25',
      expectedSlot: 'am',
      images: pictures('P1'),
      followUps: [{ ...follow, at: '2026-11-23T10:00:00+08:00', images: pictures('P2') }],
    },
  })
  expect(page.text()).toContain('2026-11-25 上午')
  expect(page.names()).toEqual(expect.arrayContaining(['查看图片1', '查看跟进图片1']))
})

test('a manager is chosen; another adviser is named', async () => {
  await open('/pages/desk/lead', { [ASSIGN]: detail })
  expect(page.text()).toContain('王建国，户号 1000000001')
  await press('分配')
  await press('提交')
  expect(page.text()).toContain('请选择顾问')
  await press('李雪')
  await press('提交')
  expect(page.sent(ASSIGN)).toEqual([{ leadNo, adviserId: 'MGR-02' }])
  await press('分配')
  await press('其他人')
  await press('提交')
  expect(page.sent(ASSIGN)).toHaveLength(1)
  page.type(page.input('姓名'), '周建国')
  page.type(page.input('电话'), '0316-0000201')
  await settled()
  await press('提交')
  expect(page.sent(ASSIGN).at(-1)).toEqual({ leadNo, adviserName: '周建国', adviserPhone: '0316-0000201' })
})

test('without the list of managers an adviser is named by hand', async () => {
  await open('/pages/desk/lead', { [ADVISERS]: lost })
  await press('分配')
  expect(page.names()).toContain('其他人')
})

test('a coupon is granted for some categories; above the limit of one clerk another one decides (E-M-16)', async () => {
  await open('/pages/desk/lead', {
    'btwob GET /product/categories': { list: [{ categoryId: 'C11', name: '用气设备 / 灶具' }] },
    [GRANT]: { ...coupon, state: 'review' },
  })
  await press('发放优惠券')
  expect(page.text()).toContain('超过¥200.00须由其他审核员复核')
  page.type(page.input('抵扣金额(元)'), '300')
  page.type(page.input('报价满(元)'), '299.99')
  page.type(page.input('原因'), '投诉补偿')
  await press('用气设备 / 灶具')
  await press('发放')
  expect(page.text()).toContain('请输入300.00至1000000.00元')
  page.type(page.input('报价满(元)'), '2000')
  await press('发放')
  expect(page.sent(GRANT)).toEqual([
    {
      bp: '1000000002',
      faceValue: '300.00',
      threshold: '2000.00',
      categoryIds: ['C11'],
      validTo: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      reason: '投诉补偿',
    },
  ])
  expect(page.text()).toContain('待复核，由其他审核员处理')
})

test('coupons that cannot be read are not said to be none', async () => {
  await open('/pages/desk/lead', { [COUPONS]: lost })
  expect(page.text()).not.toContain('未向该户号发放过优惠券')
  page.answer({ [COUPONS]: listOf([coupon], { alone: '200.00' }) })
  await press('加载失败，点击重试')
  expect(page.text()).toContain('安装延误补偿')
})

test('more coupons than a page holds come by a button', async () => {
  const older = { ...coupon, couponCode: 'C0', reason: '第二十一张' }
  const twenty = Array.from({ length: 20 }, (_none, at) => ({ ...coupon, couponCode: `C${at + 1}` }))
  await open('/pages/desk/lead', {
    [COUPONS]: ({ pageNum = 1 }) => ({
      ...listOf(pageNum === 1 ? twenty : [older], { alone: '200.00' }),
      total: 21,
      pageNum,
    }),
  })
  expect(page.text()).not.toContain(older.reason)
  await press('查看更多')
  expect(page.text()).toContain(older.reason)
  expect(page.text()).not.toContain('查看更多')
})

test('a coupon that is not used is withdrawn with a reason', async () => {
  await open('/pages/desk/lead', { [WITHDRAW]: { ...coupon, state: 'withdrawn', withdrawable: false } })
  expect(page.text()).toContain('安装延误补偿')
  await press('撤回 满 ¥1,000.00 减 ¥100.00')
  page.type(page.input('原因'), '重复发放')
  page.agree()
  await settled()
  expect(page.sent(WITHDRAW)).toEqual([{ bp: '1000000002', couponCode: 'C1', reason: '重复发放' }])
})
