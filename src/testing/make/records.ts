import type { Out } from '@contract'

type Overview = Out<'default GET /crmgas/record/overview'>
type Equipment = Out<'default GET /crmgas/record/equipment/detail'>
type Alarm = Out<'default GET /crmgas/record/alarm/detail'>
type Meter = Out<'default GET /crmgas/record/flowMeter/detail'>
type Shares = Out<'btwob GET /record/shares'>

export const anExpiry = (over: Partial<Overview['expiring'][number]> = {}): Overview['expiring'][number] => ({
  type: 'ALARM',
  bizId: 'A1',
  title: '辊道干燥区可燃气体探测器',
  note: '年度标定',
  dueDate: '2026-11-11',
  daysLeft: -12,
  validity: 'OVERDUE',
  route: '/pages/record/burglar-alarm/detail?mode=view&alarmId=A1',
  ...over,
})

export const anOverview = (over: Partial<Overview> = {}): Overview => ({
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  companyName: '廊坊新源燃气有限公司',
  counts: { sites: 2, equipment: 7, meters: 3, alarms: 6, contracts: 1, papers: 2 },
  asOfDay: '2026-11-23',
  expiring: [anExpiry()],
  calendar: null,
  ...over,
})

export const aLoad: NonNullable<Equipment['load']> = {
  meterNo: '003010010101',
  name: '1#窑炉',
  qmax: '250.00',
  total: '212.50',
  ratio: '0.85',
  mark: null,
}

export const anEquipment = (over: Partial<Equipment> = {}): Equipment => ({
  equipmentId: 'E1',
  equipmentNo: 'SB000001',
  equipmentType: 'KILN',
  name: '辊道窑',
  brand: '科达',
  model: 'KD',
  serialNo: 'K-1',
  siteId: null,
  siteName: '',
  meterNo: '003010010101',
  quantity: 1,
  ratedFlow: '85.00',
  dailyHours: '24.0',
  ratedPower: null,
  workPressure: null,
  flameProtection: '1',
  productionDate: null,
  installDate: '2026-01-01',
  expireDate: '2041-01-01',
  validity: 'NORMAL',
  useStatus: 'IN_USE',
  source: 'CUSTOMER',
  reviewStatus: 'CONFIRMED',
  rejectReason: '',
  revision: null,
  version: 3,
  hoursAt: '2026-11-20T10:00:00+08:00',
  platePhoto: { fileId: 'F1', url: '/job/file/F1' },
  photos: [],
  scrapPhotos: [],
  load: aLoad,
  actions: ['EDIT', 'STOP', 'SCRAP'],
  ...over,
})

export const anAlarm = (over: Partial<Alarm> = {}): Alarm => ({
  alarmId: 'A1',
  alarmNo: 'BJ000001',
  kind: 'DETECTOR',
  brand: '汉威',
  model: 'GT',
  serialNo: 'G-1',
  location: '1#窑炉燃烧室',
  siteId: null,
  siteName: '',
  productionDate: '2025-01-10',
  installDate: '2025-02-01',
  expireDate: '2028-01-10',
  lastCalibrateDate: '2026-02-01',
  nextCalibrateDate: '2027-02-01',
  lastCheckDate: null,
  nextCheckDate: null,
  nextEnd: { term: 'CALIBRATE', due: '2027-02-01' },
  validity: 'NORMAL',
  isHazard: false,
  networked: '1',
  useStatus: 'IN_USE',
  source: 'CUSTOMER',
  reviewStatus: 'CONFIRMED',
  rejectReason: '',
  revision: null,
  version: 2,
  liveStatus: 'NORMAL',
  concentration: '3.0',
  at: '2026-11-23T09:29:00+08:00',
  deviceCode: 'DEV-1',
  lowThreshold: '20.0',
  highThreshold: '50.0',
  successorOf: null,
  successor: null,
  valve: null,
  fan: null,
  photos: [],
  scrapPhotos: [],
  emergency: '0316-0000119',
  actions: ['EDIT', 'STOP', 'SCRAP'],
  ...over,
})

