import { act } from 'react'
import type { In } from '@contract'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aPlace } from '@/testing/make/records'
import { aTicket, aTicketHead, aTicketType } from '@/testing/make/ticket'
import { choosePhotos, type Photo } from '@/platform/photo'
import { upload } from '@/request/upload'
import { aCompany } from '@/testing/make/binding'
import { aClientConfig } from '@/testing/make/client'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, newcomer, visitor } from '@/testing/people'

const called: string[] = []
jest.mock('@/platform/phone', () => ({ callPhone: (phone: string) => called.push(phone) }))

jest.mock('@/platform/location', () => ({
  locate: () => Promise.resolve({ lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' }),
}))
jest.mock('@/platform/photo', () => ({
  choosePhotos: jest.fn(),
  releasePhoto: jest.fn(),
  shrinkPhoto: (photo: Photo) => Promise.resolve(photo),
}))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

const TYPES = 'default GET /crmgas/serviceTicket/types'
const METERS = 'default GET /crmgas/list-meter-channel'
const SITES = 'default GET /crmgas/record/site/list'
const SLOTS = 'default GET /crmgas/serviceTicket/slots'
const ADD = 'default POST /crmgas/serviceTicket/add'
const DETAIL = 'default GET /crmgas/serviceTicket/detail'
const LIST = 'default GET /crmgas/serviceTicket/list'
const CONFIRM = 'default POST /crmgas/serviceTicket/confirm'
const REPLY = 'default POST /crmgas/serviceTicket/reply'
const RATE = 'default POST /crmgas/serviceTicket/evaluate'

const CLIENT = 'default GET /crmgas/config/client'
const around: Answers = {
  [CLIENT]: aClientConfig(),
  'default GET /crmgas/hotline/list': {
    companyName: '廊坊燃气',
    list: [
      {
        hotlineId: 'H',
        kind: 'EMERGENCY',
        kindName: '24小时抢险',
        name: '抢险',
        phone: '0316-0000119',
        hours: '24小时',
      },
    ],
  },
  'default GET /crmgas/stopGas/info': { stopGas: null, meters: [], arrears: null, plansAffected: [], serviceLine: '' },
}
const FILED = {
  ticketId: 'T1',
  ticketNo: 'GD1',
  acceptDue: '2026-11-23T11:30:00+08:00',
  finishDue: '2026-11-24T17:30:00+08:00',
}
const REPLIED = {
  logId: 'L1',
  action: 'REPLY' as const,
  operatorType: 'CUSTOMER' as const,
  operatorName: '陈店长',
  content: '补充照片',
  files: [],
  at: '2026-11-23T09:31:00+08:00',
}
const types = [
  { ticketType: 'CONSULT' as const, label: '咨询', subtypes: [aTicketType(), aTicketType({ subtype: 'C_ACCOUNT' })] },
  { ticketType: 'REPAIR' as const, label: '报修', subtypes: [aTicketType({ subtype: 'GAS_LEAK' })] },
]

const leakTypes = [
  { ticketType: 'REPAIR' as const, label: '报修', subtypes: [aTicketType({ subtype: 'GAS_LEAK', needSite: '1' })] },
]

let page: OpenPage
const press = async (name: string | RegExp) => {
  page.tap(page.button(name as string))
  await settled()
}
const has = (...words: string[]) => {
  for (const word of words) expect(page.text()).toContain(word)
}
const radio = (words: string) =>
  [...page.host().querySelectorAll<HTMLElement>('[role=radio]')].find((one) => one.textContent?.includes(words))

describe('提交工单', () => {
  const open = async (answers: Answers = {}, as = master()) => {
    page = await renderPage('/subPages/customer-service/add', {
      as,
      answers: { ...around, [TYPES]: types, [METERS]: { list: [] }, [SITES]: listOf([]), [SLOTS]: [], ...answers },
    })
    await settled()
  }
  const write = async (text: string) => {
    const area = page.host().querySelector('textarea')
    if (!area) throw new Error('no text')
    page.type(area, text)
    await settled()
  }

  test('one picture and one text: the words propose the subtype, the promises are below', async () => {
    await open({ [ADD]: FILED })
    page.tap(radio('其他') as HTMLElement)
    await settled()
    await write('子账号没有缴费权限')
    has('账号与权限', '提交后我们承诺', '1个工作日内')
    await press('提交工单')
    const sent = page.sent(ADD) as In<typeof ADD>[]
    expect(sent).toMatchObject([{ ticketType: 'CONSULT', subtype: 'C_ACCOUNT', description: '子账号没有缴费权限' }])
    has('提交成功', 'GD1')
  })

  test('a photo that still uploads follows its ticket as a reply; leaving before it is asked about', async () => {
    let arrive: (sent: object) => void = () => undefined
    jest.mocked(upload).mockReturnValue(new Promise((done) => (arrive = done as typeof arrive)))
    jest.mocked(choosePhotos).mockResolvedValue([{ preview: 'blob:1', size: 1, file: {} } as never])
    await open({ [ADD]: FILED, [REPLY]: REPLIED })
    page.tap(radio('其他') as HTMLElement)
    await settled()
    await write('请问怎么开票给分公司')
    await press('拍照，添加照片')
    page.tap(document.querySelector('[role=dialog] button:nth-of-type(2)') as HTMLElement)
    await settled()
    await press('提交工单')
    expect(page.sent(ADD)).toMatchObject([{ images: [] }])
    has('提交成功', '请先不要离开')
    await press('查看工单')
    expect(document.body.textContent).toContain('还有1张照片没有补充到工单')
    const stay = [...document.querySelectorAll('[role=dialog] button, [role=alertdialog] button')].find(
      (one) => one.textContent === '取消',
    )
    page.tap(stay as HTMLElement)
    await settled()
    arrive({ fileID: 'f1', url: '/f/f1' })
    await settled()
    expect(page.sent(REPLY)).toMatchObject([{ ticketId: 'T1', content: '补充照片', files: ['f1'] }])
    has('另外 1 张照片已补充到工单')
  })

  test('a photo that arrives in the moment of the answer of a reply follows, and none follows twice', async () => {
    const arrivals: ((sent: object) => void)[] = []
    jest
      .mocked(upload)
      .mockImplementation(() => new Promise((done) => arrivals.push(done as (typeof arrivals)[number])))
    jest
      .mocked(choosePhotos)
      .mockResolvedValue(Array.from({ length: 4 }, () => ({ preview: 'blob:1', size: 1, file: {} }) as never))
    let reply: (answer: typeof REPLIED) => void = () => undefined
    const waits = () => new Promise<typeof REPLIED>((done) => (reply = done))
    await open({ [ADD]: FILED, [REPLY]: waits })
    page.tap(radio('其他') as HTMLElement)
    await settled()
    await write('请问怎么开票给分公司')
    await press('拍照，添加照片')
    page.tap(document.querySelector('[role=dialog] button:nth-of-type(2)') as HTMLElement)
    await settled()
    await press('提交工单')
    const arrive = (no: number) => arrivals[no]?.({ fileID: `f${no}`, url: `/f/${no}` })
    const turns = async (count: number) => {
      for (let left = count; left > 0; left -= 1) await new Promise((done) => setTimeout(done))
    }
    await act(() => turns(([0, 1, 2].forEach(arrive), 5)))
    // Nothing is drawn between the two.
    await act(async () => {
      reply(REPLIED)
      await turns(5)
      arrive(3)
      await turns(5)
    })
    await act(() => turns(5))
    reply(REPLIED)
    await settled()
    expect(page.sent(REPLY)).toMatchObject([{ files: ['f0', 'f1', 'f2'] }, { files: ['f3'] }])
    has('另外 4 张照片已补充到工单')
  })

  test('what was written and not sent is offered for a day, to the same customer number', async () => {
    await open()
    page.tap(radio('其他') as HTMLElement)
    await settled()
    await write('上次没有写完的问题')
    await page.close()
    await open({}, master({ bp: '1000000002' }))
    expect(document.body.textContent).not.toContain('是否继续编辑上次未提交的内容？')
    await page.close()
    await open()
    expect(document.body.textContent).toContain('是否继续编辑上次未提交的内容？')
    page.agree()
    await settled()
    expect(page.host().querySelector('textarea')?.value).toBe('上次没有写完的问题')
  })

  test('a leak: the phone first, no photos, the ticket after it', async () => {
    await open()
    page.tap(radio('漏气') as HTMLElement)
    await settled()
    has('先打电话，再填工单', '0316-0000119', '已打电话，补交工单')
    expect(page.names()).not.toContain('拍照，添加照片')
  })

  test.each([
    ['a place of gas use', '二厂区', '', { siteId: 'S2' }],
    [
      'another address with its position',
      '其他地址',
      '开发区创业路18号',
      { address: '开发区创业路18号', lng: '116.700000', lat: '39.500000' },
    ],
  ])('a leak of a customer without a meter names %s', async (_name, label, address, sent) => {
    const sites = listOf([aPlace({ siteId: 'S2', siteName: '二厂区', reviewStatus: 'CONFIRMED' })])
    await open({ [ADD]: FILED, [SITES]: sites, [TYPES]: leakTypes })
    page.tap(radio('漏气') as HTMLElement)
    await settled()
    await press(label)
    if (address !== '') {
      page.type(page.input('详细地址'), address)
      await press('地图位置：请选择地图位置')
      await press('使用当前位置')
    }
    await write('法兰处有气味，已关阀')
    await press('已打电话，补交工单')
    expect(page.sent(ADD)).toMatchObject([{ subtype: 'GAS_LEAK', ...sent }])
  })

  test('what was written is asked about before it is left (D 6.1)', async () => {
    await open()
    page.tap(radio('其他') as HTMLElement)
    await settled()
    await write('请问怎么开票给分公司')
    await press('返回')
    has('内容尚未提交，确定离开？')
    expect(page.went).toEqual([])
  })

  test('a place that is not known yet is declared on its page, and is there after it (D 6.1)', async () => {
    await open({ [TYPES]: leakTypes })
    page.tap(radio('漏气') as HTMLElement)
    await settled()
    await press('新增地点')
    expect(page.went).toEqual(['navigateTo /pages/record/addCity'])
  })

  test('a refusal of the fourth leads to the one that is open', async () => {
    await open({ [ADD]: refused('44103', '同类工单正在处理中，可在原工单中催办', { ticketId: 'T9' }) })
    page.tap(radio('其他') as HTMLElement)
    await settled()
    await write('请问怎么开票给分公司')
    await press('提交工单')
    page.agree()
    await settled()
    expect(page.went).toEqual(['navigateTo /subPages/customer-service/detail?ticketId=T9'])
  })
})

describe('工单详情', () => {
  const open = async (part: Parameters<typeof aTicket>[0], answers: Answers = {}) => {
    page = await renderPage('/subPages/customer-service/detail', {
      params: { ticketId: 'T1' },
      answers: { ...around, [DETAIL]: aTicket(part), ...answers },
    })
    await settled()
  }

  test('the running promise is the hero; what happens past it is below', async () => {
    await open({})
    has('距承诺办结还有', '最晚办结', '11-24 17:30', '自动升级给客户服务主管', '用时 10分钟')
    expect(page.names()).not.toContain('导航到地点')
  })

  test('a place with a position is one tap from the way to it', async () => {
    await open({ address: '光明道1号', lng: '116.700000', lat: '39.500000' })
    await press('导航到地点')
    expect(page.went[0]).toMatch('goNavigation?lng=116.700000&lat=39.500000')
  })

  test('a result is confirmed after a question; 未解决 asks for a reason of five characters', async () => {
    const part = { status: 'RESOLVED', resultText: '已说明', actions: ['CONFIRM'] } as const
    await open({ ...part, actions: ['CONFIRM'] }, { [CONFIRM]: aTicket({ status: 'TO_EVALUATE' }) })
    await press('已解决')
    page.agree()
    await settled()
    expect(page.sent(CONFIRM)).toEqual([{ ticketId: 'T1', version: 2, solved: true }])
    await press('未解决')
    has('哪里没有解决')
  })
})

test('beside two other acts a ticket can still be called off', async () => {
  page = await renderPage('/subPages/customer-service/detail', {
    params: { ticketId: 'T1' },
    answers: { ...around, [DETAIL]: aTicket({ actions: ['REPLY', 'URGE', 'CANCEL'] }) },
  })
  await settled()
  has('催办', '补充说明')
  await press('撤销')
  has('已自行解决')
})

test('a list with what can be done at once; the emergency line is above it', async () => {
  const counts = { ALL: 1, OPEN: 0, CONFIRM: 1, EVALUATE: 0, CLOSED: 0 }
  page = await renderPage('/subPages/customer-service/index', {
    answers: { ...around, [LIST]: listOf([aTicketHead({ status: 'RESOLVED', canConfirm: '1' })], { counts }) },
  })
  await settled()
  has('燃气泄漏请立即拨打抢险电话 0316-0000119', 'GD20261123000001', '待确认', '确认结果')
  await press('在线客服')
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/gpt'])
  const { features } = aClientConfig()
  page = await renderPage('/subPages/customer-service/index', {
    answers: {
      ...around,
      [LIST]: listOf([], { counts }),
      [CLIENT]: aClientConfig({ features: { ...features, gptEnabled: '0' } }),
    },
  })
  await settled()
  // The company has no assistant.
  expect(page.names()).not.toContain('在线客服')
})

test('a rating: below three stars without a word is refused at the text', async () => {
  page = await renderPage('/subPages/customer-service/evaluate', {
    params: { ticketId: 'T1' },
    answers: {
      ...around,
      [DETAIL]: aTicket({ status: 'TO_EVALUATE', resultText: '已说明' }),
      'default GET /crmgas/serviceTicket/evaluateTags': { good: ['响应及时'], bad: ['响应慢'] },
      [RATE]: refused('44112', '请告诉我们哪里做得不好'),
    },
  })
  await settled()
  for (const group of page.host().querySelectorAll('[role=radiogroup]')) {
    page.tap(group.querySelector<HTMLElement>('[aria-label="2星"]') as HTMLElement)
    await settled()
  }
  has('不满意', '响应慢')
  await press('提交评价')
  has('请告诉我们哪里做得不好')
  await press('返回')
  has('评价尚未提交，确定离开？')
  expect(page.went).toEqual([])
  page.agree()
  await settled()
  expect(page.went).toHaveLength(1)
})

test.each([
  ['a visitor', visitor, '登录'],
  ['a user without a customer number', newcomer(), '去绑定'],
])(
  '%s sees the emergency number on 提交工单, and calls it without any further step (TK-04)',
  async (_name, as, way) => {
    const page = await renderPage('/subPages/customer-service/add', {
      as,
      answers: { 'default GET /crmgas/company/list': [aCompany({ emergencyHotline: '0316-0000119' })] },
    })
    page.tap(page.button('拨打抢险电话 0316-0000119'))
    expect(called.splice(0)).toEqual(['0316-0000119'])
    expect(page.button(way)).toBeTruthy()
    expect(page.calls().filter((key) => key.includes('serviceTicket'))).toEqual([])
  },
)
