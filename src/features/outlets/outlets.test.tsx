import { act } from 'react'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { storage } from '@/platform/storage'
import type { City, Outlet, OutletPage } from './parts/types'

const LIST = 'default GET /crmgas/outlet/list'
const DETAIL = 'default GET /crmgas/outlet/detail'
const CITIES = 'default GET /crmgas/city/list'
const LOCATE = 'default GET /crmgas/city/locate'

const langfang: City = {
  cityCode: '131000',
  name: '廊坊',
  province: '河北',
  pinyin: 'langfang',
  initials: 'lf',
  lng: 116.6838,
  lat: 39.538,
  served: true,
}
const chongqing: City = {
  ...langfang,
  cityCode: '500100',
  name: '重庆',
  pinyin: 'chongqing',
  initials: 'cq',
  served: false,
}
const hall: Outlet = {
  outletId: 'O1',
  name: '开发区营业厅',
  outletType: 'HALL',
  cityCode: '131000',
  district: '开发区',
  address: '创业路18号',
  lng: 116.71,
  lat: 39.528,
  phone: '0316-0000301',
  services: ['TOPUP', 'INVOICE'],
  state: 'OPEN',
  hours: '至 17:30',
  suspendNote: '',
  waiting: 3,
  waitingAt: '2026-11-23T09:25:00+08:00',
  distance: 800,
  bearing: 42,
}
const rescue: Outlet = {
  ...hall,
  outletId: 'O2',
  name: '广阳抢修站',
  outletType: 'RESCUE',
  hours: '24小时',
  waiting: null,
  waitingAt: null,
  distance: 2700,
  bearing: 204,
}
const suspended: Outlet = {
  ...hall,
  outletId: 'O3',
  name: '安次营业厅',
  state: 'SUSPENDED',
  hours: '',
  suspendNote: '设备升级',
}
const origin: OutletPage['origin'] = { kind: 'SITE', name: '一厂区', siteId: 'S1', lng: 116.7036, lat: 39.523 }
const sums = {
  city: langfang,
  origin,
  sites: [
    { siteId: 'S1', name: '一厂区' },
    { siteId: 'S2', name: '沧州分厂' },
  ],
  nearby: [],
  map: null,
}
const open = async (answers: Answers = {}) => {
  const page = await renderPage('/subPages/position/position', {
    as: master(),
    answers: { [LIST]: listOf([hall, rescue, suspended], sums), ...answers },
  })
  await settled()
  return page
}
afterEach(() => {
  jest.useRealTimers()
  storage.remove('outletCity', 'outletCityAsked', 'recentCities')
  Reflect.deleteProperty(navigator, 'geolocation')
})

/** The browser's word for where the phone is. */
function standAt(lng: number, lat: number): jest.Mock {
  const getCurrentPosition = jest.fn((found: (at: object) => void) =>
    found({ coords: { longitude: lng, latitude: lat, accuracy: 10 } }),
  )
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  return getCurrentPosition
}

