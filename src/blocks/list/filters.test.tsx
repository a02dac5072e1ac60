import { stage } from '@/testing/stage'
import { AppRoot } from '@/ui'
import {
  chipText,
  choice,
  type Filter,
  isTooLong,
  lastMonths,
  month,
  months,
  namesOf,
  spanOf,
  startOf,
  tabs,
  words,
} from './filters'
import { days } from './days'
import { useFilters } from './use-filters'

jest.mock('@/routes/table', () => ({
  ...jest.requireActual<object>('@/routes/table'),
  isBuilt: (path: string) => path !== '/pages/pay/pay-package/index',
}))

const STATES = tabs('state', [
  { key: 'UNPAID', label: '待缴' },
  { key: 'PAID', label: '已缴' },
  { key: 'ALL', label: '全部' },
])
const MONTHS = months({ from: 'from', to: 'to' }, { back: 60 })
const DAYS = days({ from: 'dateFrom', to: 'dateTo' }, { back: 35 })
const MONTH = month('month', { back: 35 })
const KIND = choice('kind', { label: '类型', all: '全部类型' }, namesOf({ GAS: '气费', OTHER: '其他' }))
const WORDS = words('is', { label: '状态', all: '全部' }, [{ key: 'ON', label: '开' }])

test.each([
  ['a tab', STATES, 'PAID', { state: 'PAID' }],
  ['all', STATES, 'ALL', {}],
  ['months', MONTHS, '2026-01~2026-03', { from: '2026-01', to: '2026-03' }],
  ['one month of a span', MONTHS, '2026-02', { from: '2026-02', to: '2026-02' }],
  ['its days', DAYS, '2026-02', { dateFrom: '2026-02-01', dateTo: '2026-02-28' }],
  ['days', DAYS, '2026-02-03~2026-03-01', { dateFrom: '2026-02-03', dateTo: '2026-03-01' }],
  ['days where months are meant', MONTHS, '2026-02-03~2026-03-01', {}],
  ['one month', MONTH, '2026-02', { month: '2026-02' }],
  ['a choice', KIND, 'GAS', { kind: 'GAS' }],
  ['nothing chosen', KIND, '', {}],
  ['a word', WORDS, 'ON', { is: 'ON' }],
  ['all of the words', WORDS, '', {}],
])('%s goes into the call', (_name, filter, value, part) => expect(filter.partOf(value)).toEqual(part))

test.each([['2026-03~2026-01'], ['2026-13'], ['2026-01~2026-02~2026-03'], ['x']])('%s is no span', (value) =>
  expect(spanOf(value)).toBeNull(),
)

test('the address gives the beginning; what is not a value of the filter is left out', () => {
  const filters = [STATES, MONTHS, KIND, MONTH]
  expect(startOf(filters, {})).toEqual({ state: 'UNPAID', months: '', kind: '', month: '' })
  const given = { state: 'PAID', months: '2026-01~2026-03', kind: 'GAS', month: '2026-02' }
  expect(startOf(filters, given)).toEqual(given)
  const wrong = { state: 'x', months: '2026-03~2026-01', kind: 'x', month: '2026-01~2026-02' }
  expect(startOf(filters, wrong)).toEqual(startOf(filters, {}))
})

test.each([
  ['a span', MONTHS, '2025-11~2026-01', '2025-11 至 2026-01'],
  ['one month of it', MONTHS, '2026-01', '2026-01'],
  ['days', DAYS, '2026-02-03~2026-03-01', '2026-02-03 至 2026-03-01'],
  ['a month', MONTH, '2026-01', '2026年1月'],
  ['a choice', KIND, 'GAS', '气费'],
  ['nothing', KIND, '', undefined],
])('the chip of %s', (_name, filter, value, text) => expect(chipText(filter, value)).toBe(text))

test('twelve months at most (A2316), the running one included', () => {
  expect(isTooLong({ from: '2025-12', to: '2026-11' }, 12)).toBe(false)
  expect(isTooLong({ from: '2025-11', to: '2026-11' }, 12)).toBe(true)
  expect(lastMonths(3, '2026-01')).toEqual({ from: '2025-11', to: '2026-01' })
})

test('a list that means some months where none is chosen says so instead of all', () => {
  const { look } = months({ from: 'from', to: 'to' }, { back: 59, most: 36, usual: 12 })
  expect(look).toMatchObject({ kind: 'months', most: 36, usual: 12 })
  expect(DAYS.look).not.toHaveProperty('usual')
})

test('what comes about on a page that is not built is no choice', () => {
  const names = { BILL: '账单缴费', PREPAY: '预存充值', PACKAGE: '套餐' }
  const pages = { PREPAY: '/pages/pay/place-order', PACKAGE: '/pages/pay/pay-package/index' } as const
  expect(namesOf(names, pages).map(({ text }) => text)).toEqual(['账单缴费', '预存充值'])
})

const { show, host, button, tap, text } = stage(document)

function List({ filters = [STATES, KIND] }: { filters?: readonly Filter[] }) {
  const { input, top, chips, isFiltered } = useFilters(filters, { state: 'PAID' })
  return (
    <AppRoot>
      {top}
      {chips}
      <output>{JSON.stringify([input, isFiltered])}</output>
    </AppRoot>
  )
}
const asked = () => host().querySelector('output')?.textContent

test('a chosen value goes into the call, its chip and the address', () => {
  window.history.replaceState(null, '', '/pages/my-bill/list/list?stamp=A&state=PAID')
  show(<List />)
  expect(asked()).toBe('[{"state":"PAID"},false]')
  tap(button('类型'))
  tap(button('气费'))
  expect(asked()).toBe('[{"state":"PAID","kind":"GAS"},true]')
  expect(button('类型：气费')).toBeTruthy()
  tap(button('全部'))
  expect(asked()).toBe('[{"kind":"GAS"},true]')
  expect(window.location.search).toBe('?stamp=A&state=ALL&kind=GAS')
  tap(button('类型：气费'))
  tap(button('全部类型'))
  expect(window.location.search).toBe('?stamp=A&state=ALL')
})

test('one month may be the one ahead', () => {
  show(<List filters={[month('month', { back: 1, ahead: 1 })]} />)
  tap(button('月份'))
  expect(button('2026年9月').disabled).toBe(true)
  tap(button('2026年12月'))
  tap(button('确定'))
  expect(asked()).toBe('[{"month":"2026-12"},true]')
})

describe('a span of days', () => {
  beforeEach(() => {
    show(<List filters={[DAYS]} />)
    tap(button('时间范围'))
    tap(button('自定义日期'))
  })
  const day = (name: string) => tap(button(`2026年${name}日`))

  test('chosen in the calendar, it goes into the call, its chip and the address', () => {
    day('11月3')
    day('11月20')
    tap(button('确定'))
    expect(asked()).toBe('[{"dateFrom":"2026-11-03","dateTo":"2026-11-20"},true]')
    expect(window.location.search).toContain('months=2026-11-03%7E2026-11-20')
    tap(button('时间范围：2026-11-03 至 2026-11-20'))
    expect(button('自定义日期').getAttribute('aria-current')).toBe('true')
  })

  test('more than twelve months are refused (A2316), exactly twelve are not', () => {
    day('11月23')
    tap(button('上一年'))
    tap(button('2025年11月23日'))
    tap(button('确定'))
    expect(text()).toContain('12个月')
    tap(button('2025年11月24日'))
    tap(button('下一年'))
    day('11月23')
    tap(button('确定'))
    expect(asked()).toBe('[{"dateFrom":"2025-11-24","dateTo":"2026-11-23"},true]')
  })
})
