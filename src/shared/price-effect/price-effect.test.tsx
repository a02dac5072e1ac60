import { lost, refused, settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { PriceEffect } from './PriceEffect'
import { differenceText, ruleText, volumeFault, type Effect } from './effect-text'

const PAGE = '/subPagesB/pages/natgas'
const CALL = 'btwob GET /price/notice'

const side = { docNo: 'N2', guidePrice: '3.3000', segments: [] }
const effect: Effect = {
  notice: { docNo: 'N2', title: '调价通知', effectiveFrom: '2026-11-16' },
  billMonth: '2026-11',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  meters: [
    {
      ...({
        meterId: 'A1',
        name: '锅炉房',
        meterType: 'IOT',
        gasUse: 'PUB',
        volume: '300.00',
        basis: 'RUNNING',
      } as const),
      countsFrom: '2026-11-16',
      contractNo: null,
      difference: '45.00',
      before: { ...side, basePrice: '3.0000', linkageDelta: '0.0000', finalPrice: '3.0000', amount: '900.00' },
      after: { ...side, basePrice: '3.3000', linkageDelta: '0.3000', finalPrice: '3.3000', amount: '945.00' },
      asOf: '2026-11-23T08:00:00+08:00',
      whole: 98,
    },
  ],
}

test('the bill before and after, the rule written out, and from which day it counts', async () => {
  const page = await renderPart(PAGE, <PriceEffect />, { as: master(), answers: { [CALL]: effect } })
  for (const words of [
    ...['影响 2026年11月账单', '+¥45.00', '¥900.00', '¥945.00', '按本期已用气量和预计用气推算'],
    ...[
      '基准价 3.3000（其中上下游联动 +0.3000），政府指导价 3.3000 封顶',
      '自 2026-11-16 气日起按新价计',
      '完整度 98%',
    ],
  ])
    expect(page.text()).toContain(words)
  expect(page.sent(CALL)).toEqual([{}])
})

test('the total first, then meters that the notice touches; others are one line', async () => {
  const [boiler] = effect.meters
  const kiln = { ...boiler!, meterId: 'A2', name: '窑炉', difference: '0.00' }
  const card = { ...boiler!, meterId: 'A3', name: '面点间', difference: null, volume: null, basis: 'NONE' as const }
  const answers = { [CALL]: { ...effect, meters: [kiln, card, boiler!] } }
  const page = await renderPart(PAGE, <PriceEffect />, { as: master(), answers })
  expect(page.text()).toMatch(/合计影响\+¥45\.00.*锅炉房\+¥45\.00.*窑炉不受影响.*面点间填写气量后试算/)
  expect(page.text().match(/按原价/g)).toHaveLength(1)
  const one = await renderPart(PAGE, <PriceEffect meterId='A2' />, { as: master(), answers })
  expect(one.text()).not.toContain('锅炉房')
})

test('nothing without a notice, and no call for a user that may not see bills', async () => {
  const none = await renderPart(PAGE, <PriceEffect />, { as: master(), answers: { [CALL]: refused('2902', '') } })
  expect(none.text()).not.toContain('调价')
  const sub = await renderPart(PAGE, <PriceEffect />, { as: subAccount(['ENERGY_VIEW']), answers: { [CALL]: effect } })
  expect(sub.calls()).not.toContain(CALL)
})

test('a broken answer can be asked for again', async () => {
  const page = await renderPart(PAGE, <PriceEffect docNo='N2' />, {
    as: master(),
    answers: { [CALL]: lost },
  })
  await settled()
  expect(page.text()).toContain('重试')
})

test('an agreed price, an unpublished price, a price that falls', () => {
  const { before, after } = effect.meters[0]!
  expect(ruleText(after, 'HT1')).toBe('合同 HT1 约定，执行价 3.3000 元/m³')
  expect(ruleText({ ...before, basePrice: null }, null)).toBe('未公布价格')
  expect(ruleText(before, null)).toBe('基准价 3.0000，政府指导价 3.3000 封顶，执行价 3.0000 元/m³')
  expect(differenceText({ difference: '-12.00' })).toBe('−¥12.00')
  expect([differenceText({ difference: null }), differenceText({ difference: '0.00' })]).toEqual(['--', '¥0.00'])
})

test.each([
  ['', undefined],
  ['300.5', undefined],
  ['３００', '请输入正确的气量'],
  ['1e6', '请输入正确的气量'],
  ['-1', '请输入正确的气量'],
])('volume %s: %s', (text, fault) => expect(volumeFault(text)).toBe(fault))
