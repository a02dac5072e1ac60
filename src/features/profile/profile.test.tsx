import { act } from 'react'
import { call } from '@/request/call'
import { storage } from '@/platform/storage'
import { QueryRoot } from '@/request'
import type { LoginUserInfo } from '@/stores'
import { logInAs } from '@/testing/people'
import { AppRoot, Face } from '@/ui'
import { stage } from '@/testing/stage'
import { LinkRows } from './LinkRows'
import { nicknameFault } from './nickname/nickname'
import { fromValues, toValues } from './position/positions'
import { company, documents, own } from './settings-rows'
import { WechatCell } from './security/WechatCell'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))

const { show, host, button, tap } = stage(document)

const titles = () => [...host().querySelectorAll('.u-cell-title')].map((one) => one.textContent)
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
  expect(titles()).toEqual(['企业认证', '户号管理'])
  act(() => logInAs({ isMaster: '1' }))
  draw(company)
  expect(titles()).toEqual(['子账号管理', '主账号转让', '企业认证', '户号管理'])
  expect(call).not.toHaveBeenCalled()
})

describe('微信绑定', () => {
  const user = (wxBound: '1' | '0') => ({ bp: '', isMaster: '0', reviewStatus: '', wxBound }) as LoginUserInfo
  const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
  const open = (wxBound: '1' | '0') =>
    show(
      <AppRoot>
        <WechatCell user={user(wxBound)} />
      </AppRoot>,
    )

  test('is given up only when the user is sure', async () => {
    const sent: string[] = []
    jest.mocked(call).mockImplementation((async (key: string) => {
      sent.push(key)
      return key.endsWith('userInfo') ? user('0') : true
    }) as never)
    storage.set('login_wx', '1')
    open('1')
    expect(host().textContent).toContain('已绑定')
    tap(button('微信绑定已绑定'))
    expect(host().textContent).toContain('解绑后将无法使用微信快捷登录，确定解绑吗？')
    tap(button('取消'))
    await settle()
    expect(sent).toEqual([])
    tap(button('微信绑定已绑定'))
    tap(button('确定'))
    await settle()
    expect(sent[0]).toBe('default POST /crmgas/portal/login/unbindWx')
    expect(storage.get('login_wx')).toBe('')
    expect(host().textContent).toContain('已解绑微信')
  })

  test('a browser cannot bind', () => {
    open('0')
    tap(button('微信绑定未绑定'))
    expect(host().textContent).toContain('请在微信小程序中绑定')
  })
})

test('a portrait that cannot be had becomes the first character', () => {
  show(<Face src='/gone.jpg' name='😀王' />)
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
