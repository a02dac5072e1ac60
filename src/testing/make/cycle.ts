/* Cycles of a package's order, three of them: November runs, December's window is open, January's is to come. */
import type { Out, Row } from '@contract'

export type Cycle = Out<'taocan GET /trade/order/detail'>['cycles'][number]
export type PickCycles = Out<'taocan GET /trade/pick/cycles'>
export type Period = Out<'taocan GET /trade/extract/periodDetail'>
export type Cockpit = Out<'taocan GET /trade/extract/cockpit'>
export type ChangeOptions = Out<'taocan GET /trade/extract/changeOptions'>
export type ExtractionRecord = Row<'taocan GET /trade/extract/records'>

/** December: 30,000 m³ planned, to be changed until the 26th. */
export const aCycle = (part: Partial<Cycle> = {}): Cycle => ({
  cycleNo: 2,
  name: '12月',
  childNo: 'Z2',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  days: 31,
  planVolume: '30000',
  low: '22900',
  high: '42300',
  editOpenAt: '2026-11-16T00:00:00+08:00',
  editCloseAt: '2026-11-26T17:00:00+08:00',
  lockedVolume: null,
  lockMode: null,
  pickBillNo: null,
  payDeadline: '2026-11-29T17:00:00+08:00',
  unitPrice: '3.6500',
  payableAmount: '109500.00',
  estimated: true,
  paidAmount: '0.00',
  total: '30000.00',
  extracted: '0.00',
  state: 'PLANNED',
  open: true,
  ...part,
})

export const running: Partial<Cycle> = {
  cycleNo: 1,
  name: '11月',
  childNo: 'Z1',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  days: 30,
  planVolume: '33600',
  lockedVolume: '33600',
  lockMode: 'PICK_BILL',
  pickBillNo: 'T1',
  open: false,
  paidAmount: '122640.00',
  payableAmount: '122640.00',
  estimated: false,
  total: '33600.00',
  extracted: '12480.50',
  state: 'EXTRACTING',
  editOpenAt: '2026-10-17T00:00:00+08:00',
  editCloseAt: '2026-10-27T17:00:00+08:00',
  payDeadline: '2026-10-30T17:00:00+08:00',
}
export const later: Partial<Cycle> = {
  cycleNo: 3,
  name: '1月',
  childNo: 'Z3',
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  open: false,
  editOpenAt: '2026-12-17T00:00:00+08:00',
  editCloseAt: '2026-12-27T17:00:00+08:00',
  payDeadline: '2026-12-30T17:00:00+08:00',
  planVolume: '36400',
  total: '36400.00',
  payableAmount: '132860.00',
}

type PickCycle = PickCycles['cycles'][number]

/** December and January may move against each other. */
export const aPlan = (part: Partial<PickCycles> = {}, ...more: Partial<PickCycle>[]): PickCycles => ({
  orderNo: 'M1',
  name: '秋冬联动气量包',
  state: 'EXTRACTING',
  totalVolume: '100000',
  version: 4,
  unlockedSum: '66400',
  cycles: [
    { ...aCycle(running), editable: false, reason: '已锁定，不可修改', lastYear: '31200.00' },
    { ...aCycle(), editable: true, reason: null, lastYear: '28950.00', ...more[0] },
    { ...aCycle(later), editable: true, reason: null, lastYear: null, ...more[1] },
  ],
  closesAt: '2026-11-26T17:00:00+08:00',
  opensAt: null,
  ...part,
})

/** Two days of November: one of both meters, one without a value of the second yet. */
export const aPeriod = (part: Partial<Period> = {}): Period => ({
  child: aCycle(running),
  orderNo: 'M1',
  orderName: '秋冬联动气量包',
  total: '33600.00',
  extracted: '2120.00',
  remaining: '31480.00',
  line: '2560.00',
  rate: '-17.19',
  elapsed: 3,
  stopped: 0,
  daysLeft: 8,
  perDay: '3935.00',
  days: [
    {
      date: '2026-11-01',
      plan: '1120.00',
      metered: '1500.00',
      extracted: '1300.00',
      out: '200.00',
      cumulative: '1300.00',
      known: true,
      meters: [
        { meterId: 'm1', metered: '1000.00', extracted: '800.00', out: '200.00' },
        { meterId: 'm2', metered: '500.00', extracted: '500.00', out: '0.00' },
      ],
    },
    {
      date: '2026-11-02',
      plan: '1120.00',
      metered: '820.00',
      extracted: '820.00',
      out: '0.00',
      cumulative: '2120.00',
      known: false,
      meters: [{ meterId: 'm1', metered: '820.00', extracted: '820.00', out: '0.00' }],
    },
    {
      date: '2026-11-03',
      plan: '1120.00',
      metered: '0.00',
      extracted: '0.00',
      out: '0.00',
      cumulative: '2120.00',
      known: false,
      meters: [],
    },
  ],
  meters: [
    { meterId: 'm1', meterNo: '003010010101', name: '1#窑炉' },
    { meterId: 'm2', meterNo: '003010010102', name: '2#窑炉' },
  ],
  caseId: null,
  overPart: '200.00',
  canChange: true,
  ...part,
})

