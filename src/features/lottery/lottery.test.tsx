import { couponText } from '@domain/coupon'
import { ledgerPages, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aCoupon, aLottery, aLotteryLedger, aPrize, aPrizeRow, current, someChances } from '@/testing/make/lottery'
import { renderPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master, newcomer, subAccount, visitor, type Person } from '@/testing/people'
import { daysLeftText } from './lottery-text'

const BASE = '/subPagesB/pages/lotteryDraw'
const CURRENT = 'default GET /crmgas/lottery/current'
const CHANCE = 'default GET /crmgas/lottery/myChance'
const PROOF = 'default GET /crmgas/lottery/proof'
const DRAW = 'default POST /crmgas/lottery/draw'
const LEDGER = 'default GET /crmgas/lottery/ledger'
const WINS = 'default GET /crmgas/lottery/myWinList'
const WIN = 'default GET /crmgas/lottery/winDetail'
const CLAIM = 'default POST /crmgas/lottery/claim'
const GIVE_UP = 'default POST /crmgas/lottery/giveUp'
const CONFIRM = 'default POST /crmgas/lottery/confirmReceive'

const open = async (answers: Answers = {}, as: Person | null = master()) => {
  const page = await renderPage(`${BASE}/index`, {
    as,
    answers: { [CURRENT]: current(), [CHANCE]: someChances(), [PROOF]: aLotteryLedger().proof, ...answers },
  })
  await settled()
  return page
}

test('chances, the last draw computed again at once, prizes with their odds (E 6.16)', async () => {
  const page = await open()
  for (const words of [
    '还可抽 2 次',
    '今天新得 1 次，明天 0 点后可抽',
    '本机重算一致',
    'LD000002:1:000001',
    '49%',
    '14/20',
    '价值 ¥600.00',
  ])
    expect(page.text()).toContain(words)
  // Three of three are had: there is no way to a fourth.
  expect(page.names().filter((name) => name.startsWith('去完成'))).toEqual(['去完成 按时缴费'])
})

test('opened by a share it is counted, and the timeline passes it on (E-S-04, E-S-08)', async () => {
  const page = await renderPage(`${BASE}/detail`, {
    as: visitor,
    params: { campaignId: 'LD000002', s: 'Abc1234567' },
    answers: { [CURRENT]: current(), 'default POST /crmgas/share/visit': null },
  })
  await settled()
  expect(page.sent('default POST /crmgas/share/visit')).toMatchObject([{ s: 'Abc1234567', action: 'open' }])
  expect(page.cardFor('timeline')).toMatchObject({ query: 'campaignId=LD000002&s=Abc1234567' })
})

test('of a coupon among the prizes it is said what it takes off, and from which sum (E-L-02)', async () => {
  const [first, ...others] = aLottery().prizes
  if (!first) throw new Error('no prize')
  const coupon = { ...first, name: '优惠券', service: 'COUPON' as const, value: '100.00', couponFrom: '1000.00' }
  const page = await open({ [CURRENT]: current(aLottery({ prizes: [coupon, ...others] })) })
  expect(page.text()).toContain(couponText({ faceValue: '100.00', threshold: '1000.00' }))
})

test('a draw with another roll than the right one is shown to be so', async () => {
  const page = await open({ [PROOF]: aLotteryLedger({ roll: 999_999 }).proof })
  expect(page.text()).toContain('重算不一致：结果与种子算出的不一致')
})

