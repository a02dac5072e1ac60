import { listOf, settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { ReadingsSheet } from './ReadingsSheet'
import { borderDays, reviewText, sourceText, stateLook, type Reading } from './readings'

const READINGS = 'btwob GET /meter/readings'

const reading = (part: Partial<Reading> = {}): Reading => ({
  readingId: 'r1',
  channelNo: '1',
  readAt: '2026-11-22T08:00:00+08:00',
  gasDay: '2026-11-22',
  stdReading: '1234.50',
  workReading: null,
  pressure: null,
  temperature: null,
  source: 'REMOTE',
  state: 'VALID',
  photoUrl: null,
  review: null,
  ...part,
})
const review = {
  decision: 'ADJUST' as const,
  corrected: '1200.00',
  reason: '变送器故障',
  at: '2026-11-23T09:00:00+08:00',
}

const open = (days: readonly string[], list: Reading[]) =>
  renderPart(
    '/pages/my-bill/details/day-details',
    <ReadingsSheet of={{ meterId: 'm1', channelNo: '1', days }} meterNo='001' onClose={() => undefined} />,
    {
      params: { billId: 'b1' },
      answers: { [READINGS]: ({ from }) => listOf(list.filter((one) => one.gasDay === from)) },
    },
  )

test('each day’s readings with their moment, register and photo; a day without says so', async () => {
  const page = await open(['2026-11-22', '2026-11-23'], [reading({ source: 'PHOTO', photoUrl: '/p.jpg' })])
  await settled()
  expect(page.sent(READINGS).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-11-22 2026-11-22',
    '2026-11-23 2026-11-23',
  ])
  for (const words of ['1,234.50', '客户上传', '查看抄表照片', '2026-11-23 没有单独保存的抄表记录'])
    expect(page.text()).toContain(words)
})

test('a rejected reading is marked and says what it was corrected to, and why', async () => {
  const page = await open(['2026-11-22'], [reading({ state: 'REJECTED', review })])
  for (const words of ['不采用', '核实后更正为 1,200.00 m³：变送器故障']) expect(page.text()).toContain(words)
})

test('计量复核 opens a ticket that brings the readings of the day along (Y-26)', async () => {
  const page = await open(['2026-11-22'], [reading()])
  page.tap(page.button('计量复核'))
  await settled()
  expect(decodeURIComponent(page.went[0] ?? '')).toContain(
    'subtype=A_VERIFY&relatedType=METER_RECORD&relatedId=001|2026-11-22&meterNo=001',
  )
})

test('an estimate has no readings', async () => {
  const page = await open([], [])
  expect(page.text()).toContain('该读数为估抄或原系统读数，没有抄表记录。')
})

test('in words', () => {
  expect(sourceText(reading({ workReading: '400.00', pressure: '200.00', temperature: '15.00' }))).toBe(
    '远传 · 工况 400.00 · 200.00 kPa · 15.00 ℃',
  )
  expect(stateLook(reading())).toBeNull()
  expect(reviewText(reading())).toBe('')
  expect(reviewText(reading({ review: { ...review, decision: 'PASS', corrected: null, reason: '' } }))).toBe('核实无误')
  expect(borderDays({ prevAt: '2026-10-01T08:40:00+08:00', currAt: null })).toEqual(['2026-10-01'])
})
