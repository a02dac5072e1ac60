import { lost, settled, type Answers } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { DataGaps } from '.'
import { gapNext, gapSpan, type Gap } from './gap-text'

const GAPS = 'btwob GET /usage/gaps'
const TODAY = '2026-11-26'
const open: Gap = {
  ...({ meterId: 'm1', name: '1#窑炉', since: '2026-11-24', through: '2026-11-25', reason: 'HEAD_END' } as const),
  ...({ heardAt: null, nextAt: '2026-11-27T09:30:00+08:00', madeUp: null } as const),
}
const over: Gap = {
  ...open,
  since: '2026-11-10',
  through: '2026-11-12',
  heardAt: '2026-11-13T09:30:00+08:00',
  nextAt: null,
  madeUp: { days: 3, volume: '30.00', estAmount: '90.00', openDays: 0 },
}

test.each([
  [open, '自 11-24 起'],
  [over, '11-10 至 11-12'],
  [{ ...over, through: '2026-11-10' }, '11-10'],
  [{ ...over, since: '2025-12-30' }, '2025-12-30 至 11-12'],
])('%#: the span is %s', (gap, text) => {
  expect(gapSpan(gap, TODAY)).toBe(text)
})

test.each([
  [open, '下次自动补采 11-27 09:30'],
  [{ ...open, nextAt: null }, '处理完成后补采，时间以现场为准'],
  [over, '11-13 09:30 收到数据，已补采 3 天共 30.00 m³，费用已重新计算，暂估 ¥90.00'],
  [
    { ...over, madeUp: { days: 2, volume: '20.00', estAmount: null, openDays: 1 } },
    '11-13 09:30 收到数据，已补采 2 天共 20.00 m³，费用已重新计算；仍有 1 天缺数或为估算',
  ],
  [
    { ...over, madeUp: { days: 0, volume: '0.00', estAmount: '0.00', openDays: 2 } },
    '11-13 09:30 收到数据；仍有 2 天缺数或为估算',
  ],
  [{ ...over, madeUp: null }, '11-13 09:30 收到数据'],
])('%#: what comes of it is %s', (gap, text) => {
  expect(gapNext(gap, TODAY)).toBe(text)
})

const draw = async (answers: Answers) => {
  const page = await renderPart('/pages/home/meter-list/meter-list', <DataGaps meterId='' />, { as: master(), answers })
  await settled()
  return page
}

test('gaps with their reasons; more than three on a tap', async () => {
  const list = [
    open,
    over,
    { ...over, since: '2026-10-10' },
    { ...over, since: '2026-10-01', reason: 'UNKNOWN' as const },
  ]
  const page = await draw({ [GAPS]: { list } })
  for (const words of ['缺数记录', '1#窑炉', '采集系统未收到数据', '已恢复', '缺数'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('原因待核实')
  page.tap(page.button('查看全部 4 条'))
  await settled()
  expect(page.text()).toContain('原因待核实')
})

test('without a gap nothing is there; what was not read is shown, with another try', async () => {
  expect((await draw({ [GAPS]: { list: [] } })).text()).not.toContain('缺数记录')
  const page = await draw({ [GAPS]: lost })
  page.answer({ [GAPS]: { list: [open] } })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  expect(page.text()).toContain('自')
})