test.each([
  ['管道检测1次', 'PIPE_CHECK', '获得管道检测1次，请在期限内领取', '去领取'],
  ['商城50元券', 'COUPON', '获得商城50元券，已到账，接受商城报价时抵用', '查看优惠券'],
] as const)('a draw that wins leads to its prize: %s', async (prizeName, service, words, way) => {
  const [one] = aLotteryLedger().proof.list
  if (!one) throw new Error('no draw')
  const { proof: _proof, ...drawn } = one
  const page = await open({
    [DRAW]: { ...drawn, prizeName, service, winId: 'W1', remaining: 1 },
  })
  page.tap(page.button('抽一次'))
  await settled()
  expect(page.sent(DRAW)).toMatchObject([{ campaignId: 'LD000002' }])
  expect(page.text()).toContain(words)
  expect(page.find(part.dialogConfirm).textContent).toBe(way)
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/detail?campaignId=LD000002&tab=mine&winId=W1`])
})

test('a draw that is refused says why', async () => {
  const page = await open({ [DRAW]: refused('E5004', '今日抽奖次数已达上限') })
  page.tap(page.button('抽一次'))
  await settled()
  expect(page.text()).toContain('今日抽奖次数已达上限')
})

test.each([
  ['登录后抽奖', visitor, current(aLottery(), 'V')],
  ['绑定企业后抽奖', newcomer(), current(aLottery(), 'N')],
  ['审核通过后可抽奖', newcomer(), current(aLottery(), 'P')],
  ['您不在本活动参与范围', master(), current(aLottery(), 'O')],
  ['活动暂停中', master(), current(aLottery({ state: 'paused', pauseReason: '核对库存' }))],
  ['活动未开始', master(), current(aLottery({ state: 'scheduled', startAt: '2026-12-13T09:00:00+08:00' }))],
  ['活动已结束', master(), current(aLottery({ state: 'ended' }))],
] as const)('%s', async (text, as, answer) => {
  const page = await open({ [CURRENT]: answer }, as)
  expect(page.names()).toContain(text)
  expect(page.names()).not.toContain('抽一次')
})

test('without a chance, and without the right, nothing is drawn', async () => {
  const none = await open({ [CHANCE]: someChances({ remaining: 0 }) })
  expect(none.button('暂无抽奖机会').disabled).toBe(true)
  const other = await open({}, subAccount(['BILL_VIEW']))
  expect(other.text()).toContain('仅主账号或已授权的子账号可操作')
})

test('without a campaign the past ones are one tap away', async () => {
  const page = await open({ [CURRENT]: current(null) })
  expect(page.text()).toContain('暂无抽奖活动')
  page.tap(page.button('往期活动'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/detail`])
})

test('parts that fail say so and are tried again', async () => {
  const page = await open({ [CHANCE]: lost, [PROOF]: lost })
  const failed = page.names().filter((name) => name.includes('请求失败'))
  expect(failed).toHaveLength(2)
  page.answer({ [CHANCE]: someChances() })
  page.tap(page.button(failed[0] ?? ''))
  await settled()
  expect(page.text()).toContain('还可抽 2 次')
})

type Tab = 'rule' | 'prize' | 'winner' | 'mine' | 'verify'
const openTab = async (tab: Tab, answers: Answers = {}, more: { winId?: string } = {}) => {
  const page = await renderPage(`${BASE}/detail`, {
    as: master(),
    params: { campaignId: 'LD000002', tab, ...more },
    answers: {
      [CURRENT]: current(),
      [PROOF]: aLotteryLedger().proof,
      [LEDGER]: ledgerPages(aLotteryLedger().ledger),
      [WINS]: listOf([aPrizeRow()]),
      [WIN]: aPrize(),
      ...answers,
    },
  })
  await settled()
  return page
}

test('rules with organiser and deadline; odds and winners on their tabs (E-L-02)', async () => {
  const page = await openTab('rule', {
    'default GET /crmgas/lottery/winnerList': listOf(aLottery().winners),
  })
  for (const words of ['廊坊新源燃气有限公司', '2027-01-12', '次日起可抽。']) expect(page.text()).toContain(words)
  expect(page.cardFor('timeline')).toEqual({ title: aLottery().title, query: 'campaignId=LD000002' })
  page.tap(page.button('概率'))
  await settled()
  expect(page.text()).toContain('50%')
  page.tap(page.button('中奖名单'))
  await settled()
  expect(page.text()).toContain('恒泰****有限公司')
})

test.each([
  ['as it was written', {}, '验证通过：1 次机会、1 次抽奖全部一致'],
  ['with another roll', { roll: 1 }, '验证不通过：结果与种子算出的不一致（第4行）'],
] as const)('the whole ledger is computed again, %s (E-L-08)', async (_name, over, said) => {
  const page = await openTab('verify', { [LEDGER]: ledgerPages(aLotteryLedger(over).ledger) })
  page.tap(page.button('重算全部账本'))
  await settled()
  expect(page.text()).toContain(said)
})

