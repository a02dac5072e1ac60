import { stage } from '@/testing/stage'
import { aBillLine } from '@/testing/make/bill'
import { byMeter } from './bill-month'
import { MeterFold } from './MeterFold'
import { part } from '@/testing/parts'

const { host, show, text, find, tap } = stage(document)

const line = aBillLine()

const unfold = () => tap(find('button[aria-expanded]'))

test('a meter closed is one row: its gas, its money and its share; opened, its registers', () => {
  show(<MeterFold lines={[line]} total='8040.00' tiers={undefined} />)
  expect(text()).toBe('1#窑炉¥4,020.001,000.00m³占 50.0%')
  unfold()
  expect(find('button[aria-expanded]').getAttribute('aria-expanded')).toBe('true')
  expect(text()).toContain('表号 003010010101上期 100.00 → 本期 1,100.00')
  expect(text()).not.toContain('气量调整')
  // One channel needs no name of its own.
  expect(text()).not.toContain('主路')
  expect(host().querySelector('[role=table]')).toBeNull()
})

test('the channels of a meter are one row together, and stand apart in it', () => {
  const bypass = { ...line, channelNo: '2', channelName: '旁路', amount: '980.00', billedVolume: '250.00' }
  const [lines, ...others] = byMeter([line, { ...line, meterId: 'm2' }, bypass])
  expect(lines).toEqual([line, bypass])
  expect(others).toHaveLength(1)
  show(<MeterFold lines={[line, bypass]} total='5000.00' tiers={undefined} />)
  expect(text()).toBe('1#窑炉¥5,000.001,250.00m³')
  unfold()
  expect(text()).toContain('主路¥4,020.00')
  expect(text()).toContain('旁路¥980.00')
})

// AE-26: more than 5 % of what was read is shown in warning colour.
test.each([
  ['50.00', null],
  ['50.01', '换表'],
  ['-50.01', '换表'],
])('an adjustment of %s is shown on the closed row and explained in the open one', (adjustVolume, warned) => {
  const adjusted = { ...line, adjustVolume, adjustReason: '换表', packageVolume: '80.00' }
  show(<MeterFold lines={[adjusted]} total='4020.00' tiers={undefined} />)
  expect(text()).toContain('含气量调整')
  unfold()
  expect(text()).toContain('气量包抵扣')
  expect(host().querySelector(part.warning)?.textContent ?? null).toBe(warned)
})

test.each([
  ['-10.00', '0.00', '990.00', false],
  ['-10.19', '1000.00', '1000.00', true],
])('%s m³ with %s m³ of a package are settled as %s m³, the rest is carried (AE-26): %s', (...row) => {
  const [adjustVolume, packageVolume, settleVolume, isCarried] = row
  const adjusted = { ...line, adjustVolume, adjustReason: '估抄补差', packageVolume, settleVolume }
  show(<MeterFold lines={[adjusted]} total='4020.00' tiers={undefined} />)
  unfold()
  expect(text().includes('结转下期−10.19')).toBe(isCarried)
  expect(text().includes('结转下期')).toBe(isCarried)
})

test('beside the prices stands what a package covers: the volumes of the table add up to what was used', () => {
  const segment = {
    tierNo: 1,
    season: 'NON_HEATING' as const,
    price: '3.5800',
    volume: '920.00',
    amount: '3293.60',
    fromDate: '2026-10-01',
    toDate: '2026-10-31',
  }
  show(
    <MeterFold lines={[{ ...line, packageVolume: '80.00', segments: [segment] }]} total='9000.00' tiers={undefined} />,
  )
  unfold()
  const table = find('[role=table]').textContent
  expect(table).toContain('气量包抵扣')
  expect(table).toContain('已另付')
  expect(table).toMatch(/合计.*1,000\.00/)
})
