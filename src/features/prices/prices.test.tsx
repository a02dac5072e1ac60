import { act } from 'react'
import { listOf, refused, settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { pointsOf, spanOf, valueFault, type MyPrice, type PriceChange } from './inquiry/price-text'

const MINE = 'default GET /crmgas/price/myPrice'
const HISTORY = 'default GET /crmgas/price/history'
const TRIAL = 'default POST /crmgas/price/trial'

const price: MyPrice = {
  meterId: 'm1',
  meterNo: '003010010201',
  alias: '大堂',
  meterType: 'IC',
  gasUse: 'COM',
  gasUseText: '商业',
  season: 'HEATING',
  base: '4.1200',
  finalPrice: '4.1200',
  guidePrice: '4.3000',
  source: 'SCHEDULE',
  docNo: '廊发改价格〔2026〕86号',
  next: { effectiveFrom: '2027-04-01', finalPrice: '4.0100' },
  tiers: [],
  asOf: '2026-11-23T08:00:00+08:00',
  whole: 100,
}
const change = (
  effectiveFrom: string,
  season: PriceChange['season'],
  part: Partial<PriceChange> = {},
): PriceChange => ({
  effectiveFrom,
  effectiveTo: null,
  price: '4.1200',
  season,
  guidePrice: '4.3000',
  tiers: [],
  reason: '通知',
  surchargeAllowed: false,
  taxRate: '0.0900',
  source: season === null ? 'CONTRACT' : 'SCHEDULE',
  forMeter: false,
  docNo: 'x',
  docUrl: null,
  ...part,
})

test('the line is of published prices, the oldest first; what was agreed is in the list only', () => {
  const rows = [change('2026-11-01', 'HEATING'), change('2026-11-01', null), change('2026-04-01', 'NON_HEATING')]
  expect(pointsOf(rows).map(({ key, title }) => `${key} ${title}`)).toEqual([
    '2026-04-01 2026-04-01 起 非采暖季',
    '2026-11-01 2026-11-01 起 采暖季',
  ])
  expect(spanOf(change('2025-11-01', null, { effectiveTo: '2025-12-31' }))).toBe('2025-11-01 至 2025-12-31')
})

test.each([
  ['AMOUNT', '', undefined],
  ['AMOUNT', '100.50', undefined],
  ['AMOUNT', '100.555', '请输入正确的金额或气量'],
  ['AMOUNT', '１００', '请输入正确的金额或气量'],
  ['VOLUME', '12.5', '请输入正确的金额或气量'],
  ['VOLUME', '1000000', '请输入正确的金额或气量'],
  ['VOLUME', '50000', undefined],
] as const)('%s %s: %s', (mode, text, fault) => expect(valueFault(mode, text)).toBe(fault))

test('my price with its reason, its past and what a purchase comes to', async () => {
  const page = await renderPage('/subPagesB/pages/gas-inquiry', {
    answers: {
      [MINE]: { list: [price, { ...price, meterId: 'm2', alias: '后厨', finalPrice: '3.9500' }] },
      [HISTORY]: listOf([change('2026-11-01', 'HEATING')]),
      [TRIAL]: refused('A2317', '请输入正确的金额或气量'),
    },
    params: { meterId: 'm2' },
  })
  for (const words of ['3.9500', '采暖季', '政策价', '政府指导价（上限）', '2027-04-01', '历史气价'])
    expect(page.text()).toContain(words)
  expect(page.calls()).not.toContain(TRIAL)
  page.tap(page.button('大堂'))
  await settled()
  expect(page.sent(HISTORY).map(({ meterId }) => meterId)).toEqual(['m2', 'm1'])
})

const trial = {
  volume: '249.3',
  amount: '999.67',
  leftover: '0.33',
  priceVersion: 'v1',
  split: [],
  segments: [],
}
test.each([
  ['IC', '按气量', '2500', '去购气', 'bizType=IC&meterId=m1&value=2500&buyMode=VOLUME'],
  ['IOT', '按金额', '1000', '去充值', 'bizType=PREPAY&value=1000.00'],
] as const)('%s %s %s leads to %s', async (meterType, mode, value, button, query) => {
  const page = await renderPage('/subPagesB/pages/gas-inquiry', {
    answers: { [MINE]: { list: [{ ...price, meterType }] }, [HISTORY]: listOf([]), [TRIAL]: trial },
  })
  await page.press(mode)
  page.type(page.input(mode === '按气量' ? '气量（m³）' : '金额（元）'), value)
  await act(() => new Promise((done) => setTimeout(done, 450)))
  await settled()
  await page.press(button)
  expect(page.went).toEqual([`navigateTo /pages/pay/place-order?${query}`])
})

test('without a price nothing is made up', async () => {
  const page = await renderPage('/subPagesB/pages/gas-inquiry', { answers: { [MINE]: { list: [] } } })
  expect(page.text()).toContain('暂无气价信息')
})

const doc = {
  docId: 'd1',
  docNo: '廊发改价格〔2026〕86号',
  title: '关于调整2026年采暖季价格的通知',
  publishedBy: '发改委',
  publishedAt: '2026-10-20',
  effectiveFrom: '2026-11-01',
  summary: '自2026-11-01起执行',
  fileUrl: null,
}
const guide = { gasUse: 'IND', guidePrice: '4.1500', upstreamPrice: '3.3000', distributionPrice: '0.8500' } as const

test('guide prices: the running season first, documents to come marked, one of them opened', async () => {
  const page = await renderPage('/subPagesB/pages/natgas', {
    params: { gasUse: 'IND' },
    answers: {
      'default GET /crmgas/price/guidePrice': listOf(
        [
          { ...doc, state: 'NOW' as const },
          { ...doc, docId: 'd2', title: '关于2027年的通知', state: 'NEXT' as const },
        ],
        {
          current: [
            { ...guide, season: 'NON_HEATING' as const, docNo: 'n', effectiveFrom: '2026-04-01' },
            { ...guide, season: 'HEATING' as const, docNo: 'h', effectiveFrom: '2026-11-01' },
          ],
          season: 'HEATING' as const,
          heatingFrom: '11-01',
          heatingTo: '03-31',
        },
      ),
      'btwob GET /price/notice': refused('2902', ''),
      'default GET /crmgas/price/guideDetail': { ...doc, state: 'NOW', rows: [{ ...guide, season: 'HEATING' }] },
    },
  })
  expect(page.text()).toMatch(/采暖季当前执行.*非采暖季.*执行中.*即将执行/)
  expect(page.sent('default GET /crmgas/price/guidePrice')).toMatchObject([{ gasUse: 'IND' }])
  page.tap(page.find('[role=listitem] button'))
  await settled()
  expect(page.text()).toContain('工业 · 采暖季')
})

test('guide prices begin with the use of the own gas', async () => {
  const page = await renderPage('/subPagesB/pages/natgas', {
    answers: {
      [MINE]: { list: [price] },
      'default GET /crmgas/price/guidePrice': listOf([], {
        current: [],
        season: 'HEATING' as const,
        heatingFrom: '11-01',
        heatingTo: '03-31',
      }),
      'btwob GET /price/notice': refused('2902', ''),
    },
  })
  await settled()
  expect(page.sent('default GET /crmgas/price/guidePrice')).toMatchObject([{ gasUse: 'COM' }])
})
