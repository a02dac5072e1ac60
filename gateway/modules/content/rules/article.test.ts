import { articleProblem, expiryOf, isTooLate, mayMove, publishMoment, reminderIsDue, type Written } from './article'

const at = (day: number, hour = 9) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+08:00`
const article: Written = {
  channel: 'information',
  categoryCode: 'notice',
  title: '年度安检通知',
  layout: 'left',
  pictures: 1,
  publishAt: at(20),
  expireAt: at(30),
  topUntil: at(22),
  needReceipt: true,
  receiptDueAt: at(25),
  supplyInfo: null,
  files: 5,
}
const stop = { startAt: at(24), endAt: at(24, 17) }

test.each<[string, Partial<Written>, string | null]>([
  ['as it should be', {}, null],
  ['without a title', { title: ' ' }, 'title'],
  ['a layout with one picture has none', { pictures: 0 }, 'coverFileIds'],
  ['a text has a picture', { layout: 'text' }, 'coverFileIds'],
  ['three pictures need three', { layout: 'triple', pictures: 2 }, 'coverFileIds'],
  ['files of a headline', { channel: 'headline', needReceipt: false, receiptDueAt: null }, 'attachmentFileIds'],
  ['over as it begins', { expireAt: at(20) }, 'expireAt'],
  ['on top until it begins', { topUntil: at(20) }, 'topUntil'],
  ['a receipt without a day', { receiptDueAt: null }, 'receiptDueAt'],
  ['a day without a receipt', { needReceipt: false }, 'receiptDueAt'],
  ['a receipt due before it is out', { receiptDueAt: at(19) }, 'receiptDueAt'],
  ['a receipt of a headline', { channel: 'headline' }, 'needReceipt'],
  ['supply of another category', { supplyInfo: stop }, 'supplyInfo'],
  ['a supply notice without its facts', { categoryCode: 'supply' }, 'supplyInfo'],
  ['a supply notice', { categoryCode: 'supply', supplyInfo: stop }, null],
  [
    'one that ends as it begins',
    { categoryCode: 'supply', supplyInfo: { ...stop, endAt: stop.startAt } },
    'supplyInfo',
  ],
  ['one with an open end', { categoryCode: 'supply', supplyInfo: { ...stop, endAt: null } }, null],
])('%s', (_, change, field) => expect(articleProblem({ ...article, ...change })).toBe(field))

test.each([
  ['48 hours before', 'stop', true, at(22), false],
  ['a second less', 'stop', true, '2026-11-22T09:00:01+08:00', true],
  ['an emergency', 'stop', false, at(24), false],
  ['supply comes back', 'resume', true, at(24), false],
] as const)('E-N-09: %s', (_, kind, planned, publishAt, late) =>
  expect(isTooLate({ kind, planned, startAt: at(24) }, publishAt)).toBe(late),
)
test('E-N-09: what is no supply notice is never too late', () => expect(isTooLate(null, at(24))).toBe(false))

test.each([
  ['draft', 'published', true],
  ['offline', 'published', true],
  ['published', 'offline', true],
  ['scheduled', 'draft', true],
  ['published', 'draft', false],
  ['draft', 'offline', false],
  ['published', 'published', false],
] as const)('E 3.4: %s to %s is %s', (from, to, may) => expect(mayMove(from, to)).toBe(may))

test.each([
  ['a draft is published now', 'draft', 'published', undefined, at(23)],
  ['one that was withdrawn keeps its moment', 'offline', 'published', undefined, at(1)],
  ['planned', 'draft', 'scheduled', at(24), at(24)],
  ['planned for now', 'draft', 'scheduled', at(23), null],
  ['planned without a moment', 'draft', 'scheduled', undefined, null],
  ['withdrawn', 'published', 'offline', at(24), at(1)],
] as const)('%s', (_, from, to, asked, moment) =>
  expect(publishMoment({ from, to }, { asked, before: at(1), now: at(23) })).toBe(moment),
)

test.each([
  ['a second before the day', '2026-11-25T08:59:59+08:00', {}, false],
  ['at the day', '2026-11-25T09:00:00+08:00', {}, true],
  ['a second before it is due', '2026-11-26T08:59:59+08:00', {}, true],
  ['when it is due', '2026-11-26T09:00:00+08:00', {}, false],
  ['published on the day itself', '2026-11-25T12:00:00+08:00', { publishAt: '2026-11-25T09:00:01+08:00' }, false],
  ['taken back', '2026-11-25T12:00:00+08:00', { status: 'offline' as const }, false],
  ['without a receipt', '2026-11-25T12:00:00+08:00', { needReceipt: false, receiptDueAt: null }, false],
])('E-N-08: reminded of %s', (_, now, change, is) => {
  const notice = {
    status: 'published' as const,
    needReceipt: true,
    receiptDueAt: '2026-11-26T09:00:00+08:00',
    publishAt: '2026-11-23T09:00:00+08:00',
  }
  expect(reminderIsDue({ ...notice, ...change }, Date.parse(now))).toBe(is)
})

const late = { ...stop, endAt: at(25, 17) }
const weekAfter = { stop: '2026-12-01T17:00:00+08:00', late: '2026-12-02T17:00:00+08:00' }

test.each([
  ['a notice of a stop', { supplyInfo: stop }, null, weekAfter.stop],
  ['one with its own moment', { supplyInfo: stop, expireAt: at(28) }, null, at(28)],
  ['one of a stop that ends later now', { supplyInfo: late, expireAt: weekAfter.stop }, stop, weekAfter.late],
  [
    'one with an end that is not known any more',
    { supplyInfo: { ...stop, endAt: null }, expireAt: weekAfter.stop },
    stop,
    null,
  ],
  ['one written long after', { supplyInfo: { startAt: at(10), endAt: at(11) } }, null, null],
  ['another article', {}, null, null],
])('%s leaves the lists (E-N-09)', (_, change, before, expected) =>
  expect(expiryOf({ ...article, expireAt: null, ...change }, before)).toBe(expected),
)
