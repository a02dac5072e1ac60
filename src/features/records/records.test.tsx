import { act } from 'react'
import { emit } from '@/platform/events'
import { locate } from '@/platform/location'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import {
  aFlowMeter,
  aFlowMeterRow,
  aLoad,
  anAlarm,
  anAlarmRow,
  anEquipment,
  aListedDevice,
  anEquipmentRow,
  anExpiry,
  anOverview,
  aPlace,
  someShares,
} from '@/testing/make/records'
import type { PagePath } from '@/routes/table'
import { renderPage, type OpenPage, type PageOptions } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

jest.mock('@/platform/location', () => ({ locate: jest.fn(() => Promise.resolve(null)) }))

const CITIES = 'default GET /crmgas/city/list'
const OVERVIEW = 'default GET /crmgas/record/overview'
const SITES = 'default GET /crmgas/record/site/list'
const DEVICES = 'default GET /crmgas/record/equipment/list'
const DEVICE = 'default GET /crmgas/record/equipment/detail'
const SHARES = 'btwob GET /record/shares'
const METERS = 'default GET /crmgas/record/flowMeter/list'
const METER = 'default GET /crmgas/record/flowMeter/detail'
const ALARMS = 'default GET /crmgas/record/alarm/list'
const ALARM = 'default GET /crmgas/record/alarm/detail'
const LIVE = 'default GET /crmgas/record/alarm/live'
const EVENTS = 'default GET /crmgas/record/alarm/events'

let page: OpenPage
const press = (name: string) => page.press(name)
const agree = async () => {
  page.tap(page.find(part.dialogConfirm))
  await settled()
}
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const open = async (path: PagePath, answers: Answers, params: Record<string, string> = {}) => {
  page = await renderPage(path, { as: master(), params, answers } as PageOptions<PagePath>)
  await settled()
}
const counts = { all: 1, NORMAL: 1, DUE_SOON: 0, OVERDUE: 0 }

describe('企业档案', () => {
  const PATH = '/pages/record/myRecord/myRecord'

  test('what ends first, with a ticket in one tap for an expired detector (Y-17)', async () => {
    await open(PATH, { [OVERVIEW]: anOverview(), [SITES]: listOf([]) })
    has('60 天内要办', '1 项', '11-11', '已过 12 天', '辊道干燥区可燃气体探测器', '3 台', '6 台', '暂无用气地点')
    await press('约检定：辊道干燥区可燃气体探测器')
    expect(page.went.at(-1)).toContain('subtype=ALARM_FAULT')
  })

  test('five rows, then all of them', async () => {
    const expiring = Array.from({ length: 7 }, (_, n) =>
      anExpiry({ bizId: `C${n}`, type: 'CONTRACT', title: `合同${n}`, validity: 'NORMAL' }),
    )
    await open(PATH, { [OVERVIEW]: anOverview({ expiring }), [SITES]: listOf([]) })
    expect(page.text()).not.toContain('合同6')
    await press('查看全部 7 项')
    has('合同6')
  })

  test('the address of the calendar is shown when it is made, not again, and revoked', async () => {
    const calendar = { madeAt: '2026-11-23T09:30:00+08:00' }
    const url = 'https://gas.example/btwob/record/calendar/x'
    await open(PATH, {
      [OVERVIEW]: anOverview({ calendar }),
      [SITES]: listOf([]),
      'btwob POST /record/calendar': { url, ...calendar },
      'btwob POST /record/calendar/revoke': true as const,
    })
    const sheet = '订阅到手机日历到期前 60、30、7 天提醒，链接可随时作废已生成'
    page.tap(page.button(sheet))
    await settled()
    has('链接只在生成时显示', '生成于 2026-11-23 09:30')
    await press('重新生成')
    await agree()
    has(url, '链接只显示这一次', '复制链接')
    await press('作废链接')
    await agree()
    expect(page.sent('btwob POST /record/calendar/revoke')).toHaveLength(1)
    expect(page.text()).not.toContain(url)
  })

  test('places that could not be read are asked for again', async () => {
    await open(PATH, { [OVERVIEW]: anOverview(), [SITES]: refused('2999', '系统繁忙') })
    has('加载失败')
  })
})

