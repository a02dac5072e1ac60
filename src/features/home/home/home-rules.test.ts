import type { Meter } from '@/shared/meter'
import { shortcutOf } from '@/shared/apps'
import { FALLBACK, readKept, shownEntries, writeKept, type Entry, type KeptEntry } from './entries'
import { meterAction, meterReading } from './meter-model'
import { aTodo } from '@/testing/make/todo'
import { deadlineOf, splitTodos } from './todo-model'
import { weatherText } from './weather'
import { toMillis } from '@domain/date'

const entry = (code: string, part: Partial<KeptEntry> = {}): KeptEntry => ({
  code,
  name: code,
  icon: 'meter',
  url: `/pages/${code}`,
  badge: '',
  isNew: false,
  openType: 'PAGE',
  ...part,
})
const all = () => true

describe('quick entries', () => {
  test('at most eleven, those that lead somewhere, 全部应用 last', () => {
    const list = Array.from({ length: 14 }, (_, index) => entry(`E${index}`))
    const shown = shownEntries(list, (address) => address !== '/pages/E0')
    expect(shown).toHaveLength(12)
    expect(shown[0]?.code).toBe('E1')
    expect(shown.at(-1)?.name).toBe('全部应用')
    expect(shownEntries(list, (address) => address === '/pages/E3').map(({ code }) => code)).toEqual(['E3'])
  })

  test('other ways of opening are not offered here', () => {
    expect(
      shownEntries([entry('TEL', { openType: 'TEL' }), entry('WEB', { openType: 'WEBVIEW' })], (address) =>
        address.startsWith('/pages/'),
      ),
    ).toEqual([])
  })

  test.each([
    ['', undefined],
    ['3', 3],
    ['99+', 100],
  ])('badge %s', (badge, count) => {
    expect(shortcutOf(entry('A', { badge })).badge).toBe(count)
  })

  test('an unknown icon falls back, a new entry is marked', () => {
    expect(shortcutOf(entry('A', { icon: 'no-such', isNew: true }))).toEqual({
      key: 'A',
      label: 'A',
      icon: 'grid',
      fresh: true,
    })
  })

  test('the kept list belongs to its user and customer, without badges', () => {
    const text = writeKept([{ ...entry('A', { badge: '5' }), sort: 1, visible: true, group: 'PAY' } as Entry], 'u1|b1')
    expect(readKept(text, 'u1|b1')).toEqual([entry('A')])
    expect(readKept(text, 'u1|b2')).toBeNull()
    expect(readKept('', 'u1|b1')).toBeNull()
    expect(readKept('{broken', 'u1|b1')).toBeNull()
  })

  test('without call and list: 缴费, 我的表具, 我的账单, 客服', () => {
    expect(FALLBACK.map(({ name }) => name)).toEqual(['缴费', '我的表具', '我的账单', '客服'])
  })
})

const meter = {
  meterId: '10010101',
  meterType: 'IOT',
  chargeMode: 'PREPAID_REMOTE',
  onlineState: 'ONLINE',
  lastReading: '4821000.39',
  lastReadingAt: '2026-11-23T08:00:00+08:00',
  remainVolume: null,
  openGasOrderId: null,
  imgWindow: { open: false, from: '2026-11-28', to: '2026-12-01' },
} as Meter