/** Nothing has been changed yet; there is nothing to bring forward. */
export const someOptions = (part: Partial<ChangeOptions> = {}): ChangeOptions => ({
  child: aCycle(running),
  orderNo: 'M1',
  orderName: '秋冬联动气量包',
  unitPrice: '3.6500',
  types: [
    {
      ...({ type: 'DELAY', enabled: true, disabledReason: null, maxVolume: '3300' } as const),
      targets: [{ cycleNo: 3, name: '1月', room: '3000' }],
      effectDate: '2026-11-24',
      payHours: null,
    },
    {
      ...({ type: 'ADVANCE', enabled: false, disabledReason: '没有可提前的后续周期', maxVolume: '0' } as const),
      targets: [],
      effectDate: '2026-11-24',
      payHours: 24,
    },
    {
      ...({ type: 'ADD', enabled: true, disabledReason: null, maxVolume: '3300' } as const),
      targets: [],
      effectDate: '2026-11-24',
      payHours: 24,
    },
  ],
  used: { cycle: 0, parent: 1 },
  limits: { cycle: 1, parent: 3 },
  version: 7,
  ...part,
})

export const aRecord = (part: Partial<ExtractionRecord> = {}): ExtractionRecord => ({
  recordId: 'r1',
  orderNo: 'M1',
  orderName: '秋冬联动气量包',
  childNo: 'Z1',
  cycleName: '11月',
  meterId: 'm1',
  meterNo: '003010010101',
  meterName: '1#窑炉',
  date: '2026-11-01',
  meterVolume: '1000.00',
  extractedVolume: '800.00',
  outVolume: '200.00',
  cumulativeVolume: '800.00',
  remainingVolume: '32800.00',
  source: 'REMOTE',
  adjustOf: null,
  at: '2026-11-02T05:30:00+08:00',
  ...part,
})

/** 7,000 m³ left at 1,200 a day: used up on the 28th, 3,100 of what is missing can be ordered. */
export const aCockpit = (part: Partial<Cockpit> = {}): Cockpit => ({
  asOf: '2026-11-23T08:00:00+08:00',
  total: '31000.00',
  taken: '24000.00',
  left: '7000.00',
  meanDay: '1200.00',
  days: [
    { date: '2026-11-22', left: '7000.00', expected: null, even: '8266.67' },
    { date: '2026-11-23', left: null, expected: '5800.00', even: '7233.33' },
  ],
  marks: [
    { percent: 80, reachedOn: null, expectedOn: '2026-11-23' },
    { percent: 100, reachedOn: null, expectedOn: '2026-11-28' },
  ],
  forecast: {
    runsOut: '2026-11-28',
    missing: '6200.00',
    range: { earliest: '2026-11-27', latest: '2026-11-29', missingLow: '5000.00', missingHigh: '7400.00' },
  },
  supplement: {
    volume: '3100',
    isLimited: true,
    effectDate: '2026-11-25',
    unitPrice: '2.5000',
    amount: '7750.00',
    withIt: { over: '1705.00', overAmount: '4262.50', out: '1395.00', outAmount: '4185.00', total: '16197.50' },
    without: { over: '1550.00', overAmount: '3875.00', out: '4650.00', outAmount: '13950.00', total: '17825.00' },
    saving: '1627.50',
    ifLow: { left: '400.00', rollover: '400.00', fee: '0.00' },
  },
  blocked: null,
  priceEnds: { date: '2026-11-30', warnOn: '2026-11-23', unitPrice: '2.5000' },
  ...part,
})