export const aFlowMeter = (over: Partial<Meter> = {}): Meter => ({
  meterId: '10010101',
  meterNo: '003010010101',
  name: '1#窑炉',
  model: 'TRZ G400',
  caliber: 'DN150',
  qmin: '32.50',
  qmax: '650.00',
  flowType: 'TURBINE',
  siteId: null,
  siteName: '烧成车间',
  nextVerifyDate: '2027-01-22',
  daysLeft: 60,
  validity: 'DUE_SOON',
  state: 'IN_USE',
  commStatus: 'ONLINE',
  maker: '天信仪表',
  factoryNo: 'TRZ0101',
  accuracyClass: '1.0',
  workPressureMax: '400.00',
  corrector: null,
  manufactureDate: '2025-01-01',
  installDate: '2025-03-01',
  retireDate: null,
  cycleMonths: 24,
  lastVerifyDate: '2025-01-23',
  certificateNo: 'JL-1',
  verifyOrg: '省计量院',
  verifyResult: 'PASS',
  sealNo: 'QF0101',
  lastCommAt: '2026-11-23T08:30:00+08:00',
  load: null,
  isAsked: false,
  verifies: [
    {
      verifyId: 'V1',
      verifyDate: '2025-01-23',
      kind: 'PERIODIC',
      org: '省计量院',
      certificateNo: 'JL-1',
      result: 'PASS',
      errorAtQmax: '0.32',
      replacedBy: null,
      files: [
        { fileId: 'F1', name: '证书.jpg', url: '/job/file/F1?e=1&s=2', isImage: true },
        { fileId: 'F2', name: '证书.pdf', url: '/job/file/F2?e=1&s=2', isImage: false },
      ],
    },
  ],
  events: [],
  ...over,
})

export const someShares = (over: Partial<Shares> = {}): Shares => ({
  state: 'SHOWN',
  meters: [{ meterNo: '003010010101', name: '1#窑炉' }],
  meterNo: '003010010101',
  name: '1#窑炉',
  from: '2026-09-24',
  to: '2026-11-22',
  asOf: '2026-11-23T08:00:00+08:00',
  whole: 96,
  missingDays: ['2026-11-01', '2026-11-02'],
  total: '258412',
  devices: [
    {
      equipmentId: 'E1',
      name: '辊道窑',
      volume: '160216',
      percent: '62.0',
      margin: 2,
      sureness: 'SURE',
      isTogether: false,
      dailyHours: '24.0',
      hoursAt: '2026-11-20T10:00:00+08:00',
    },
  ],
  rest: { volume: '98196', percent: '38.0' },
  ...over,
})

/** As lists show them. */
export const anEquipmentRow = (over: Partial<Equipment> = {}) => {
  const { hoursAt: _h, platePhoto: _p, photos: _s, scrapPhotos: _c, load: _l, actions: _a, ...row } = anEquipment(over)
  return row
}

/** A device as its list shows it. */
export const aListedDevice = (photo: Equipment['platePhoto'] = null) => ({
  ...anEquipmentRow(),
  photo,
})

export const anAlarmRow = (over: Partial<Alarm> = {}) => {
  const { deviceCode: _d, lowThreshold: _lo, highThreshold: _hi, valve: _v, fan: _f, ...more } = anAlarm(over)
  const { successorOf: _so, successor: _su, ...rest } = more
  const { photos: _p, scrapPhotos: _s, emergency: _e, actions: _a, ...row } = rest
  return row
}

export const aFlowMeterRow = (over: Partial<Meter> = {}) => {
  const { meterId, meterNo, name, model, caliber, qmin, qmax, flowType, siteId, siteName, ...rest } = aFlowMeter(over)
  const { nextVerifyDate, daysLeft, validity, state, commStatus } = rest
  return {
    meterId,
    meterNo,
    name,
    model,
    caliber,
    qmin,
    qmax,
    flowType,
    siteId,
    siteName,
    nextVerifyDate,
    daysLeft,
    validity,
    state,
    commStatus,
  }
}

export const aPlace = (
  over: Partial<Out<'default GET /crmgas/record/site/list'>['list'][number]> = {},
): Out<'default GET /crmgas/record/site/list'>['list'][number] => ({
  siteId: 'S1',
  siteName: '主用气地点',
  cityCode: '131000',
  district: '广阳区',
  address: '云鹏道18号',
  contactName: '王建国',
  contactPhone: '13800000001',
  industry: 'CERAMICS',
  lng: null,
  lat: null,
  source: 'COMPANY',
  reviewStatus: 'CONFIRMED',
  rejectReason: '',
  isMain: '1',
  replaces: null,
  version: 0,
  updatedAt: '2026-11-01T10:00:00+08:00',
  ...over,
})
