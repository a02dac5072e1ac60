import { act } from 'react'
import { storage } from '@/platform/storage'
import { QueryRoot } from '@/request'
import { listOf, settled, type Answers } from '@/testing/answers'
import { aSubAccount } from '@/testing/make/binding'
import { aGuestLink } from '@/testing/make/guest'
import { renderPage, renderPart } from '@/testing/page'
import { logInAs, master, newcomer, subAccount } from '@/testing/people'
import { AppRoot, Portrait } from '@/ui'
import { stage } from '@/testing/stage'
import { LinkRows } from './LinkRows'
import { nicknameFault } from './nickname/nickname'
import { fromValues, toValues } from './position/positions'
import { company, documents, own } from './settings-rows'
import { WechatCell } from './security/WechatCell'
import { part } from '@/testing/parts'

const { show, host } = stage(document)

const titles = () => [...host().querySelectorAll(part.cellTitle)].map((one) => one.textContent)
const draw = (rows: typeof own) =>
  show(
    <QueryRoot>
      <AppRoot>
        <LinkRows rows={rows} values={{ 昵称: '王建国' }} />
      </AppRoot>
    </QueryRoot>,
  )

test('rows of pages that this user may not open are not shown', () => {
  logInAs({ bp: '' })
  draw(own)
  expect(titles()).toEqual([])
  draw(documents)
  expect(titles()).toContain('关于我们')
  act(() => logInAs({}))
  draw(own)
  expect(titles()).toEqual(['个人资料', '头像', '昵称', '职务'])
  expect(host().textContent).toContain('王建国')
  draw(company)
  expect(titles()).toEqual(['我的权限', '企业认证', '户号管理'])
  act(() => logInAs({ isMaster: '1' }))
  draw(company)
  expect(titles()).toEqual(['子账号管理', '会计查阅链接', '数据开放', '主账号转让', '企业认证', '户号管理'])
})

describe('微信绑定', () => {
  const UNBIND = 'default POST /crmgas/portal/login/unbindWx'
  const open = (wxBound: '1' | '0') => {
    const person = newcomer({ wxBound })
    return renderPart('/subPagesB/pages/accountSecurity/index', <WechatCell user={person.user} />, {
      as: person,
      answers: { [UNBIND]: true, 'default POST /crmgas/portal/user/userInfo': newcomer({ wxBound: '0' }).user },
    })
  }

  test('is unbound only after a confirmation', async () => {
    storage.set('login_wx', '1')
    const page = await open('1')
    const press = async (name: string) => {
      page.tap(page.button(name))
      await settled()
    }
    expect(page.text()).toContain('已绑定')
    await press('微信绑定已绑定')
    expect(page.text()).toContain('解绑后将无法使用微信快捷登录，确定解绑吗？')
    await press('取消')
    expect(page.calls()).toEqual([])
    await press('微信绑定已绑定')
    await press('确定')
    expect(page.calls()[0]).toBe(UNBIND)
    expect(storage.get('login_wx')).toBe('')
    expect(page.text()).toContain('已解绑微信')
  })

  test('a browser cannot bind', async () => {
    const page = await open('0')
    page.tap(page.button('微信绑定未绑定'))
    await settled()
    expect(page.text()).toContain('请在微信小程序中绑定')
  })
})

describe('账号与安全 in one look', () => {
  const DEVICES = 'default GET /crmgas/portal/user/deviceList'
  const SUBS = 'default GET /hqw/subAccount/list'
  const LINKS = 'btwob GET /guestLink/list'
  const KICK = 'default POST /crmgas/portal/user/kickDevice'
  const REVOKE = 'btwob POST /guestLink/revoke'
  const device = (sessionId: string, deviceName: string, isCurrent: '1' | '0') =>
    ({
      sessionId,
      deviceName,
      terminalType: 'H5',
      ip: '127.0.0.1',
      region: '',
      lastSeenAt: '2026-11-23T09:00:00+08:00',
      isCurrent,
    }) as const
  const answers: Answers = {
    [DEVICES]: [device('s1', '', '1'), device('s2', '办公室电脑', '0')],
    [SUBS]: listOf(
      [
        aSubAccount({ remarkName: '孙采购', spends: '缴费（单笔 ¥50,000.00，每月 不限）' }),
        aSubAccount({ bindingId: 'b2', remarkName: '李只看' }),
      ],
      { counts: { pending: 0, passed: 2, rejected: 0, timeout: 0 }, limit: 20 },
    ),
    [LINKS]: listOf([aGuestLink(), aGuestLink({ linkId: 'l2', guestName: '李会计', state: 'REVOKED' })]),
    [KICK]: true,
    [REVOKE]: { state: 'REVOKED', revokedAt: '2026-11-23T09:30:00+08:00' },
  }
  const INDEX = '/subPagesB/pages/accountSecurity/index'

  test('the master sees devices, rights to spend and open links, and ends all of a kind by one tap', async () => {
    const page = await renderPage(INDEX, { as: master(), answers })
    for (const words of ['2 台', '办公室电脑', '孙采购', '缴费（单笔 ¥50,000.00，每月 不限）', '王会计 139****0077'])
      expect(page.text()).toContain(words)
    for (const words of ['李只看', '李会计']) expect(page.text()).not.toContain(words)
    page.tap(page.button('其他设备全部下线'))
    page.tap(page.button('全部下线'))
    await settled()
    page.tap(page.button('撤销全部链接'))
    page.tap(page.button('全部撤销'))
    await settled()
    expect([page.sent(KICK), page.sent(REVOKE)]).toEqual([[{}], [{}]])
  })

  test('a colleague sees the own devices only', async () => {
    const page = await renderPage(INDEX, { as: subAccount(), answers })
    expect(page.text()).toContain('办公室电脑')
    expect([page.sent(SUBS), page.sent(LINKS)]).toEqual([[], []])
  })
})

test('a portrait that cannot be had becomes the first character', () => {
  show(<Portrait src='/gone.jpg' name='😀王' />)
  const image = host().querySelector('img')
  expect(image?.getAttribute('src')).toBe('/gone.jpg')
  act(() => void image?.dispatchEvent(new Event('error')))
  expect(host().textContent).toBe('😀')
})

test.each([
  ['王', '昵称须为2-16个字符'],
  [' 王 ', '昵称须为2-16个字符'],
  ['😀😀', undefined],
  ['😀'.repeat(16), undefined],
  ['一二三四五六七八九十一二三四五六七', '昵称须为2-16个字符'],
])('nickname %s', (text, fault) => expect(nicknameFault(text)).toBe(fault))

test.each([
  ['', { choice: '', other: '' }],
  ['财务', { choice: '财务', other: '' }],
  ['能源主管', { choice: '其他', other: '能源主管' }],
  ['其他', { choice: '其他', other: '' }],
])('position %s', (position, values) => {
  expect(toValues(position)).toEqual(values)
  expect(fromValues({ choice: '其他', other: ' 能源主管 ' })).toBe('能源主管')
})
