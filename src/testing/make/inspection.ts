import type { Out, Row } from '@contract'

type Hazard = Out<'default GET /crmgas/inspection/hazard/detail'>
type Head = Row<'default GET /crmgas/inspection/hazard/list'>
type ReportHead = Row<'default GET /crmgas/inspection/list'>
type Report = Out<'default GET /crmgas/inspection/detail'>

const picture = { fileID: 'b1', url: '/job/file/b1' }

/** A hazard of level 2 that its customer is to fix, as lists show it. */
export const aHazardHead = (over: Partial<Head> = {}): Head => ({
  hazardId: 'h1',
  hazardNo: 'YH2026112200001',
  reportId: 'r1',
  title: '报警器逾期未检定',
  siteName: '二车间',
  measures: '送检或更换',
  level: '2',
  originLevel: '2',
  responsible: 'CUSTOMER',
  status: 'RECTIFYING',
  dueDate: '2026-11-29',
  daysLeft: 6,
  daysLate: 0,
  gasStopped: false,
  restorable: false,
  proposal: null,
  stopPlannedAt: null,
  extendStatus: 'NONE',
  photo: '/job/file/b1',
  ...over,
})

/** The same with all that is known of it. */
export const aHazard = (over: Partial<Hazard> = {}): Hazard => ({
  ...aHazardHead(),
  description: '4 台探测器检定有效期已过。',
  itemText: '探测器、切断阀在使用期限内',
  basis: 'GB 55009-2021',
  noticeNo: 'TZ2026112200001',
  noticedAt: '2026-11-22T09:20:00+08:00',
  noticeDueDate: '2026-11-29',
  receivedAt: '2026-11-22T10:00:00+08:00',
  served: false,
  inspectorName: '孙立',
  inspectorPhone: '13800000021',
  photosBefore: [picture],
  photosAfter: [],
  extendDays: 0,
  longestExtension: 7,
  meters: [],
  meterNo: null,
  gasStoppedAt: null,
  appealedAt: null,
  reinspectDate: null,
  reinspectSlot: null,
  closedAt: null,
  closeNote: null,
  ahead: [{ date: '2026-11-29', title: '整改期限', note: '请在当天24:00前提交整改' }],
  logs: [],
  actions: ['RECTIFY', 'EXTEND'],
  version: 1,
  ...over,
})

/** A report to be signed, as lists show it. */
export const aReportHead = (over: Partial<ReportHead> = {}): ReportHead => ({
  reportId: 'r1',
  reportNo: 'AJ2026112200016',
  kind: 'PERIODIC',
  siteName: '一厂区窑炉车间',
  inspectAt: '2026-11-22T09:20:00+08:00',
  inspectorName: '孙立',
  visitResult: 'DONE',
  conclusion: 'HAZARD',
  status: 'TO_SIGN',
  found: { level1: 0, level2: 1, level3: 0 },
  canSign: '1',
  ...over,
})

/** The same with its items and that hazard. */
export const aReport = (over: Partial<Report> = {}): Report => ({
  ...aReportHead(),
  planId: null,
  address: '云鹏道18号',
  inspectorNo: 'LF-0327',
  inspectorPhone: '13800000021',
  items: [
    { itemCode: 'P01', group: '管道阀门', text: '燃气管道、接口无泄漏', result: 'OK', note: '', photos: [] },
    {
      itemCode: 'A02',
      group: '报警切断',
      text: '探测器在使用期限内',
      result: 'FAIL',
      note: '已过期',
      photos: [picture],
    },
  ],
  readings: [],
  summary: '',
  hazards: [aHazardHead({ status: 'TO_CONFIRM' })],
  contentHash: 'a'.repeat(64),
  signer: null,
  refuseReason: '',
  voidReason: null,
  actions: ['SIGN', 'REFUSE'],
  version: 0,
  ...over,
})