test('a prize is claimed with a contact, and becomes a ticket (E-L-10)', async () => {
  const page = await openTab('mine', { [CLAIM]: { status: 'claimed', ticketId: 'T1' } }, { winId: 'W1' })
  expect(page.text()).toContain('¥600.00')
  page.tap(page.button('确认领取'))
  await settled()
  expect(page.sent(CLAIM)).toEqual([])
  page.type(page.input('联系人'), '王建国')
  page.tap(page.button('确认领取'))
  await settled()
  expect(page.sent(CLAIM)).toMatchObject([{ winId: 'W1', receiverName: '王建国', receiverPhone: '13800000001' }])
})

test.each([
  ['the message names no campaign', {}],
  ['of a campaign', { campaignId: 'LD000002' }],
])('where the company has left draws out a prize that was won is claimed, %s', async (_name, params) => {
  const page = await renderPage(`${BASE}/detail`, {
    as: master(),
    params: { ...params, tab: 'mine', winId: 'W1' },
    answers: { [CURRENT]: refused('2907', '该功能暂未开放'), [WINS]: listOf([aPrizeRow()]), [WIN]: aPrize() },
  })
  await settled()
  expect(page.names()).toContain('确认领取')
  expect(page.text()).not.toContain('该功能暂未开放')
})

test('a prize is renounced after a question, a service that was done is confirmed (E-L-11)', async () => {
  const page = await openTab('mine', { [GIVE_UP]: refused('E5011', '奖品已过领取期限') })
  page.tap(page.row())
  await settled()
  page.tap(page.button('放弃奖品'))
  await settled()
  expect(page.text()).toContain('放弃后奖品不可恢复')
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.text()).toContain('奖品已过领取期限')
  const claimed = aPrize({ state: 'claimed', ticketId: 'T1', ticketNo: 'GD1', receiverName: '王建国' })
  const other = await openTab('mine', { [WIN]: claimed, [CONFIRM]: { status: 'received' } }, { winId: 'W1' })
  other.tap(other.button('服务已完成'))
  await settled()
  other.tap(other.find(part.dialogConfirm))
  await settled()
  expect(other.sent(CONFIRM)).toEqual([{ winId: 'W1' }])
  other.tap(other.button('查看工单'))
  await settled()
  expect(other.went).toEqual(['navigateTo /subPages/customer-service/detail?ticketId=T1'])
})

test('a coupon says what it is good for, and leads to the goods, later to its quote (E-M-16)', async () => {
  const page = await openTab('mine', { [WIN]: aCoupon() }, { winId: 'W1' })
  for (const words of ['优惠券', '¥100.00', '¥1,000.00', '已到账', '不抵燃气费']) expect(page.text()).toContain(words)
  expect(page.names()).not.toContain('确认领取')
  page.tap(page.button('去使用'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/hot/product-list'])
  const used = await openTab('mine', { [WIN]: aCoupon({ state: 'used', leadNo: 'L1' }) }, { winId: 'W1' })
  expect(used.names()).not.toContain('去使用')
  used.tap(used.button('查看咨询单'))
  await settled()
  expect(used.went).toEqual(['navigateTo /pages/hot/detail?type=lead&leadNo=L1'])
})

test('a master sees the prizes of the whole customer; a visitor is led to the login', async () => {
  const page = await openTab('mine')
  page.tap(page.button('本企业'))
  await settled()
  expect(page.sent(WINS).at(-1)).toMatchObject({ scope: 'bp' })
  const other = await renderPage(`${BASE}/detail`, {
    as: visitor,
    params: { campaignId: 'LD000002', tab: 'mine' },
    answers: { [CURRENT]: current(aLottery(), 'V') },
  })
  await settled()
  expect(other.text()).toContain('登录后查看')
})

test.each([
  ['2026-12-13', '2026-12-14', '还剩1天'],
  ['2026-12-31', '2027-01-12', '还剩12天'],
  ['2027-01-12', '2027-01-12', '今天截止'],
])('a prize on %s that is claimed until %s: %s', (today, until, text) => expect(daysLeftText(today, until)).toBe(text))

test('without a campaign: all of them, the newest first', async () => {
  const { rules: _r, seedHash: _s, prizes: _p, winners: _w, ...row } = aLottery()
  const page = await renderPage(`${BASE}/detail`, {
    as: visitor,
    answers: { 'default GET /crmgas/lottery/list': listOf([row]) },
  })
  await settled()
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/detail?campaignId=LD000002`])
})
