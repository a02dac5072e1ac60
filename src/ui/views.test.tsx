import { act } from 'react'
import { noteServerTime } from '@/platform/time'
import { AppRoot } from './AppRoot'
import { BottomBar } from './BottomBar'
import { Cell } from './Cell'
import { CheckBox } from './CheckBox'
import { Clauses } from './Clauses'
import { CountDown } from './CountDown'
import { Dated } from './Dated'
import { KeyValue } from './KeyValue'
import { PageActive } from './page-active'
import { SearchField } from './SearchField'
import { Sheet } from './Sheet'
import { ShortcutGrid } from './ShortcutGrid'
import { Status } from './Status'
import { Chart } from './chart/Chart'
import { LookProvider } from './theme'
import { stage } from '@/testing/stage'

const { button, find, host, show, tap } = stage(document)

describe('rows', () => {
  test('a cell without a tap is no button', () => {
    show(<Cell title='企业档案' value='已认证' />)
    expect(host().querySelector('button')).toBeNull()
  })

  test('dates of a sentence stay in one piece; numbers of phones and contracts are none', () => {
    const dates = (text: string) => {
      show(<Dated text={text} />)
      expect(host().textContent).toBe(text)
      return [...host().querySelectorAll('span span')].map((one) => one.textContent)
    }
    expect(dates('将于2027-01-22到期，请于11-25 17:00前说明')).toEqual(['2027-01-22', '11-25 17:00'])
    expect(dates('电话 0316-0000119，合同 HT-1001-2026-000153')).toEqual([])
  })

  test('a sentence breaks between its clauses; nothing of it is lost', () => {
    const clauses = (text: string) => {
      show(<Clauses text={text} />)
      expect(host().textContent).toBe(text)
      return [...host().querySelectorAll('span')].map(({ textContent }) => textContent)
    }
    expect(clauses('存在更早的逾期账单，建议优先缴纳，是否继续？')).toEqual([
      '存在更早的逾期账单，',
      '建议优先缴纳，',
      '是否继续？',
    ])
    expect(clauses('请先阅读并同意《用户协议》和《隐私政策》')).toEqual([
      '请先阅读并同意',
      '《用户协议》',
      '和',
      '《隐私政策》',
    ])
  })

  test('a fact without a value has no row; one to be copied says that it was', async () => {
    const written = jest.fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
    show(
      <AppRoot>
        <KeyValue
          items={[
            ['户号', '1000000001', { copy: '1000000001' }],
            ['备注', null],
            ['减免', false],
            ['零', 0],
            false,
            null,
          ]}
        />
      </AppRoot>,
    )
    expect([...host().querySelectorAll('.u-kv-label')].map(({ textContent }) => textContent)).toEqual(['户号', '零'])
    await act(async () => {
      tap(button('复制户号'))
      await Promise.resolve()
    })
    expect(written).toHaveBeenCalledWith('1000000001')
    expect(host().textContent).toContain('已复制')
  })

  test('an unknown state shows nothing', () => {
    show(<Status status={null} />)
    expect(host().textContent).toBe('')
  })

  test('a tick exposes its state', () => {
    const change = jest.fn()
    show(
      <CheckBox checked={false} onChange={change}>
        我已阅读并同意
      </CheckBox>,
    )
    expect(find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    tap(find('[role=checkbox]'))
    expect(change).toHaveBeenCalledWith(true)
  })

  test('shortcuts in care mode: two rows of four, the last entry stays', () => {
    const items = Array.from({ length: 10 }, (_, index) => ({
      key: String(index),
      label: `项${index}`,
      icon: 'grid' as const,
    }))
    const care = { theme: 'light' as const, text: 'care' as const, statusBar: 0, capsule: 0 }
    show(
      <LookProvider value={care}>
        <ShortcutGrid items={items} onTap={() => undefined} />
      </LookProvider>,
    )
    expect([...host().querySelectorAll('.u-short-text')].map((text) => text.textContent)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 9].map((index) => `项${index}`),
    )
  })
})

test.each([
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [12, 4],
])('%i shortcuts stand %i in a row, so that no row has few of them alone', (count, wide) => {
  const items = Array.from({ length: count }, (_, index) => ({ key: `${index}`, label: '项', icon: 'grid' as const }))
  show(<ShortcutGrid items={items} onTap={() => undefined} />)
  expect(host().querySelector(`.u-grid-${wide}`)).not.toBeNull()
})

test('the bottom bar locks its primary while it works', async () => {
  let done: () => void = () => undefined
  const pay = jest.fn(() => new Promise<void>((resolve) => (done = resolve)))
  show(<BottomBar primary={{ text: '缴费', onTap: pay }} sum={{ label: '已选 2 笔', value: '¥1.00' }} />)
  tap(button('缴费'))
  tap(button('缴费'))
  expect(pay).toHaveBeenCalledTimes(1)
  await act(async () => done())
})

