import { refused, settled, type Answers } from '@/testing/answers'
import { anAge } from '@/testing/make/age'
import { anExplained, type Explained } from '@/testing/make/bill'
import { renderPart } from '@/testing/page'
import { ExplainCard } from './ExplainCard'
import { factsOf, proofsOf, signed, storyOf } from './explain-look'
import { part } from '@/testing/parts'

const BILL = 'btwob GET /bill/explain'
const STATEMENT = 'btwob GET /settlement/explain'

const open = (answers: Answers) =>
  renderPart('/pages/my-bill/details/details', <ExplainCard of={{ billId: 'b1' }} />, {
    params: { billId: 'b1' },
    answers,
  })
const rowOf = (kind: Explained['rows'][number]['kind'], amount = '1.00', of = ''): Explained['rows'][number] => ({
  kind,
  of,
  name: kind,
  amount,
  volume: null,
})

/** Y-04. */
describe('why it changed', () => {
  test('the change first, then its rows and how they come about', async () => {
    const page = await open({ [BILL]: anExplained() })
    expect(page.sent(BILL)).toEqual([{ billId: 'b1', against: 'PREV' }])
    for (const words of ['较7月账单', '+¥350.00（+10.0%）', '1#窑炉 气量变化', '+100.00 m³', '相加等于差额'])
      expect(page.text()).toContain(words)
    expect(page.text()).toContain('税额 ¥288.99 → ¥317.89')
  })

  test('the same as three sentences: by how much, what did most of it, what did the rest', () => {
    const explained = anExplained()
    const row = (name: string, amount: string, volume: string | null = null) => ({
      ...rowOf('VOLUME', amount),
      name,
      volume,
    })
    const rows = [
      row('天数变化', '20.00'),
      row('气量变化', '400.00', '100.00'),
      row('气价变化', '-50.00'),
      row('尾差', '-20.00'),
    ]
    expect(storyOf({ ...explained, rows })).toEqual([
      '本期 ¥3,850.00，比7月多 ¥350.00（+10.0%）。',
      '主要是气量变化（+100.00 m³），多 ¥400.00。',
      '其次是气价变化，少 ¥50.00；其余 2 项合计多 ¥0.00。',
    ])
    expect(storyOf({ ...explained, rows: [] })).toEqual([])
  })

  test('a row opens the readings of both sides and the ways to their months', async () => {
    const page = await open({ [BILL]: anExplained() })
    page.tap(page.row())
    await settled()
    const sheet = page.find('[role=dialog]').textContent
    for (const words of ['对比期读数', '100.00 → 1,100.00', '本期读数', '1,100.00 → 2,200.00', '影响金额+¥350.00'])
      expect(sheet).toContain(words)
    page.tap(page.button('2026年7月 读数与每日用气'))
    await settled()
    expect(page.went).toEqual([
      'navigateTo /pages/manager-energy/manager-energy-info/monthly-bill-detail-single?meterId=m1&billMonth=2026-07',
    ])
  })

  test('a price names its notice: number, days, price', async () => {
    const page = await open({ [BILL]: anExplained({ rows: [rowOf('PRICE')] }) })
    page.tap(page.row())
    await settled()
    for (const words of ['廊发改价格〔2026〕12号', '2026-04-01 起至 2026-10-31', '基准价 3.5000 元/m³', '非采暖季'])
      expect(page.find('[role=dialog]').textContent).toContain(words)
  })

  test('how the rows come about is one line until it is unfolded', async () => {
    const page = await open({ [BILL]: anExplained() })
    expect(page.find(part.cut).textContent).toContain('各项按天数、气量、价格的顺序计算')
    page.tap(page.button('展开归因说明'))
    expect(page.host().querySelector(part.cut)).toBeNull()
    expect(page.text()).toContain('相加等于差额')
    page.tap(page.button('收起归因说明'))
    expect(page.find(part.cut).textContent).toContain('各项按天数、气量、价格的顺序计算')
  })

  test('figures that are not whole say so', async () => {
    const page = await open({ [BILL]: anExplained(anAge({ whole: 98, missingDays: ['2026-08-03'] })) })
    expect(page.text()).toContain('完整度 98%，缺 1 天')
  })

  test('five rows are there, the others are folded', async () => {
    const rows = ['DAYS', 'VOLUME', 'TIER', 'PRICE', 'PACKAGE', 'LATE_FEE', 'ROUNDING'] as const
    const page = await open({ [BILL]: anExplained({ rows: rows.map((kind) => rowOf(kind)) }) })
    expect(page.text()).not.toContain('ROUNDING')
    page.tap(page.button('展开其余 2 项'))
    expect(page.text()).toContain('ROUNDING')
    page.tap(page.button('收起'))
    expect(page.text()).not.toContain('ROUNDING')
  })

  test('nothing to compare with: shown, and what there is is offered', async () => {
    const page = await open({
      [BILL]: ({ against }) =>
        against === 'PREV'
          ? refused('A2207', '2026年7月没有可比较的账单', { offer: 'YEAR' })
          : anExplained({ against: 'YEAR' }),
    })
    expect(page.text()).toContain('2026年7月没有可比较的账单')
    page.tap(page.button('看较去年'))
    await settled()
    expect(page.text()).toContain('较2026年7月账单')
  })

  test('without either: shown, and nothing is offered', async () => {
    const page = await open({ [BILL]: refused('A2207', '2026年7月没有可比较的账单', { offer: null }) })
    expect(page.text()).toContain('没有可比较的账单')
    expect(page.text()).not.toContain('看较')
  })

  test('of a statement its own call is asked', async () => {
    const page = await renderPart(
      '/pages/my-bill/details/details',
      <ExplainCard of={{ statementId: 's1' }} name='锅炉房' />,
      { params: { billId: 'b1' }, answers: { [STATEMENT]: anExplained() } },
    )
    expect(page.sent(STATEMENT)).toEqual([{ statementId: 's1', against: 'PREV' }])
    expect(page.text()).toContain('锅炉房 为什么变了')
  })
})

