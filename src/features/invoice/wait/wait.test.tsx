import { act } from 'react'
import { listOf, settled } from '@/testing/answers'
import { aPick, aTrade, sums, type Trade } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'default GET /crmgas/invoice/waitList'
const PICK = 'default POST /crmgas/invoice/pickTrades'
const METERS = 'default GET /crmgas/list-meter-channel'
const WAIT = '/subPagesB/pages/applyForInvoice/waitInvoice'
const SEARCH = '/subPagesB/pages/applyForInvoice/waitInvoice-search'

const rows: Trade[] = [
  aTrade(),
  aTrade({ tradeNo: 'k2', title: '2026年9月账单', month: '2026-09', grossAmount: '100.00' }),
  aTrade({ tradeNo: 'k3', title: '退补差额', month: '2026-09', grossAmount: '-20.00', isAdjust: true }),
]
const listed = (list: Trade[] = rows) => listOf(list, { sum: sums(list.length, '50950.35'), meters: [] })
const open = (more = {}, params = {}) =>
  renderPage(WAIT, { as: master(), params, answers: { [LIST]: listed(), [METERS]: { list: [] }, ...more } })

test('bills by month; a correction goes along by itself and is not ticked', async () => {
  const page = await open({ [PICK]: aPick() })
  for (const words of ['2026年10月', '2026年9月', '待开票 3 笔', '退补差额，随同表具的记录一并开票', '−¥20.00'])
    expect(page.text()).toContain(words)
  page.tap(page.input('全选'))
  expect(page.text()).toContain('已选 2 笔¥50,970.35')
  page.tap(page.button('下一步'))
  await settled()
  expect(page.sent(PICK)).toEqual([{ tradeNos: ['k1', 'k2'] }])
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/startInvoice'])
})

test('the address may ask for what ends soon, and for a month', async () => {
  const page = await open({}, { expiring: '1', month: '2026-10' })
  expect(page.sent(LIST)[0]).toMatchObject({ expiring: '1', monthFrom: '2026-10', monthTo: '2026-10' })
  expect(page.text()).toContain('30天内到期')
})

test('a hundred at most', async () => {
  const many = Array.from({ length: 101 }, (_, n) => aTrade({ tradeNo: `m${n}` }))
  const page = await open({ [LIST]: listed(many) })
  page.tap(page.input('全选'))
  expect(page.text()).toContain('最多选择100条')
  expect(page.text()).toContain('已选 100 笔')
})

test('empty, and empty by filter', async () => {
  expect((await open({ [LIST]: listed([]) })).text()).toContain('暂无待开票记录')
  expect((await open({ [LIST]: listed([]) }, { expiring: '1' })).text()).toContain('没有符合条件的记录')
})

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const find = async (answers = {}) => {
    const page = await renderPage(SEARCH, { as: master(), answers: { [LIST]: listed(), ...answers } })
    const type = async (text: string) => {
      page.type(page.input('搜索交易编号、表号、账期、金额'), text)
      await act(() => jest.advanceTimersByTimeAsync(400))
      await settled()
    }
    return { page, type }
  }

  test('waits for a rest in typing; what was found is remembered, and cleared after a question', async () => {
    const { page, type } = await find()
    expect(page.calls()).not.toContain(LIST)
    await type('2026-10')
    expect(page.sent(LIST)).toEqual([expect.objectContaining({ keyword: '2026-10' })])
    page.tap(page.input('2026年10月账单'))
    expect(page.text()).toContain('已选 1 笔')
    await type('')
    expect(page.text()).toContain('搜索历史')
    page.tap(page.button('清空'))
    await settled()
    expect(page.text()).toContain('确定清空搜索记录吗？')
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).not.toContain('搜索历史')
  })

  test('nothing found', async () => {
    const { page, type } = await find({ [LIST]: listed([]) })
    await type('999')
    expect(page.text()).toContain('未找到相关记录')
  })
})