describe('用气设备', () => {
  const LIST = '/pages/record/gas-equipment/list'
  const DETAIL = '/pages/record/gas-equipment/detail'

  test('loads, shares and devices; nothing of it is for a bill (RC-02, Y-10)', async () => {
    const load = [{ ...aLoad, total: '272.50', ratio: '1.09', mark: 'FULL' as const }]
    const answers = { [SITES]: listOf([aPlace()]), [SHARES]: someShares() }
    await open(LIST, {
      ...answers,
      [DEVICES]: listOf([aListedDevice({ fileId: 'F1', url: '/job/file/F1?e=1&s=2' })], { load, counts }),
    })
    has(
      '109%',
      '超出流量计最大流量，建议申请扩容',
      '258,412 m³',
      '62.0%',
      '很有把握，上下差 2%',
      '缺 2 天',
      '不用于结算',
    )
    expect(page.host().querySelector('img[src="/job/file/F1?e=1&s=2&w=320"]')).not.toBeNull()
    await press('确认运行时间：辊道窑')
    expect(page.went.at(-1)).toContain('mode=edit')
  })

  test('by end with its count, by place and by meter (D 6.6)', async () => {
    const answers = { [SITES]: listOf([aPlace()]), [SHARES]: someShares() }
    await open(LIST, { ...answers, [DEVICES]: listOf([aListedDevice()], { load: [aLoad], counts }) })
    for (const name of ['正常 1', '用气地点', '主用气地点', '流量计', aLoad.name]) await press(name)
    expect(page.sent(DEVICES).at(-1)).toMatchObject({ validity: 'NORMAL', siteId: 'S1', meterNo: aLoad.meterNo })
  })

  test('without hours nothing is made up', async () => {
    await open(LIST, {
      [SITES]: listOf([]),
      [DEVICES]: listOf([], { load: [], counts }),
      [SHARES]: someShares({ state: 'NO_DATA', devices: [] }),
    })
    has('暂无用气设备', '近60天没有逐时数据')
  })

  test('a device out of use, after its answer', async () => {
    await open(
      DETAIL,
      { [DEVICE]: anEquipment(), 'default POST /crmgas/record/equipment/status': anEquipmentRow() },
      { mode: 'view', equipmentId: 'E1' },
    )
    has('辊道窑', 'SB000001', '24.0 小时（2026-11-20 确认）')
    await press('停用')
    has('确定停用该设备？')
    await agree()
    expect(page.sent('default POST /crmgas/record/equipment/status')).toEqual([
      { equipmentId: 'E1', version: 3, useStatus: 'STOPPED' },
    ])
  })

  test('a change that waits is what is edited', async () => {
    const revision = { id: 'E2', reviewStatus: 'PENDING', rejectReason: '' } as const
    await open(
      DETAIL,
      { [DEVICE]: anEquipment({ revision, actions: ['STOP', 'SCRAP'] }) },
      { mode: 'view', equipmentId: 'E1' },
    )
    has('修改内容待审核')
    await press('编辑')
    expect(page.went.at(-1)).toContain('equipmentId=E2')
  })

  test('the form says the load with the device, and what is missing', async () => {
    await open(
      DETAIL,
      {
        [METERS]: { list: [aFlowMeterRow({ qmax: '250.00' })], counts },
        [DEVICES]: listOf([], { load: [aLoad], counts }),
        [SITES]: listOf([]),
      },
      { mode: 'add' },
    )
    page.type(page.input('额定流量 m³/h（每台）'), '60')
    await settled()
    has('登记后负荷 109%，超出流量计最大流量，建议申请扩容')
    await press('提交审核')
    has('请拍摄铭牌')
  })
})

