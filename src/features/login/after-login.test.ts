import type { AccessUser } from '@/routes/access'
import { afterLogin } from './after-login'

const guest: AccessUser = {
  loggedIn: true,
  loaded: true,
  bp: '',
  isMaster: '0',
  reviewStatus: '',
  masterUsername: '',
  rejectReason: '',
  models: null,
  foreignTenant: false,
}
const member: AccessUser = { ...guest, bp: '1000000001', reviewStatus: '1' }
const scanned = '/pages/me/scan-status?raw=hyn%3A%2F%2Fsub%2Fabcdefghijklmnopqrst_-'
const find = '/pages/confirm-cusInfo/confirm-cusInfo'
const home = '/pages/home/index/index'

test.each([
  ['a scanned code survives the login of a user without a customer number', scanned, guest, scanned, true],
  ['and of a user with one', scanned, member, scanned, true],
  ['a page that needs a customer number waits for it', '/pages/my-bill/list/list', guest, find, false],
  ['and is open to a user with one', '/pages/my-bill/list/list', member, '/pages/my-bill/list/list', true],
  ['no target, no customer number', undefined, guest, find, false],
  ['no target', undefined, member, home, false],
  ['no such page', '/nowhere', member, home, false],
] as const)('%s', (_, redirect, user, address, isAsked) =>
  expect(afterLogin(redirect, user)).toEqual({ address, isAsked }),
)

test('staff without a customer number come to their desk', () =>
  expect(afterLogin(undefined, guest, true)).toEqual({ address: '/pages/desk/desk', isAsked: false }))