describe('服务网点 (D 6.5)', () => {
  test('the nearest in large, its direction, hours and queue; the list with the numbers of the markers', async () => {
    const page = await open()
    for (const words of [
      '离一厂区最近',
      '800 m',
      '开发区营业厅 · 东北 42°',
      '至 17:30 · 排队3人',
      '24小时',
      '设备升级',
      '上为正北',
    ])
      expect(page.text()).toContain(words)
    expect(page.names()).toContain('2 广阳抢修站 西南 204°')
    expect(page.sent(LIST)).toEqual([{ pageNum: 1, pageSize: 20 }])
  })
  test('a marker chooses, the button leads there', async () => {
    const page = await open()
    page.tap(page.button('2 广阳抢修站 西南 204°'))
    await settled()
    expect(page.text()).toContain('离一厂区')
    page.tap(page.button('去广阳抢修站'))
    await settled()
    expect(page.went).toEqual(['navigateTo /subPages/position/goNavigation?outletId=O2'])
  })
  test('a kind of business, a word, another site are asked for', async () => {
    const page = await open()
    page.tap(page.button('抢修 24小时'))
    await settled()
    page.tap(page.button('改看沧州分厂'))
    await settled()
    expect(page.sent(LIST).slice(1)).toMatchObject([{ outletType: 'RESCUE' }, { outletType: 'RESCUE', siteId: 'S2' }])
  })
  test('only what is open now is asked for (D 6.5)', async () => {
    const page = await open()
    page.tap(page.button('营业时间'))
    await settled()
    page.tap(
      [...page.host().querySelectorAll('button')].filter((one) => one.textContent === '营业中').at(-1) as HTMLElement,
    )
    await settled()
    expect(page.sent(LIST).at(-1)).toMatchObject({ openNow: true })
  })
  test('the phone’s place is sent once it is known; (0, 0) is none', async () => {
    standAt(116.7, 39.52)
    const page = await open()
    expect(page.sent(LIST).at(-1)).toMatchObject({ lng: 116.7, lat: 39.52 })
    await page.close()
    standAt(0, 0)
    const second = await open({
      [LIST]: listOf([hall], { ...sums, origin: { ...origin, kind: 'CITY' as const, name: '廊坊市中心' } }),
    })
    expect(second.text()).toContain('未获取到定位，已按廊坊显示')
    expect(second.sent(LIST).every((input) => !('lng' in (input as object)))).toBe(true)
  })
  test('the phone is asked for its place every 30 s while the page is on the screen; 20 m are no move (PO-05)', async () => {
    jest.useFakeTimers()
    const places = standAt(116.7, 39.52)
    const page = await open()
    const after30s = async () => {
      await act(() => jest.advanceTimersByTimeAsync(30_000))
      await settled()
    }
    const sentAt = () => page.sent(LIST).at(-1) as { lng: number }
    expect(places).toHaveBeenCalledTimes(1)
    await act(() => jest.advanceTimersByTimeAsync(29_000))
    expect(places).toHaveBeenCalledTimes(1)
    // 0.0001° of longitude are 8.6 m here.
    standAt(116.7001, 39.52)
    await after30s()
    expect(sentAt()).toMatchObject({ lng: 116.7 })
    const moved = standAt(116.701, 39.52)
    await after30s()
    expect(sentAt()).toMatchObject({ lng: 116.701 })
    page.hide()
    const asked = moved.mock.calls.length
    await after30s()
    await after30s()
    expect(moved).toHaveBeenCalledTimes(asked)
    await page.reshow()
    expect(moved).toHaveBeenCalledTimes(asked + 1)
  })
  test('in another served city than the chosen one it asks once whether to change over (PO-04)', async () => {
    storage.set('outletCity', '130900')
    standAt(116.7, 39.52)
    const page = await open({ [LOCATE]: { city: langfang } })
    expect(page.text()).toContain('当前定位在廊坊，是否切换？')
    page.agree()
    await settled()
    expect(storage.get('outletCity')).toBe('131000')
  })
  test('nothing there, and no answer', async () => {
    const nothing = await open({ [LIST]: listOf([], sums) })
    expect(nothing.text()).toContain('当前城市暂无服务网点')
    await nothing.press('切换城市')
    expect(nothing.went).toEqual(['navigateTo /subPages/position/citySelection?mode=service&channel=outlet%3Acity'])
    const page = await open({ [LIST]: lost })
    expect(page.text()).toContain('点击重试')
  })
})

