import { act } from 'react'
import { useUser } from '@/stores'
import { stage } from '@/testing/stage'
import { UserPortrait } from './UserPortrait'
import { part } from '@/testing/parts'

const loadUser = jest.fn()
jest.mock('@/auth', () => ({ loadUser: () => loadUser() as Promise<unknown> }))

const { show, host, find } = stage(document)
const has = (portrait: string) =>
  act(() => useUser.setState({ loginUserInfo: { nickname: '王建国', portrait } as never }))
const breakPicture = () => act(() => void find(`${part.portrait} img`).dispatchEvent(new Event('error')))

beforeEach(() => {
  loadUser.mockReset()
})

test('an address that has ended is renewed, once, and the picture is there again', async () => {
  loadUser.mockImplementation(() => {
    has('/job/file/1?e=2&s=b')
    return Promise.resolve()
  })
  has('/job/file/1?e=1&s=a')
  show(<UserPortrait />)
  breakPicture()
  await act(() => Promise.resolve())
  expect(find(`${part.portrait} img`).getAttribute('src')).toBe('/job/file/1?e=2&s=b')
  expect(loadUser).toHaveBeenCalledTimes(1)
})

test('a picture that is gone: the first character, without another call', async () => {
  loadUser.mockRejectedValue(new Error('no network'))
  has('/job/file/9?e=1&s=a')
  show(
    <>
      <UserPortrait />
      <UserPortrait size={40} />
    </>,
  )
  breakPicture()
  breakPicture()
  await act(() => Promise.resolve())
  expect(host().textContent).toBe('王王')
  expect(loadUser).toHaveBeenCalledTimes(1)
})
