import { fingerprintOf, ranked } from '@domain/draw/draw'
import { asFile, chained, type LedgerText } from '@domain/draw/ledger'
import { ledgerPages, listOf, refused, settled, type Answers } from '@/testing/answers'
import { aBid, anActivity, anActivityRow, aWinningList } from '@/testing/make/bidding'
import { renderPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

const BASE = '/subPagesB/pages/ng-package'
const LIST = 'sqdev GET /ng/activity/list'
const DETAIL = 'sqdev GET /ng/activity/detail'
const SUBMIT = 'sqdev POST /ng/bid/submit'
const WINNERS = 'sqdev GET /ng/winningList'
const ENTRIES = 'sqdev GET /ng/entries'
const ngId = 'NG2026110001'

test('the list: price range, how many take part, the own bid; a card leads to its activity', async () => {
  const rows = [
    anActivityRow({ mine: { bidNo: 'J1', state: 'VALID', price: '3.8000', volume: '120000', action: 'SUBMIT' } }),
    anActivityRow({
      ngId: 'NG2',
      name: '保供气摇号 第2期',
      mode: 'DRAW',
      fixedPrice: '3.6500',
      state: 'FINISHED',
      next: null,
      mine: { bidNo: 'J2', state: 'WON', price: null, volume: '20000', action: 'CONFIRM' },
    }),
  ]
  const page = await renderPage(`${BASE}/ng-package`, { as: master(), answers: { [LIST]: listOf(rows) } })
  await settled()
  for (const words of [
    '3.6000–3.9800 元/m³',
    '参与 18 家',
    '我的报价 3.8000 元/m³ 120,000 m³',
    '下一步修改报价',
    '下一步确认并签约',
    '距竞购截止',
    '摇号',
  ])
    expect(page.text()).toContain(words)
  for (const rules of ['竞价规则', '摇号规则']) expect(page.names()).toContain(rules)
  page.tap(page.button('已结束'))
  await settled()
  expect(page.sent(LIST).at(-1)).toMatchObject({ tab: 'finished' })
  page.tap(page.button(page.names().find((name) => name.includes('增量气竞购')) ?? '增量气竞购'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/detail?ngId=${ngId}`])
})

const open = async (answers: Answers = {}) => {
  const page = await renderPage(`${BASE}/detail`, {
    as: master(),
    params: { ngId },
    answers: { [DETAIL]: anActivity(), ...answers },
  })
  await settled()
  return page
}

test('an offer shows its margin beside what is typed, and leads to the cashier (N-02, N-03)', async () => {
  const made = {
    bidNo: 'J20261123000001',
    status: 'WAIT_MARGIN',
    marginAmount: '45600.00',
    marginDue: '45600.00',
    version: 2,
  } as const
  const page = await open({ [SUBMIT]: made })
  expect(page.text()).toContain('密封报价，公布前谁也看不到别人的价')
  page.tap(page.button('去报价'))
  await settled()
  page.type(page.input('报价（元/m³）'), '3.8010')
  page.tap(page.button('提交'))
  await settled()
  expect(page.text()).toContain('须在3.6000至3.9800之间，最小变动0.0050')
  page.type(page.input('报价（元/m³）'), '3.8000')
  page.type(page.input('申购气量'), '120000')
  expect(page.text()).toContain('¥45,600.00')
  page.tap(page.button('提交'))
  await settled()
  expect(page.text()).toContain('报价3.8000元/m³，申购120,000 m³，需保证金¥45,600.00。确认提交？')
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.sent(SUBMIT)).toMatchObject([{ price: '3.8000', volume: '120000', version: 1 }])
  expect(page.went).toEqual([
    'navigateTo /subPagesB/pages/gas-package/extract-pay?bizType=NG_MARGIN&bizNo=J20261123000001',
  ])
})

test('what stands: price, volume, the margin as its formula, the moment to the millisecond', async () => {
  const offer = {
    price: '3.8000',
    volume: '120000',
    minVolume: '60000',
    lots: null,
    margin: '45600.00',
    rankTime: '11-23 09:12:06.418',
  }
  const page = await open({
    [DETAIL]: anActivity({ myBid: aBid({ state: 'VALID', offer, marginHeld: '45600.00', revisionsLeft: 4 }) }),
  })
  for (const words of [
    '120,000 × 3.8000 × 10.00% = ¥45,600.00',
    '11-23 09:12:06.418',
    '4 次，改后按新时间排序',
    '60,000 m³',
  ])
    expect(page.text()).toContain(words)
  expect(page.button('修改报价').disabled).toBe(false)
})

test('a customer that does not fit reads what to put right (N-01)', async () => {
  const item = {
    code: 'ARREARS',
    name: '欠费情况',
    pass: false,
    message: '存在逾期未缴气费，请先缴清',
    actionRoute: '/pages/my-bill/list/list',
  }
  const page = await open({
    [DETAIL]: anActivity({ state: 'SIGNUP', myBid: null, actions: ['SIGN_UP'] }),
    'sqdev POST /ng/activity/signup': refused('42109', '暂不符合订购条件', { items: [item] }),
  })
  page.tap(page.button('立即报名'))
  await settled()
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.text()).toContain('存在逾期未缴气费，请先缴清')
})

test('a win is confirmed and its agreement is signed next (N-12)', async () => {
  const award = { volume: '120000', price: '3.7500', deposit: '45000.00', isOffer: false }
  const CONFIRM = 'sqdev POST /ng/bid/confirm'
  const page = await open({
    [DETAIL]: anActivity({
      state: 'PUBLISHED',
      actions: ['CONFIRM', 'RESULT'],
      myBid: aBid({ state: 'WON', award, version: 7, confirmDeadline: '2026-11-24T17:00:00+08:00' }),
    }),
    [CONFIRM]: {
      agreeId: 'A1',
      orderNo: 'M1',
      signDeadline: '2026-11-24T17:00:00+08:00',
      depositAmount: '45000.00',
      totalAmount: '450000.00',
    },
  })
  page.tap(page.button('确认并签约'))
  await settled()
  page.tap(page.button('确认'))
  await settled()
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.sent(CONFIRM)).toMatchObject([{ bidNo: 'J20261123000001', version: 7, agreed: true }])
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/gas-package/gas-supply-agreement?agreeId=A1'])
})

/** A ledger of three entries of which one wins. */
function aLedger(over: { seed?: string } = {}) {
  const [seed, beacon, at] = ['5a'.repeat(32), 'c3'.repeat(32), '2026-11-24T09:00:00+08:00']
  const entries = ['00000001', '00000002', '00000003']
  const order = ranked({ activityId: ngId, drawNo: 1, seed, beacon }, entries)
  const texts: LedgerText[] = [
    { is: 'PUBLISHED', activityId: ngId, drawNo: 1, fingerprint: fingerprintOf(seed), winners: 1, at },
    ...entries.map((candidate) => ({ is: 'ENTRY' as const, candidate, at })),
    { is: 'SEED', seed: over.seed ?? seed, beacon, beaconDay: '2026-11-24', beaconFrom: 'PREVIOUS_DAY', at },
    ...order.map(({ candidate, score }, index) => ({
      is: 'RESULT' as const,
      rank: index + 1,
      candidate,
      score,
      outcome: '',
      name: '',
    })),
    { is: 'END', rows: 9 },
  ]
  const rows = chained('', texts)
  const proof = {
    seedHash: fingerprintOf(seed),
    seed,
    entryCount: 3,
    ledgerHash: rows.at(-1)?.hash ?? '',
    beaconDay: '2026-11-24',
    beaconRound: null,
  }
  return { ledger: asFile(rows), proof }
}

test.each([
  ['as it was written', {}, '验证通过：3 个签号、1 个中签号全部一致'],
  ['with another seed', { seed: '00'.repeat(32) }, '验证不通过：种子与报名前公布的指纹不符'],
] as const)('a draw is computed again on the phone, %s (N-13)', async (_name, over, said) => {
  const { ledger, proof } = aLedger(over)
  const page = await renderPage(`${BASE}/winningList`, {
    as: master(),
    params: { ngId },
    answers: { [WINNERS]: aWinningList({ proof }), [ENTRIES]: ledgerPages(ledger) },
  })
  await settled()
  expect(page.text()).toContain('华北****有限公司')
  page.tap(page.button('在手机上重算'))
  await settled()
  expect(page.text()).toContain(said)
  // All numbers, the one that won set off, only where they were computed from the ledger.
  const grid = page.host().querySelector('[aria-label="3 个签号，中签 1 个"]')
  expect(grid?.textContent ?? '').toBe(said.startsWith('验证通过') ? '001002003' : '')
})

test('before its publication the page says when it is', async () => {
  const page = await renderPage(`${BASE}/winningList`, {
    as: master(),
    params: { ngId },
    answers: {
      [WINNERS]: refused('42310', '结果尚未公示'),
      [DETAIL]: anActivity({ publishAt: '2026-11-23T17:00:00+08:00' }),
    },
  })
  await settled()
  expect(page.text()).toContain('结果将于 11-23 17:00 公布')
})

test('a page of another ledger than the one it speaks of does not pass', async () => {
  const { ledger, proof } = aLedger()
  const page = await renderPage(`${BASE}/winningList`, {
    as: master(),
    params: { ngId },
    answers: {
      [WINNERS]: aWinningList({ proof: { ...proof, ledgerHash: '0'.repeat(64) } }),
      [ENTRIES]: ledgerPages(ledger),
    },
  })
  await settled()
  page.tap(page.button('在手机上重算'))
  await settled()
  expect(page.text()).toContain('验证不通过：账本不完整')
})

test('offers of before and what the margin did are one tap away (N-03, N-04)', async () => {
  const bid = aBid({ state: 'VALID', marginHeld: '45600.00' })
  const at = '2026-11-23T09:12:06+08:00'
  const offer = { price: '3.8000', volume: '120000', minVolume: '60000', lots: null, margin: '45600.00' }
  const page = await renderPage(`${BASE}/detail`, {
    as: master(),
    params: { ngId },
    answers: {
      [DETAIL]: anActivity({ myBid: { ...bid, offer: { ...offer, rankTime: '11-23 09:12:06.418' } } }),
      'sqdev GET /ng/bid/detail': {
        ngId,
        name: '增量气竞购 第1期',
        activityState: 'OPEN',
        publishAt: '2026-11-23T17:00:00+08:00',
        bid,
        history: [{ revision: 1, ...offer, at }],
        margin: [{ entryNo: 'M1', direction: 'IN', amount: '45600.00', balanceAfter: '45600.00', remark: '', at }],
      },
    },
  })
  await settled()
  page.tap(page.button('报价与保证金记录'))
  await settled()
  for (const words of ['3.8000 元/m³ · 120,000 m³', '保证金 ¥45,600.00', '缴纳¥45,600.00'])
    expect(page.text()).toContain(words)
})

test('own numbers of a draw are set off where they have won', async () => {
  const bid = aBid({ state: 'WON', entries: ['00000010', '00000017'], wonEntries: ['00000017'] })
  const page = await renderPage(`${BASE}/detail`, {
    as: master(),
    params: { ngId },
    answers: { [DETAIL]: anActivity({ mode: 'DRAW', state: 'PUBLISHED', fixedPrice: '3.7000', myBid: bid }) },
  })
  await settled()
  expect(page.host().querySelector('[aria-label="我的签号 2 个，中签 1 个"]')?.textContent).toBe('010017')
})

test('the result of a sign-up says when it is public', async () => {
  const page = await renderPage(`${BASE}/submit-result`, {
    as: master(),
    params: { ngId, bidNo: 'J1', scene: 'SIGNUP' },
    answers: {
      'sqdev GET /ng/bid/detail': {
        ngId,
        name: '增量气竞购 第1期',
        activityState: 'OPEN',
        publishAt: '2026-11-23T17:00:00+08:00',
        bid: aBid(),
        history: [],
        margin: [],
      },
    },
  })
  await settled()
  expect(page.text()).toContain('报名成功')
  expect(page.text()).toContain('11-23 17:00 公布结果')
})