describe('流量计', () => {
  test('each with the end of its verification', async () => {
    const answers = { [METERS]: { list: [aFlowMeterRow()], counts }, [SITES]: listOf([aPlace()]) }
    await open('/pages/record/gas-flow-meter/list', answers)
    has('1#窑炉', '检定至 2027-01-22，剩 60 天', '流量计档案由燃气公司维护')
    for (const name of ['正常 1', '用气地点', '主用气地点']) await press(name)
    expect(page.sent(METERS).at(-1)).toEqual({ validity: 'NORMAL', siteId: 'S1' })
  })

  test('verifications in their tab; a verification is asked for once (RC-06)', async () => {
    const params = { meterNo: '003010010101' }
    await open('/pages/record/gas-flow-meter/detail', { [METER]: aFlowMeter({ isAsked: true }) }, params)
    has('2027-01-22（剩 60 天）', '24 个月')
    expect(page.button('已有检定申请').hasAttribute('disabled')).toBe(true)
    page.tap(page.find('[role=tab]:nth-child(2)'))
    await settled()
    has('2025-01-23 周期检定', '最大流量误差 0.32%', '查看检定证书')
    expect(page.names()).toContain('查看检定证书1')
  })
})

describe('燃气报警器', () => {
  const LIST = '/pages/record/burglar-alarm/list'
  const DETAIL = '/pages/record/burglar-alarm/detail'
  const live = { alarm: 1, fault: 0, offline: 1, normal: 4 }

  test('what reports gas stands first', async () => {
    const high = { liveStatus: 'ALARM_HIGH', concentration: '55.0', at: null } as const
    const alarming = [{ alarmId: 'A1', location: '调压箱', ...high }]
    const answers = { [ALARMS]: listOf([anAlarmRow()], { counts, live, alarming }), [SITES]: listOf([aPlace()]) }
    await open(LIST, answers)
    has('调压箱 高报 55.0%LEL', '联网 6 台 · 报警 1', '标定至 2027-02-01')
    for (const name of ['用气地点', '主用气地点']) await press(name)
    expect(page.sent(ALARMS)).toContainEqual(expect.objectContaining({ siteId: 'S1' }))
  })

  test('a high alarm covers the page with the emergency number until it is known of (RC-10)', async () => {
    const now = { liveStatus: 'ALARM_HIGH', concentration: '55.0', at: '2026-11-23T09:30:00+08:00' } as const
    await open(DETAIL, { [ALARM]: anAlarm(), [LIVE]: now, [EVENTS]: listOf([]) }, { mode: 'view', alarmId: 'A1' })
    has('燃气浓度高报 55.0%LEL', '请立即关阀、通风、撤离', '拨打抢险电话')
    await press('我已知晓')
    expect(page.text()).not.toContain('请立即关阀')
  })

  test('an alarm of a place that is over is put at another of the own ones (D 2.5)', async () => {
    const sites = [
      aPlace({ siteId: 'S1', siteName: '一厂区', isMain: '1' }),
      aPlace({ siteId: 'S2', siteName: '二厂区', isMain: '0' }),
      aPlace({ siteId: 'S3', siteName: '旧厂区', isMain: '0', reviewStatus: 'REJECTED' }),
    ]
    await open(
      DETAIL,
      {
        [ALARMS]: listOf([], { counts, live, alarming: [] }),
        [SITES]: listOf(sites),
        [ALARM]: anAlarm({ siteId: 'S3', photos: [{ fileId: 'F1', url: '/f/F1' }] }),
        'default POST /crmgas/record/alarm/save': anAlarmRow(),
      },
      { mode: 'edit', alarmId: 'A1' },
    )
    expect(page.text()).not.toContain('旧厂区')
    await press('提交审核')
    has('请选择用气地点')
    await press('二厂区')
    await press('提交审核')
    expect(page.sent('default POST /crmgas/record/alarm/save')).toMatchObject([{ alarmId: 'A1', siteId: 'S2' }])
  })

  test('a device that replaces another one is filed as such, and leads to it (D 6.6)', async () => {
    const paper = { fileId: 'F9', url: '/f/F9' }
    const before = anAlarm({ actions: ['REPLACE'], siteId: 'S1', valve: { alarmId: 'V1', location: '总管' } })
    const answers = {
      [ALARMS]: listOf([], { counts, live, alarming: [] }),
      [SITES]: listOf([aPlace({ siteId: 'S1', isMain: '1' })]),
      [ALARM]: before,
      [LIVE]: { liveStatus: 'NORMAL', concentration: '3.0', at: null },
      [EVENTS]: listOf([]),
    } as const
    await open(DETAIL, answers, { mode: 'view', alarmId: 'A1' })
    await press('更换登记')
    expect(page.went.join()).toContain('mode=add&alarmId=A1')
    await open(DETAIL, answers, { mode: 'add', alarmId: 'A1' })
    has('审核通过后，原设备BJ000001自动报废', '可燃气体探测器')
    expect(page.text()).not.toContain('联动风机设备')
    for (const [reviewStatus, title] of [
      ['PENDING', '更换登记待审核'],
      ['REJECTED', '更换登记未通过'],
      ['CONFIRMED', '更换后设备'],
    ] as const) {
      const successor = { alarmId: 'A9', alarmNo: 'BJ000009', reviewStatus }
      const replaced = { ...before, photos: [paper], successor }
      await open(DETAIL, { ...answers, [ALARM]: replaced }, { mode: 'view', alarmId: 'A1' })
      has(title, 'BJ000009')
    }
    page.tap(page.row())
    await settled()
    expect(page.went.join()).toContain('alarmId=A9&mode=view')
  })

  test('a function test asks for its photo (RC-07)', async () => {
    const alarm = anAlarm({ kind: 'CONTROLLER', nextCheckDate: '2026-12-18', actions: ['SELF_CHECK'] })
    await open(
      DETAIL,
      { [ALARM]: alarm, [LIVE]: { liveStatus: 'NORMAL', concentration: '3.0', at: null }, [EVENTS]: listOf([]) },
      { mode: 'view', alarmId: 'A1' },
    )
    has('功能自检', '2026-12-18')
    await press('自检登记')
    await press('提交')
    has('请上传自检照片')
  })
})

