import { inTurn, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aGuestLink, aView } from '@/testing/make/guest'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'

const PATH = '/subPagesB/pages/accountSecurity/guestLink'
const LIST = 'btwob GET /guestLink/list'
const DETAIL = 'btwob GET /guestLink/detail'
const VIEWS = 'btwob GET /guestLink/views'
const SAVE = 'btwob POST /guestLink/save'
const RENEW = 'btwob POST /guestLink/renew'
const REVOKE = 'btwob POST /guestLink/revoke'
const TOKEN = 'x'.repeat(43)

const mockProve = jest.fn(() => Promise.resolve<string | null>('ticket'))
jest.mock('@/shared/step-up', () => ({ stepUp: () => mockProve() }))

jest.mock('@/platform/measure', () => ({
  ...jest.requireActual<object>('@/platform/measure'),
  scrollToElement: jest.fn(),
}))

describe('the list', () => {
  test('reader, content and end of each link, and whether it was viewed', async () => {
    const page = await renderPage(PATH, {
      answers: {
        [LIST]: listOf([
          aGuestLink(),
          aGuestLink({ linkId: 'l2', guestName: '李会计', state: 'REVOKED', seenAt: null, scopes: ['USAGE'] }),
        ]),
      },
    })
    for (const words of ['王会计', '139****0077', '有效', '账单、发票', '2025-12 至 2026-11', '有效至 2026-12-23'])
      expect(page.text()).toContain(words)
    for (const words of ['最近查看 2026-11-22 10:20', '已撤销', '还没有查看过']) expect(page.text()).toContain(words)
    page.tap(page.find('[role=listitem] button'))
    page.tap(page.button('新建链接'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${PATH}?linkId=l1`, `navigateTo ${PATH}?mode=new`])
  })

  test('none yet; what fails is tried again', async () => {
    expect((await renderPage(PATH, { answers: { [LIST]: listOf([]) } })).text()).toContain('还没有会计查阅链接')
    const page = await renderPage(PATH, { answers: { [LIST]: lost } })
    page.answer({ [LIST]: listOf([aGuestLink()]) })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.text()).toContain('王会计')
  })

  test('it is the master’s', async () => {
    const page = await renderPage(PATH, { as: subAccount(['BILL_VIEW']), answers: {} })
    expect(page.calls()).toEqual([])
    expect(page.text()).toContain('仅主账号可进行此操作')
  })
})

describe('a new one', () => {
  const open = (answer: Answers[typeof SAVE]) =>
    renderPage(PATH, { params: { mode: 'new' }, answers: { [SAVE]: answer } })
  const fill = (page: Awaited<ReturnType<typeof open>>, name: string, phone: string) => {
    page.type(page.input('查看人姓名'), name)
    page.type(page.input('查看人手机号'), phone)
  }

  test('for one guest, with an address that is shown once', async () => {
    const page = await open({ linkId: 'l1', token: TOKEN })
    fill(page, ' 王会计 ', '13900000077')
    page.tap(page.button('用气'))
    page.tap(page.button('发票'))
    page.tap(page.button('90天'))
    page.tap(page.button('生成链接'))
    await settled()
    expect(page.sent(SAVE)).toEqual([
      expect.objectContaining({
        guestName: '王会计',
        phone: '13900000077',
        scopes: ['BILL', 'USAGE'],
        monthFrom: '2025-12',
        monthTo: '2026-11',
        endDate: '2027-02-21',
        securityTicket: 'ticket',
      }),
    ])
    expect(page.text()).toContain('链接已生成')
    expect(page.text()).toContain(`/subPagesB/pages/accountSecurity/guest?token=${TOKEN}`)
    page.tap(page.button('完成'))
    await settled()
    expect(page.went).toEqual([`redirectTo ${PATH}?linkId=l1`])
  })

  test('without the proof of the master nothing is made', async () => {
    mockProve.mockResolvedValueOnce(null)
    const page = await open({ linkId: 'l1', token: TOKEN })
    fill(page, '王会计', '13900000077')
    page.tap(page.button('生成链接'))
    await settled()
    expect(page.sent(SAVE)).toEqual([])
  })

  test('nothing is sent that could not be', async () => {
    const page = await open({ linkId: 'l1', token: TOKEN })
    fill(page, '王', '12')
    page.tap(page.button('账单'))
    page.tap(page.button('发票'))
    page.tap(page.button('生成链接'))
    await settled()
    for (const words of ['请填写2至20个字', '请填写正确的手机号', '请选择授权内容'])
      expect(page.text()).toContain(words)
    expect(page.sent(SAVE)).toEqual([])
  })

  test('months: from before to, no more than 36', async () => {
    const page = await open({ linkId: 'l1', token: TOKEN })
    fill(page, '王会计', '13900000077')
    page.tap(page.button('结束月份：2026-11'))
    page.tap(page.button('上一年'))
    page.tap(page.button('2025年11月'))
    page.tap(page.button('确定'))
    page.tap(page.button('生成链接'))
    await settled()
    expect(page.text()).toContain('结束月份不能早于开始月份')
    page.tap(page.button('开始月份：2025-12'))
    for (const _year of [1, 2, 3]) page.tap(page.button('上一年'))
    page.tap(page.button('2022年11月'))
    page.tap(page.button('确定'))
    page.tap(page.button('生成链接'))
    await settled()
    expect(page.text()).toContain('最多授权36个月')
    expect(page.sent(SAVE)).toEqual([])
  })

  test('what is refused stands where it belongs', async () => {
    const page = await open(
      inTurn(refused('2001', '请输入正确的手机号'), refused('2573', '有效链接数量已达上限(10个)，请先撤销不用的链接')),
    )
    fill(page, '王会计', '13900000077')
    page.tap(page.button('生成链接'))
    await settled()
    expect(page.text()).toContain('请输入正确的手机号')
    page.tap(page.button('生成链接'))
    await settled()
    expect(page.text()).toContain('请先撤销不用的链接')
  })

  test('a request number is reused while its result is unknown; its second answer has no address', async () => {
    const page = await open(inTurn(lost, { linkId: 'l1', token: null }))
    fill(page, '王会计', '13900000077')
    page.tap(page.button('生成链接'))
    await settled()
    page.tap(page.button('生成链接'))
    await settled()
    expect(new Set(page.numbers(SAVE)).size).toBe(1)
    expect(page.text()).toContain('请在链接详情中重新生成地址')
  })
})

describe('one of them', () => {
  const open = (link = aGuestLink(), more: Answers = {}, as = master()) =>
    renderPage(PATH, {
      as,
      params: { linkId: 'l1' },
      answers: {
        [DETAIL]: link,
        [VIEWS]: listOf([
          aView(),
          aView({ viewId: 'v2', act: 'BILLS', about: '2025-12~2026-11' }),
          aView({ viewId: 'v3', act: 'FAILED', about: '' }),
        ]),
        ...more,
      },
    })

  test('views with viewer, content and time', async () => {
    const page = await open()
    for (const words of ['查看账单', 'ZD202610001', '2026-11-22 10:20', '2025-12 至 2026-11', '验证码错误'])
      expect(page.text()).toContain(words)
  })

  test('it ends at once, after a question', async () => {
    const page = await open(aGuestLink(), { [REVOKE]: { state: 'REVOKED', revokedAt: '2026-11-23T09:30:00+08:00' } })
    page.tap(page.button('撤销链接'))
    await settled()
    expect(page.text()).toContain('撤销后王会计立即不能再查看')
    page.answer({ [DETAIL]: aGuestLink({ state: 'REVOKED', revokedAt: '2026-11-23T09:30:00+08:00' }) })
    page.tap(page.button('撤销'))
    await settled()
    expect(page.sent(REVOKE)).toEqual([{ linkId: 'l1' }])
    expect(page.text()).toContain('撤销时间')
    expect(page.names()).not.toContain('撤销链接')
  })

  test('another address; one that has ended meanwhile is shown as it is', async () => {
    const page = await open(aGuestLink(), { [RENEW]: inTurn({ token: TOKEN }, refused('2904', '状态已变化')) })
    const renew = async () => {
      page.tap(page.button('重新生成地址'))
      await settled()
      page.tap(page.button('确定'))
      await settled()
    }
    await renew()
    expect(page.text()).toContain(`guest?token=${TOKEN}`)
    page.tap(page.button('完成'))
    await settled()
    page.answer({ [DETAIL]: aGuestLink({ state: 'EXPIRED' }) })
    await renew()
    expect(page.text()).toContain('已到期')
    expect(page.names()).not.toContain('重新生成地址')
  })

  test('why it takes no code, or nothing', async () => {
    const locked = await open(aGuestLink({ state: 'LOCKED', lockedUntil: '2026-11-23T10:30:00+08:00' }))
    expect(locked.text()).toContain('11-23 10:30 前不能验证')
    const ended = await open(aGuestLink({ state: 'ENDED' }))
    expect(ended.text()).toContain('创建人已不是本户号的主账号')
    expect(ended.names()).not.toContain('撤销链接')
  })

  test('a link of another user is not found; a failed read is tried again; no view yet', async () => {
    const gone = refused('2902', '数据不存在或无权查看')
    expect((await open(gone as never, { [VIEWS]: gone })).text()).toContain('数据不存在或无权查看')
    const page = await open(lost as never, { [VIEWS]: listOf([]) })
    expect(page.text()).toContain('还没有查看记录')
    page.answer({ [DETAIL]: aGuestLink() })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.text()).toContain('139****0077')
  })
})