describe('meter card', () => {
  const today = '2026-11-23'
  test.each<[Partial<Meter>, ReturnType<typeof meterReading>]>([
    [{}, { register: null, label: '最近读数 · 今天 08:00', value: '4821000.39', stale: false }],
    [
      { onlineState: 'OFFLINE', lastReadingAt: '2026-11-21T08:00:00+08:00' },
      { register: null, label: '数据停留在 11-21 08:00', value: '4821000.39', stale: true },
    ],
    [{ lastReadingAt: null }, { register: null, label: '最近读数', value: '4821000.39', stale: false }],
    [
      { meterType: 'IC', onlineState: 'NA', remainVolume: '126.4', lastReading: '9876.00' },
      { register: '最近读数 9,876.00 m³ · 今天 08:00', label: '剩余气量', value: '126.4', stale: false },
    ],
  ])('%j', (part, reading) => {
    expect(meterReading({ ...meter, ...part }, today)).toEqual(reading)
  })

  test('one button: writing before reading before topping up, and only where the page is built', () => {
    const due = {
      ...meter,
      meterType: 'IC',
      chargeMode: 'PREPAID_CARD',
      openGasOrderId: 'g1',
      imgWindow: { ...meter.imgWindow, open: true },
    } as Meter
    expect(meterAction(due, all)?.text).toBe('写卡')
    expect(meterAction(due, (address) => !address.startsWith('/subPages/nfc'))?.text).toBe('抄表')
    expect(meterAction(meter, all)?.text).toBe('充值')
    expect(meterAction({ ...meter, chargeMode: 'POSTPAID' }, all)).toBeNull()
    expect(meterAction({ ...meter, meterType: 'IC', chargeMode: 'PREPAID_CARD' } as Meter, all)).toBeNull()
    expect(meterAction(meter, () => false)).toBeNull()
  })
})

describe('to-dos', () => {
  const now = toMillis('2026-11-23T09:30:00+08:00')
  test.each([
    [
      { overdueDays: 18, dueAt: '2026-11-05T23:59:59+08:00' },
      { text: '已逾期 18 天', tone: 'danger' },
    ],
    [
      { overdueDays: 0, dueAt: '2026-11-23T23:59:59+08:00' },
      { text: '今天 23:59 前', tone: 'danger' },
    ],
    [
      { overdueDays: 0, dueAt: '2026-11-24T00:00:00+08:00' },
      { text: '今天 24:00 前', tone: 'danger' },
    ],
    [
      { overdueDays: 0, dueAt: '2026-11-25T00:00:00+08:00' },
      { text: '剩余 1 天', tone: 'warning' },
    ],
    [
      { overdueDays: 0, dueAt: '2026-11-26T10:00:00+08:00' },
      { text: '剩余 3 天', tone: 'warning' },
    ],
    [
      { overdueDays: 0, dueAt: '2026-11-27T10:00:00+08:00' },
      { text: '剩余 4 天', tone: 'muted' },
    ],
    [{ overdueDays: 0, dueAt: null }, null],
  ])('%j', (todo, deadline) => {
    expect(deadlineOf(todo, now)).toEqual(deadline)
  })

  test('the three most urgent, whether they can be dealt with here or not', () => {
    const list = ['/a', '', '/b', '/c'].map((route) => aTodo({ route, dueAt: null, overdueDays: 0 }))
    expect(splitTodos(list, now).others.map(({ route }) => route)).toEqual(['/a', '', '/b'])
  })

  test.each([
    ['late', { overdueDays: 3 }, true],
    ['its last day', { dueAt: '2026-11-24T00:00:00+08:00' }, true],
    ['a loss in two days', { dueAt: '2026-11-25T12:00:00+08:00', loss: '8362.00' }, true],
    ['nothing lost in two days', { dueAt: '2026-11-25T12:00:00+08:00' }, false],
    ['a loss in a week', { dueAt: '2026-11-30T12:00:00+08:00', loss: '8362.00' }, false],
    ['without an end', { dueAt: null }, false],
  ])('the first one is for today: %s', (_name, part, isToday) => {
    const { today, others } = splitTodos([aTodo({ todoId: 'first', overdueDays: 0, ...part }), aTodo()], now)
    expect([today?.todoId ?? null, others.length]).toEqual(isToday ? ['first', 1] : [null, 2])
  })
})

test('weather in one sentence, climate normals named as such', () => {
  const weather = {
    city: '廊坊',
    tempC: 5,
    textDay: '多云',
    iconCode: 'CLOUDY',
    wind: '北风3级',
    advice: '气温较低，注意防冻',
    source: 'CLIMATE',
    label: '常年均值',
    updatedAt: '2026-11-23T08:00:00+08:00',
  } as const
  expect(weatherText(weather)).toBe('廊坊 多云 5℃（常年均值） 北风3级。气温较低，注意防冻')
  expect(weatherText({ ...weather, label: '', wind: '', advice: '' })).toBe('廊坊 多云 5℃')
})