test('the city of a place is chosen on the page of cities, from the list of all (PO-09)', async () => {
  const tangshan = {
    cityCode: '130200',
    name: '唐山',
    province: '河北',
    pinyin: 'tangshan',
    initials: 'ts',
    lng: 118.18,
    lat: 39.63,
    served: false,
  }
  await open('/pages/record/addCity', { [CITIES]: { hot: [], groups: [{ letter: 'T', cities: [tangshan] }] } })
  page.tap(page.button(page.names().find((name) => name.includes('城市')) ?? '城市'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPages/position/citySelection?mode=select&channel=place%3Acity'])
  act(() => emit('place:city', '130200'))
  await settled()
  has('唐山', '该城市暂未开通服务，提交后客户经理将与您联系')
})

test('a place of the gas company is not changed here', async () => {
  await open('/pages/record/addCity', { [SITES]: listOf([aPlace()]) }, { siteId: 'S1' })
  has('该档案由燃气公司维护')
})

test('where a place lies is taken from the phone; a change keeps it, and it can be cleared (D 6.6)', async () => {
  const SAVE = 'default POST /crmgas/record/site/save'
  const place = aPlace({ source: 'CUSTOMER', lng: '116.683752', lat: '39.538047' })
  const answers = { [SITES]: listOf([place]), [SAVE]: place, [CITIES]: { hot: [], groups: [] } }
  await open('/pages/record/addCity', answers, { siteId: 'S1' })
  await press('提交审核')
  expect(page.sent(SAVE)).toMatchObject([{ lng: '116.683752', lat: '39.538047' }])
  jest.mocked(locate).mockResolvedValueOnce({ lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' })
  await open('/pages/record/addCity', answers, { siteId: 'S1' })
  await press('地图位置：116.683752, 39.538047')
  await press('使用当前位置')
  has('116.700000, 39.500000')
  await press('地图位置：116.700000, 39.500000')
  await press('使用当前位置')
  has('定位失败，请检查定位权限')
  await press('地图位置：116.700000, 39.500000')
  await press('清除位置')
  await press('提交审核')
  expect(page.sent(SAVE)[0]).not.toHaveProperty('lng')
})
