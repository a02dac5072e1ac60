/* A project under construction that is late, with an instalment that waits for its money. */
import type { Out, Row } from '@contract'
import { projectStages } from '@domain/statuses/project'
import { codes } from '@domain/codes'

type Project = Out<'job GET /customer/project/detail'>
type Payment = Out<'job GET /project/queryPaymentInfo'>['list'][number]
type Scheme = NonNullable<Out<'job POST /customer/node/getDesignPlanNode'>['current']>
type Approval = Out<'job GET /project/approval/get'>['list'][number]

const AT = '2026-11-23T09:30:00+08:00'
export const aManager = { role: 'MANAGER', name: '冯涛', phone: '13800000031' } as const

const head = {
  projectId: 'PRJ1',
  projectNo: 'XM100120260001',
  projectName: '三厂区辊道窑新增用气',
  projectType: 'NEW',
  stage: 'CONSTRUCTION',
  status: 'RUNNING',
  totalRate: 61,
  currentNodeName: '庭院管道施工',
  unread: 2,
  applyDate: '2026-08-15',
  planFinishDate: '2026-12-11',
  delayDays: 11,
} as const

export const aShortProject = (
  over: Partial<Row<'job GET /customer/project/list'>> = {},
): Row<'job GET /customer/project/list'> => ({ ...head, todoCount: 1, ...over })

export const aProject = (over: Partial<Project> = {}): Project => ({
  ...head,
  customerClass: 'INDUSTRY',
  peakFlow: '1200.00',
  annualVolume: '6800000',
  pressureLevel: 'MID_A',
  address: '云鹏道18号三厂区',
  lng: null,
  lat: null,
  people: [aManager],
  firstFinishDate: '2026-11-30',
  actualFinishDate: null,
  planGasDate: '2026-12-11',
  contractAmount: '186200.00',
  ticketId: null,
  pauseReason: null,
  stages: codes(projectStages).map((stage) => ({
    stage,
    stageName: projectStages[stage],
    rate: stage === 'CONSTRUCTION' ? 47 : 100,
    status: stage === 'CONSTRUCTION' ? 'DOING' : 'DONE',
    planStart: null,
    planEnd: null,
    actualStart: null,
    actualEnd: null,
  })),
  currentNode: { nodeCode: 'CO03', nodeName: '庭院管道施工' },
  yours: [{ kind: 'PAYMENT', id: 'PAY2', title: '缴纳进度款', due: '2026-11-26T23:59:59+08:00', amount: '111720.00' }],
  ours: { nodeCode: 'CO06', name: '吹扫试压', date: '2026-12-02', person: aManager },
  planChange: { before: '2026-11-30', after: '2026-12-11', reason: '道路开挖许可到期，停工11天', at: AT },
  todo: { schemes: 0, approvals: 0, payments: 1 },
  photos: 9,
  asOf: AT,
  ...over,
})

export const anUpdate = (
  over: Partial<Row<'job GET /customer/project/updates'>> = {},
): Row<'job GET /customer/project/updates'> => ({
  updateId: 'U1',
  nodeCode: 'CO03',
  kind: 'PROGRESS',
  title: '2026-11-23施工日志',
  content: '今天复工。埋地管已铺246 m，还剩64 m。',
  beforeDate: null,
  afterDate: null,
  files: [{ fileId: 'F1', name: '现场.jpg', url: '/job/file/F1?e=1&s=2', isImage: true }],
  at: AT,
  read: false,
  ...over,
})

export const anInstalment = (over: Partial<Payment> = {}): Payment => ({
  paymentId: 'PAY2',
  seq: 2,
  name: '进度款',
  ratio: 60,
  amount: '111720.00',
  paidAmount: '0.00',
  unpaidAmount: '111720.00',
  dueDate: '2026-11-26',
  overdue: false,
  status: 'TO_PAY',
  paidAt: null,
  transfer: null,
  voucher: null,
  rejectReason: null,
  version: 3,
  ...over,
})

export const moneyOf = (list: Payment[]): Out<'job GET /project/queryPaymentInfo'> => ({
  contractAmount: '186200.00',
  paidAmount: '55860.00',
  unpaidAmount: '130340.00',
  payee: { name: '廊坊燃气', bankName: '工商银行', accountNo: '1301100100001' },
  list,
})

export const aScheme = (over: Partial<Scheme> = {}): Scheme => ({
  schemeId: 'S3',
  versionNo: 3,
  title: '接气方案',
  quoteTotal: '128456.78',
  planDays: 70,
  status: 'TO_CONFIRM',
  createdAt: AT,
  expireAt: '2026-12-23T09:30:00+08:00',
  summary: '自东门接气',
  files: [],
  quote: [{ item: '埋地管道', spec: 'DN150', unit: 'm', quantity: '310.00', price: '200.00', amount: '62000.00' }],
  opinion: '',
  confirmAt: null,
  ...over,
})

export function designOf(current: Scheme, rejections = 0): Out<'job POST /customer/node/getDesignPlanNode'> {
  const { summary: _s, files: _f, quote: _q, opinion: _o, confirmAt: _c, ...short } = current
  return { schemes: [short], current, rejections, manager: aManager }
}

export const anApproval = (over: Partial<Approval> = {}): Approval => ({
  approvalId: 'A1',
  projectId: 'PRJ1',
  approvalType: 'COST',
  title: '增设阴极保护桩2处',
  content: '管段经过腐蚀性土壤',
  before: '186,200.00元',
  after: '189,000.00元',
  amountDelta: '2800.00',
  finishDate: null,
  files: [],
  status: 'WAITING',
  deadline: '2026-11-28T18:00:00+08:00',
  opinion: '',
  signed: true,
  commitAt: null,
  createdAt: AT,
  version: 0,
  ...over,
})

export const aStep = (
  over: Partial<Out<'job POST /customer/node/getConstructionNodeByPre'>[number]> = {},
): Out<'job POST /customer/node/getConstructionNodeByPre'>[number] => ({
  nodeCode: 'CO03',
  nodeName: '庭院管道施工',
  stage: 'CONSTRUCTION',
  preCode: 'CONSTRUCTION',
  rate: 79,
  status: 'DELAYED',
  planStart: '2026-10-24',
  planEnd: '2026-11-20',
  actualStart: '2026-10-20',
  actualEnd: null,
  tip: '今日复工',
  tipClicked: false,
  remark: '',
  files: [],
  hasChild: false,
  ...over,
})
