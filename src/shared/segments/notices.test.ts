import type { Segment } from './explain'
import { noticesOf, type Notice } from './notices'

const notice = (docNo: string, part: Partial<Notice> = {}): Notice => ({
  effectiveFrom: '2026-04-01',
  effectiveTo: '2026-10-31',
  price: '3.5800',
  season: 'NON_HEATING',
  guidePrice: '3.7200',
  tiers: [],
  surchargeAllowed: false,
  taxRate: '0.0900',
  source: 'SCHEDULE',
  forMeter: false,
  reason: '通知',
  docNo,
  docUrl: null,
  ...part,
})
const agreed = (docNo: string, part: Partial<Notice> = {}) =>
  notice(docNo, { season: null, guidePrice: null, taxRate: null, source: 'CONTRACT', ...part })
const segment = (part: Partial<Segment> = {}): Segment => ({
  tierNo: 1,
  season: 'NON_HEATING',
  price: '3.5800',
  volume: '1.00',
  amount: '3.58',
  fromDate: '2026-10-01',
  toDate: '2026-10-31',
  ...part,
})
const docNosOf = (segments: Segment[], history: Notice[]) => noticesOf(segments, history).map(({ docNo }) => docNo)

/** AE-14. */
test.each<[string, Segment[], Notice[], string[]]>([
  ['the row of its season', [segment()], [notice('a'), notice('b', { season: 'HEATING' })], ['a']],
  ['the one that began last', [segment()], [notice('a'), notice('b', { effectiveFrom: '2026-09-01' })], ['b']],
  ['one that is over says nothing', [segment()], [notice('a', { effectiveTo: '2026-09-30' })], []],
  ['a contract and the row that caps it', [segment()], [notice('a'), agreed('c')], ['c', 'a']],
  ['the meter’s own contract', [segment()], [agreed('c'), agreed('m', { forMeter: true })], ['m']],
  ['each once', [segment(), segment({ tierNo: 2 })], [notice('a')], ['a']],
  ['gas of one’s own choice has another price', [segment({ tierNo: 0 })], [notice('a')], []],
])('%s', (_name, segments, history, docs) => expect(docNosOf(segments, history)).toEqual(docs))
