import { stage } from '@/testing/stage'
import { aBillLine } from '@/testing/make/bill'
import { LineCard } from './LineCard'
import { OldBillTable } from './OldBillTable'

const { host, show } = stage(document)

const line = aBillLine()

test('the lines of an old bill: whole volumes, the flat price, the sum, and why amounts end in ten fen (AE-29)', () => {
  const old = { ...line, channelName: '', price: '3.1200' }
  const first = { ...old, prevReading: '105.00', currReading: '18537.00', billedVolume: '18432.00', amount: '57507.80' }
  const second = { ...old, meterId: 'm2', meterNo: '003010010102', amount: '3120.00' }
  show(<OldBillTable lines={[first, second]} billNo='202408000012' />)
  const rows = [...host().querySelectorAll('[role=row]')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '表号用量 m³单价金额',
    '003010010101上期 105 本期 18,537用量 m³18,432单价3.1200金额57,507.80',
    '003010010102上期 100 本期 1,100用量 m³1,000单价3.1200金额3,120.00',
    '合计用量 m³19,432金额60,627.80',
  ])
  expect(host().textContent).toContain('原账单编号 202408000012')
  expect(host().textContent).toContain('该账单来自原收费系统，金额按角取整')
})

test('a plain line has registers and one volume', () => {
  show(<LineCard line={line} tiers={undefined} />)
  expect(host().textContent).toContain('上期 100.00 → 本期 1,100.00')
  expect(host().textContent).not.toContain('气量调整')
  expect(host().querySelector('[role=table]')).toBeNull()
})

// AE-26: more than 5 % of what was read is shown in warning colour.
test.each([
  ['50.00', null],
  ['50.01', '换表'],
  ['-50.01', '换表'],
])('an adjustment of %s', (adjustVolume, warned) => {
  show(<LineCard line={{ ...line, adjustVolume, adjustReason: '换表', packageVolume: '80.00' }} tiers={undefined} />)
  expect(host().textContent).toContain('气量调整')
  expect(host().textContent).toContain('气量包抵扣')
  expect(host().querySelector('.c-warning')?.textContent ?? null).toBe(warned)
})