describe('网点导航', () => {
  const detail = {
    ...hall,
    origin,
    bring: '营业执照复印件',
    parking: true,
    photos: [{ url: '/job/file/f1?e=1&s=2' }],
    accessible: false,
    week: [...Array<string>(5).fill('08:30-17:30'), '休息', '休息'],
    specialDays: [{ date: '2026-11-26', hours: '09:00-12:00', note: '下午盘点' }],
    ways: {
      driving: { distance: 1040, minutes: 3 },
      cycling: { distance: 1040, minutes: 6 },
      walking: { distance: 1040, minutes: 13 },
    },
    map: null,
  }
  test('how long it takes by each way, the hours with today marked, the maps to go on with', async () => {
    const page = await renderPage('/subPages/position/goNavigation', {
      as: master(),
      params: { outletId: 'O1' },
      answers: { [DETAIL]: detail },
    })
    await settled()
    for (const words of [
      '1.0 km',
      '预计，按直线距离的1.3倍估算',
      '周一 今天',
      '下午盘点',
      '营业执照复印件',
      '有停车位',
      '3人（09:25）',
    ])
      expect(page.text()).toContain(words)
    expect(page.names()).toContain('查看网点照片1')
    const writeText = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await page.press('分享')
    expect(page.text()).toContain('链接已复制')
    expect(writeText).toHaveBeenCalledWith('http://localhost/subPages/position/goNavigation?outletId=O1')
    page.tap(page.button('步行'))
    await settled()
    expect(page.text()).toContain('13 分钟')
    page.tap(page.button('开始导航'))
    await settled()
    for (const map of ['高德地图', '百度地图', '腾讯地图', '复制地址']) expect(page.text()).toContain(map)
  })
  test('a place by its position, and none', async () => {
    standAt(116.7, 39.51)
    const given = { lng: '116.7', lat: '39.5', name: '沧州分厂', address: '永济路26号' }
    const page = await renderPage('/subPages/position/goNavigation', { as: master(), params: given })
    await settled()
    expect(page.text()).toContain('永济路26号')
    expect(page.text()).toContain('3 分钟')
    const bare = await renderPage('/subPages/position/goNavigation', {
      as: master(),
      params: { lng: '116.7', lat: '39.5' },
    })
    await settled()
    expect(bare.text()).toContain('目的地')
    expect(bare.text()).toContain('116.700000, 39.500000')
    bare.tap(bare.button('开始导航'))
    await settled()
    expect(bare.text()).toContain('复制坐标')
    const wrong = await renderPage('/subPages/position/goNavigation', { as: master(), params: { lng: 'x', lat: '1' } })
    await settled()
    expect(wrong.text()).toContain('未找到该地点')
  })
})

describe('选择城市 (PO-09)', () => {
  const answer = {
    hot: [langfang],
    groups: [
      { letter: 'C', cities: [chongqing] },
      { letter: 'L', cities: [langfang] },
    ],
  }
  const choose = async (mode: 'service' | 'select' = 'select', more: Answers = {}) => {
    const page = await renderPage('/subPages/position/citySelection', {
      as: master(),
      params: { mode },
      answers: { [CITIES]: answer, ...more },
    })
    await settled()
    return page
  }
  test('cq finds 重庆, which is not served yet; nothing else is found', async () => {
    const page = await choose()
    page.type(page.input('城市名或拼音'), 'cq')
    await settled()
    expect(page.text()).toContain('暂未开通')
    page.type(page.input('城市名或拼音'), 'zhongqing')
    await settled()
    expect(page.text()).toContain('未找到该城市')
  })
  test('a city opens its outlets and is among the recent ones from then on', async () => {
    const page = await choose('service')
    page.tap(page.button('廊坊'))
    await settled()
    expect(page.went).toEqual(['redirectTo /subPages/position/position?cityCode=131000'])
    expect(storage.get('recentCities')).toBe('131000')
  })
  test('where the phone is, after a tap', async () => {
    standAt(116.7, 39.52)
    const page = await choose('service', { [LOCATE]: { city: langfang } })
    page.tap(page.button('点击获取当前城市'))
    await settled()
    expect(page.sent(LOCATE)).toEqual([{ lng: 116.7, lat: 39.52 }])
    expect(page.text()).not.toContain('点击获取当前城市')
  })
})
