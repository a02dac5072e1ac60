import { storage } from '@/platform/storage'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aStaffLottery } from '@/testing/make/lottery'
import { renderPage, type OpenPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

const LIST = 'btwob GET /lottery/list'
const DETAIL = 'btwob GET /lottery/detail'
const SAVE = 'btwob POST /lottery/save'
const PUBLISH = 'btwob POST /lottery/publish'
const PAUSE = 'btwob POST /lottery/pause'
const RESUME = 'btwob POST /lottery/resume'
const GRANT = 'btwob POST /lottery/chance/grant'
const SHIP = 'btwob POST /lottery/win/ship'
const FINISH = 'btwob POST /lottery/win/finish'

let page: OpenPage
const press = (...names: string[]) => page.press(...names)
const agree = async () => {
  page.tap(page.find(part.dialogConfirm))
  await settled()
}
const open = async (params: { campaignId?: string; edit?: '1' }, answers: Answers = {}) => {
  page = await renderPage('/pages/desk/lottery', {
    as: master({ isStaff: '1' }),
    params,
    answers: { [DETAIL]: aStaffLottery(), [SAVE]: { campaignId: 'LD000009' }, ...answers },
  })
  await settled()
}
const write = (label: string, text: string) => page.type(page.input(label), text)

beforeEach(() => {
  storage.set('x-workbench-token', 'w')
  window.innerWidth = 390
})

test('the list leads to each campaign, and to a new one', async () => {
  const { rules: _r, seedHash: _s, openedDay: _o, days: _d, prizes: _p, wins: _w, ...row } = aStaffLottery()
  page = await renderPage('/pages/desk/lotteries', {
    as: master({ isStaff: '1' }),
    answers: { [LIST]: listOf([row]) },
  })
  await settled()
  expect(page.text()).toContain('机会 6 次 · 已抽 2 次')
  page.tap(page.row())
  await settled()
  await press('新建')
  expect(page.went).toEqual(['navigateTo /pages/desk/lottery?campaignId=LD000002', 'navigateTo /pages/desk/lottery'])
})

test('a claimed service is delivered under a number', async () => {
  await open({ campaignId: 'LD000002' }, { [SHIP]: { status: 'claimed', handedAt: '2026-11-25T10:00:00+08:00' } })
  await press('移交 华北精工陶瓷有限公司')
  write('承接单号', 'FW-01')
  await agree()
  expect(page.sent(SHIP)).toMatchObject([{ handedNo: 'FW-01' }])
})

test('a claim with its ticket is finished; a pause needs a reason that customers read', async () => {
  await open({ campaignId: 'LD000002' }, { [FINISH]: { status: 'received' }, [PAUSE]: { status: 'paused' } })
  expect(page.text()).toContain('第 11 天，共 30 天')
  await press('服务完成 华北精工陶瓷有限公司')
  await agree()
  expect(page.sent(FINISH)).toEqual([{ winId: 'W1' }])
  await press('暂停')
  page.type(page.input('原因'), '核对库存')
  await agree()
  expect(page.sent(PAUSE)).toEqual([{ campaignId: 'LD000002', reason: '核对库存' }])
})

test('a draft is published, a pause ends', async () => {
  await open(
    { campaignId: 'LD000002' },
    { [DETAIL]: aStaffLottery({ state: 'draft', draws: 0 }), [PUBLISH]: { status: 'scheduled', seedHash: 'a' } },
  )
  await press('发布')
  await agree()
  expect(page.sent(PUBLISH)).toEqual([{ campaignId: 'LD000002' }])
  await open(
    { campaignId: 'LD000002' },
    { [DETAIL]: aStaffLottery({ state: 'paused' }), [RESUME]: { status: 'running' } },
  )
  await press('恢复')
  await agree()
  expect(page.sent(RESUME)).toEqual([{ campaignId: 'LD000002' }])
})

test('a chance is made up for, once for a ticket', async () => {
  await open({ campaignId: 'LD000002' }, { [GRANT]: refused('2904', '数据已被更新') })
  await press('补发机会')
  write('户号', '1000000001')
  write('工单编号', 'GD20261123')
  write('原因', '缴费记录延迟')
  await press('补发')
  expect(page.sent(GRANT)).toEqual([
    { campaignId: 'LD000002', bp: '1000000001', ticket: 'GD20261123', reason: '缴费记录延迟' },
  ])
  expect(page.text()).toContain('数据已被更新')
})

test('a new one: services and a coupon with a quantity are its prizes, odds in per cent', async () => {
  await open({})
  write('标题', '冬季抽奖')
  write('开始时间', '2026-12-01 09:00')
  write('结束时间', '2026-12-31 18:00')
  write('领取期限', '2027-01-31')
  write('主办方', '廊坊新源燃气有限公司')
  write('联系电话', '0316-0000100')
  write('管道检测 数量', '20')
  write('管道检测 概率%', '0.05')
  write('管道检测 价值(元)', '600')
  write('优惠券 数量', '500')
  write('优惠券 奖品名称', '满1000减100优惠券')
  write('优惠券 概率%', '10')
  write('优惠券 面额(元)', '100')
  write('优惠券 满额可用(元)', '1000')
  write('活动规则', '次日起可抽。')
  await press('保存')
  expect(page.sent(SAVE)).toEqual([
    {
      title: '冬季抽奖',
      organizer: '廊坊新源燃气有限公司',
      organizerPhone: '0316-0000100',
      rules: '次日起可抽。',
      startAt: '2026-12-01T09:00:00+08:00',
      endAt: '2026-12-31T18:00:00+08:00',
      claimUntil: '2027-01-31',
      dailyDraws: 5,
      mostWins: 3,
      mostChances: 3,
      prizes: [
        { name: '管道检测1次', service: 'PIPE_CHECK', value: '600.00', quantity: 20, weight: 500 },
        {
          name: '满1000减100优惠券',
          service: 'COUPON',
          value: '100.00',
          couponFrom: '1000.00',
          quantity: 500,
          weight: 100_000,
        },
      ],
    },
  ])
})