describe('sheet', () => {
  const sheet = (dirty: boolean, close: () => void) => (
    <AppRoot>
      <Sheet open title='选择月份' dirty={dirty} onClose={close}>
        内容
      </Sheet>
    </AppRoot>
  )

  test('is drawn in the layer with the classes of the root, and the mask closes it', () => {
    const close = jest.fn()
    show(sheet(false, close))
    expect(find('.app.u-layer .u-sheet').getAttribute('aria-label')).toBe('选择月份')
    tap(find('.u-mask'))
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('changed content is not lost by a tap on the mask', () => {
    const close = jest.fn()
    show(sheet(true, close))
    tap(find('.u-mask'))
    expect(close).not.toHaveBeenCalled()
    tap(button('取消'))
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('takes the focus, keeps it, and Escape closes', () => {
    const close = jest.fn()
    show(sheet(false, close))
    const panel = find('.u-sheet')
    expect(document.activeElement).toBe(panel)
    act(() => {
      panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    })
    expect(document.activeElement).toBe(button('取消'))
    act(() => {
      panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('chart', () => {
  const points = ['10', null, '40'].map((value, index) => ({
    key: `d${index}`,
    label: `11-0${index + 1}`,
    title: `11-0${index + 1} 周${'一二三'[index] ?? ''}`,
    value,
  }))
  const chart = (part: object = {}) => (
    <Chart kind='bars' points={points} unit='m³' name='日用气' summary='三天用气' {...part} />
  )

  test('shows an image with a summary and reads the newest point first', () => {
    show(chart())
    expect(find('[role=img]').getAttribute('aria-label')).toBe('三天用气')
    expect(find('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
    expect(find('.u-reading').textContent).toBe('11-03 周三40 m³')
  })

  test('a tap reads the nearest point', async () => {
    const choose = jest.fn()
    show(chart({ onChoose: choose }))
    await act(async () => {
      find('[role=img]').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 60 }))
    })
    expect(choose).toHaveBeenCalledWith('d0')
    expect(find('.u-reading').textContent).toBe('11-01 周一10 m³')
  })

  test('the same numbers are in a table, missing ones as --', () => {
    show(chart())
    tap(button('查看表格'))
    expect([...host().querySelectorAll('[role=cell]')].map((cell) => cell.textContent)).toEqual(['40', '--', '10'])
    tap(button('查看图表'))
    expect(find('img')).toBeTruthy()
  })

  test('empty and loading have their words', () => {
    show(chart({ points: [] }))
    expect(host().textContent).toBe('暂无用气数据')
    show(chart({ points: [], loading: true }))
    expect(find('[role=img]').getAttribute('aria-label')).toBe('加载中')
  })
})

test('a countdown runs on the server clock and ends once', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:30:00+08:00') })
  const end = jest.fn()
  // The device is two seconds slow.
  noteServerTime(Date.now() + 2000, Date.now())
  show(<CountDown until='2026-11-23T09:30:12+08:00' onEnd={end} />)
  expect(find('[role=timer]').textContent).toContain('00:00:10')
  act(() => jest.advanceTimersByTime(9000))
  expect(end).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(5000))
  expect(end).toHaveBeenCalledTimes(1)
  noteServerTime(Date.now(), Date.now())
  jest.useRealTimers()
})

test('a countdown of a covered page draws nothing; shown again it is right at once, and ends where its time has passed', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:30:00+08:00') })
  const end = jest.fn()
  const page = (active: boolean) => (
    <PageActive.Provider value={active}>
      <CountDown until='2026-11-23T09:30:10+08:00' onEnd={end} />
    </PageActive.Provider>
  )
  const left = () => find('[role=timer]').textContent
  show(page(true))
  show(page(false))
  act(() => jest.advanceTimersByTime(4000))
  expect(left()).toContain('00:00:10')
  show(page(true))
  expect(left()).toContain('00:00:06')
  show(page(false))
  act(() => jest.advanceTimersByTime(20_000))
  expect(end).not.toHaveBeenCalled()
  show(page(true))
  expect(end).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('the search field searches on Enter only, and clears', () => {
  const search = jest.fn()
  const change = jest.fn()
  show(<SearchField value='窑炉' onChange={change} onSearch={search} placeholder='搜索表具' />)
  const press = (key: string) =>
    act(() => {
      find('input').dispatchEvent(new KeyboardEvent('keypress', { key, charCode: key.charCodeAt(0), bubbles: true }))
    })
  press('a')
  expect(search).not.toHaveBeenCalled()
  act(() => {
    find('input').dispatchEvent(new KeyboardEvent('keypress', { key: 'Enter', charCode: 13, bubbles: true }))
  })
  expect(search).toHaveBeenCalledWith('窑炉')
  tap(button('清空'))
  expect(change).toHaveBeenCalledWith('')
})