test.each([
  ['¥350.00', '+¥350.00'],
  ['−¥5.00', '−¥5.00'],
  ['¥0.00', '¥0.00'],
  ['0.00', '0.00'],
  ['12.00', '+12.00'],
])('%s is written %s', (text, written) => expect(signed(text)).toBe(written))

test('each kind has its figures', () => {
  const explained = anExplained()
  const adjusted = explained.meters.map((meter) => ({
    ...meter,
    now: meter.now.map((line) => ({ ...line, adjustVolume: '-20.00', adjustAmount: '-70.00', adjustReason: '换表' })),
  }))
  const values = (kind: Explained['rows'][number]['kind'], of = '', meters = explained.meters) =>
    factsOf(rowOf(kind, '1.00', of), { ...explained, meters }).map(([, text]) => text)
  expect(values('DAYS')).toEqual(['2026-07-01 至 2026-07-31', '2026-08-01 至 2026-08-31', '31 天', '31 天'])
  expect(values('TIER')).toEqual(['1,000.00 m³ × 3.5000', '1,100.00 m³ × 3.5000'])
  expect(values('PRICE')).toEqual(['3.5000 元/m³', '3.5000 元/m³'])
  expect(values('PACKAGE')).toEqual(['0.00 m³', '0.00 m³'])
  expect(values('LATE_FEE')).toEqual(['¥0.00', '¥0.00'])
  expect(values('ADJUST', '', adjusted)).toEqual(['−20.00 m³，−¥70.00'])
  expect(proofsOf(rowOf('LATE_FEE'), explained)).toEqual([
    { title: '账单 202607000001', address: '/pages/my-bill/details/details?billId=b0' },
  ])
  expect(proofsOf(rowOf('ADJUST'), { ...explained, meters: adjusted })[0]?.address).toBe(
    '/subPages/changeRecord?meterId=m1',
  )
})
