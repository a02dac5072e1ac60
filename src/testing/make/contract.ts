import type { Out } from '@contract'

type Detail = Out<'default GET /crmgas/contract/detail'>
type Notice = Out<'default GET /crmgas/contract/notice/detail'>
type Frame = Out<'default GET /crmgas/contract/frame/get'>
type Verdict = Out<'btwob GET /sign/verify'>

const HASH = '8f3a61c0d94e27b55be1f0739ac24d18c6027fe4913ba85d40b7e92fd15c7a06'

/** A contract that waits for its signature. */
export const aContract = (over: Partial<Detail> = {}): Detail => ({
  contractId: 'c1',
  contractNo: 'HT-1001-2026-000187',
  contractType: 'SUPPLY',
  title: '供用气合同',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  status: 'TO_SIGN',
  signedAt: null,
  daysLeft: null,
  customerName: '华北精工陶瓷有限公司',
  companyName: '廊坊新奥燃气有限公司',
  terms: [{ label: '日最大量', value: '8900 m³' }],
  changes: [{ label: '日最大量', from: '8400 m³', to: '8900 m³' }],
  content: '第一条 价格与结算\n气价按政府指导价执行。',
  docHash: HASH,
  remark: '',
  tasks: [
    {
      taskId: 't1',
      status: 'VIEWED',
      expireAt: '2026-12-08T09:30:00+08:00',
      signerName: '',
      phone: '',
      signWay: null,
      signedAt: null,
      companySignedAt: null,
      failReason: '',
    },
  ],
  coveredHash: null,
  fileHash: null,
  children: [],
  actions: ['FILE', 'SIGN'],
  ...over,
})

/** A notice that waits for an acknowledgement. */
export const aContractNotice = (over: Partial<Notice> = {}): Notice => ({
  noticeId: 'n1',
  contractId: 'c1',
  contractNo: 'HT-1001-2023-000002',
  title: '供用气合同',
  kind: 'EXPIRE_30',
  content: '供用气合同（HT-1001-2023-000002）将于2026-12-18到期，剩余25天',
  status: 'READ',
  startDate: '2023-12-19',
  endDate: '2026-12-18',
  daysLeft: 25,
  ackRequired: '1',
  isOpen: '1',
  taskId: null,
  expireAt: null,
  readAt: '2026-11-23T09:30:00+08:00',
  ackBy: '',
  ackAt: null,
  createdAt: '2026-11-18T09:00:00+08:00',
  customerName: '廊坊聚鑫餐饮有限公司',
  companyName: '廊坊新奥燃气有限公司',
  renewable: '1',
  ...over,
})

const MONTHS = Array.from({ length: 12 }, () => '30000')

/** The draft of a frame in its window. */
export const aFrame = (over: Partial<Frame> = {}): Frame => ({
  year: 2027,
  needed: '1',
  contract: null,
  window: { open: '1', from: '2026-11-01T00:00:00+08:00', until: '2026-12-20T17:00:00+08:00' },
  trailing: MONTHS,
  trailing12: '360000',
  forecast: null,
  months: MONTHS,
  mdq: '1200',
  limits: { mdqMax: '5000' },
  tolerance: '5',
  fees: null,
  pricing: '按政府指导价执行',
  editable: '1',
  ...over,
})

/** What is shown of a document with both signatures. */
export const aVerdict = (over: Partial<Verdict> = {}): Verdict => ({
  verdict: 'VALID',
  name: '供用气合同_HT-1001-2026-000187.pdf',
  size: 253_952,
  checkedAt: '2026-11-23T09:41:00+08:00',
  signatures: [
    {
      name: '华北精工陶瓷有限公司',
      person: '王建军',
      stampedAt: '2026-11-23T09:34:53+08:00',
      validTo: '2027-11-23T09:34:52+08:00',
      isIntact: true,
      isKnown: true,
    },
    {
      name: '廊坊新奥燃气有限公司',
      person: '',
      stampedAt: '2026-11-23T09:34:54+08:00',
      validTo: '2027-11-23T09:34:53+08:00',
      isIntact: true,
      isKnown: true,
    },
  ],
  coveredHash: HASH,
  fileHash: HASH,
  rest: 0,
  isArchived: true,
  root: '-----BEGIN CERTIFICATE-----\n',
  ...over,
})
