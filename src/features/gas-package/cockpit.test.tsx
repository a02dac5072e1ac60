import { refused, settled, type Answers } from '@/testing/answers'
import { aCockpit, aCycle, aPeriod, running } from '@/testing/make/cycle'
import { renderPage } from '@/testing/page'
import { subAccount } from '@/testing/people'

const PACKAGE = '/subPagesB/pages/gas-package'
const COCKPIT = 'taocan GET /trade/extract/cockpit'

const open = async (answers: Answers = {}, as = {}) => {
  const page = await renderPage(`${PACKAGE}/periodic-extraction-vol-details`, {
    params: { childNo: 'Z1' },
    ...as,
    answers: { 'taocan GET /trade/extract/periodDetail': aPeriod(), [COCKPIT]: aCockpit(), ...answers },
  })
  await settled()
  return page
}

describe('Y-09 cockpit on the page of a cycle', () => {
  test('when it runs out with its range, what is missing, and both ways to pay for it', async () => {
    const page = await open()
    for (const words of [
      '预计 11-28 用完（最早 11-27，最晚 11-29）',
      '还差约 6,200.00 m³（80%可能在 5,000.00 m³ 至 7,400.00 m³ 之间）',
      '差的 6,200.00 m³ 怎么办',
      '追加 3,100 × 2.5000',
      '现在追加可少付 ¥1,627.50',
      '可追加量以 3,100 m³ 为限',
      '若用气偏少，将余 400.00 m³，其中结转 400.00 m³',
      '预计 11-28',
      '2.5000 元/m³ 至 2026-11-30',
    ])
      expect(page.text()).toContain(words)
    page.tap(page.button('追加 3,100 m³'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${PACKAGE}/change-extraction-gas?childNo=Z1&type=ADD`])
  })

  test('the chart has the same days as a table, coming ones named as expected', async () => {
    const page = await open()
    const [tables] = page.names().filter((name) => name.includes('表格'))
    page.tap(page.button(tables ?? ''))
    for (const words of ['11-22', '7,000.00', '5,800.00 预计', '8,266.67']) expect(page.text()).toContain(words)
  })

  test('a dearer package: waiting costs less', async () => {
    const of = aCockpit()
    const page = await open({ [COCKPIT]: { ...of, supplement: { ...of.supplement!, saving: '-10.00' } } })
    expect(page.text()).toContain('不追加可少付 ¥10.00')
  })

  test.each([
    [
      'it lasts',
      aCockpit({ forecast: { runsOut: null, missing: '0.00', range: null }, supplement: null }),
      '预计够用到周期结束',
    ],
    ['nothing is known', aCockpit({ forecast: null, supplement: null }), '暂无法预计用到哪天'],
    ['it may not be ordered', aCockpit({ supplement: null, blocked: '周期最后3天不可变更' }), '周期最后3天不可变更'],
  ])('%s: shown, nothing is offered', async (_what, of, words) => {
    const page = await open({ [COCKPIT]: of })
    expect(page.text()).toContain(words)
    expect(page.names()).not.toContain('追加 3,100 m³')
  })

  test('a failing answer: the rest of the page stays, it is read again', async () => {
    const page = await open({ [COCKPIT]: refused('2999', '系统繁忙') })
    expect(page.text()).toContain('已提气量')
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.sent(COCKPIT)).toHaveLength(2)
  })

  test('a cycle that is over is not asked about; a user without the model gets no button', async () => {
    const over = aPeriod({ child: aCycle({ ...running, state: 'SETTLING' }) })
    const done = await open({ 'taocan GET /trade/extract/periodDetail': over })
    expect(done.sent(COCKPIT)).toEqual([])
    const page = await open({}, { as: subAccount(['PACKAGE_VIEW']) })
    expect(page.names()).not.toContain('追加 3,100 m³')
  })
})
