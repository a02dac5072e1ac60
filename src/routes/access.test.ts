import { readFileSync } from 'node:fs'
import { pageAt, routes } from './table'
import { decide, isBindSuccess, type AccessUser, type Decision } from './access'
import type { RouteAccess } from './define'

const visitor: AccessUser = {
  loggedIn: false,
  loaded: true,
  bp: '',
  isMaster: '',
  reviewStatus: '',
  masterUsername: '',
  rejectReason: '',
  models: null,
  foreignTenant: false,
}
const noBp: AccessUser = { ...visitor, loggedIn: true, isMaster: '0' }
const master: AccessUser = { ...noBp, bp: '1000000001', isMaster: '1', models: [] }
const sub: AccessUser = {
  ...master,
  isMaster: '0',
  reviewStatus: '1',
  masterUsername: '13800000001',
  models: ['BILL_VIEW'],
}
const awaiting: AccessUser = { ...sub, reviewStatus: '2', models: [] }

const users = { visitor, noBp, awaiting, sub, master }
const accesses: RouteAccess[] = ['public', 'login', 'bound', 'master', 'model:BILL_VIEW', 'model:PAY_TOPUP']

const expected: Record<keyof typeof users, Decision['kind'][]> = {
  //         public   login    bound               master              BILL_VIEW           PAY_TOPUP
  visitor: ['allow', 'login', 'login', 'login', 'login', 'login'],
  noBp: ['allow', 'allow', 'confirm-customer', 'confirm-customer', 'confirm-customer', 'confirm-customer'],
  awaiting: ['allow', 'allow', 'review', 'review', 'review', 'review'],
  sub: ['allow', 'allow', 'allow', 'no-model', 'allow', 'no-model'],
  master: ['allow', 'allow', 'allow', 'allow', 'allow', 'allow'],
}

describe('right to open a page (GD-01)', () => {
  const rows = Object.entries(expected).flatMap(([user, kinds]) =>
    kinds.map((kind, index) => [user as keyof typeof users, accesses[index] as RouteAccess, kind] as const),
  )
  test.each(rows)('%s on %s: %s', (user, access, kind) => {
    expect(decide(access, users[user]).kind).toBe(kind)
  })

  test('nothing is decided while the user or the models are loading', () => {
    expect(decide('login', { ...sub, loaded: false }).kind).toBe('wait')
    expect(decide('public', { ...sub, loaded: false }).kind).toBe('allow')
    expect(decide('bound', { ...sub, models: null }).kind).toBe('allow')
    expect(decide('model:BILL_VIEW', { ...sub, models: null }).kind).toBe('wait')
    // The master has every model without rows (CV-13).
    expect(decide('model:BILL_VIEW', { ...master, models: null }).kind).toBe('allow')
  })
})

describe('words of the refusals', () => {
  test('visitor', () => {
    expect(decide('bound', visitor)).toEqual({
      kind: 'login',
      prompt: { title: '提示', content: '您还未登录,去登录?', confirmText: '确定', cancelText: '取消' },
    })
  })

  test('without a customer number: the confirmation of one', () => {
    const lost = { kind: 'confirm-customer', page: '/pages/confirm-cusInfo/confirm-cusInfo' }
    expect(decide('bound', noBp)).toEqual(lost)
    expect(decide('model:PAY_TOPUP', noBp)).toEqual(lost)
  })

  test('missing model, master only', () => {
    expect(decide('model:PAY_TOPUP', sub)).toEqual({
      kind: 'no-model',
      model: 'PAY_TOPUP',
      prompt: { title: '提示', content: '您暂无该功能权限，请联系主账号开通', confirmText: '我知道了' },
    })
    expect(decide('master', sub)).toMatchObject({ kind: 'no-model', prompt: { content: '仅主账号可进行此操作' } })
  })

  // BD-20, one row per case of its table.
  test.each([
    [
      '2',
      '13800000001',
      '认证审核中...',
      '您的企业已有主账号，请等待主账号审核。主账号手机号：13800000001',
      '拨打电话',
      '取消',
      'call-master',
    ],
    ['2', '', '认证审核中...', '您的认证资料正在审核中，请耐心等待', '我知道了', undefined, 'none'],
    [
      '0',
      '13800000001',
      '审核未通过',
      '您申请绑定的主账号已驳回您的申请。驳回原因：资料不清',
      '重新申请',
      '取消',
      'apply-again',
    ],
    [
      '3',
      '13800000001',
      '审核已超时',
      '主账号未在7天内处理您的申请，请联系主账号13800000001后重新申请',
      '重新申请',
      '取消',
      'apply-again',
    ],
  ] as const)(
    'review status %s, master %s',
    (reviewStatus, masterUsername, title, content, confirmText, cancelText, then) => {
      const decision = decide('bound', { ...awaiting, reviewStatus, masterUsername, rejectReason: '资料不清' })
      expect(decision).toMatchObject({ kind: 'review', then, prompt: { title, content, confirmText } })
      expect(decision.kind === 'review' ? decision.prompt.cancelText : '').toBe(cancelText)
    },
  )
})

/*
 * Every route of the product's list against every state of a user. The oracle is GD-01 read line by line; what it knows of a
 * route is the list's access column alone.
 */
describe('the whole table (GD-01, GD-03)', () => {
  const rows = readFileSync('test/routes/routes.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .filter(([, part]) => part !== 'gateway')
    .map(([path = '', , access = '']) => [path, access as RouteAccess] as const)
  const models = [...new Set(rows.flatMap(([, access]) => (access.startsWith('model:') ? [access.slice(6)] : [])))]
  const rejected: AccessUser = { ...awaiting, reviewStatus: '0', rejectReason: '非本单位人员' }
  const timedOut: AccessUser = { ...awaiting, reviewStatus: '3' }
  const certifying: AccessUser = { ...awaiting, masterUsername: '' }

  const states: [string, AccessUser, (access: RouteAccess) => Decision['kind']][] = [
    ['visitor', visitor, () => 'login'],
    ['data loading', { ...sub, loaded: false }, () => 'wait'],
    ['another tenant', { ...master, foreignTenant: true }, () => 'wrong-tenant'],
    ['no bp', noBp, (access) => (access === 'login' ? 'allow' : 'confirm-customer')],
    ['awaiting the master', awaiting, (access) => (access === 'login' ? 'allow' : 'review')],
    ['awaiting without a master', certifying, (access) => (access === 'login' ? 'allow' : 'review')],
    ['rejected', rejected, (access) => (access === 'login' ? 'allow' : 'review')],
    ['timed out', timedOut, (access) => (access === 'login' ? 'allow' : 'review')],
    ['sub without any model', { ...sub, models: [] }, (access) => (isPlain(access) ? 'allow' : 'no-model')],
    [
      'sub, models loading',
      { ...sub, models: null },
      (access) => (isPlain(access) ? 'allow' : access === 'master' ? 'no-model' : 'wait'),
    ],
    ['sub with every model', { ...sub, models }, (access) => (access === 'master' ? 'no-model' : 'allow')],
    ['master', master, () => 'allow'],
    ['master, models loading', { ...master, models: null }, () => 'allow'],
  ]
  const isPlain = (access: RouteAccess) => access === 'login' || access === 'bound'

  test('the list is there', () => expect(rows.length).toBeGreaterThan(200))

  test.each(states)('%s', (_, user, expectedFor) => {
    const wrong = rows
      .map(([path, access]) => [
        path,
        access,
        decide(access, user).kind,
        access === 'public' ? 'allow' : expectedFor(access),
      ])
      .filter(([, , got, wanted]) => got !== wanted)
    expect(wrong).toEqual([])
  })

  test.each(models)('a sub-account with %s alone opens its pages and no other model’s', (model) => {
    const user = { ...sub, models: [model] }
    for (const [path, access] of rows) {
      const opens = access === 'public' || isPlain(access) || access === `model:${model}`
      expect([path, decide(access, user).kind]).toEqual([path, opens ? 'allow' : 'no-model'])
    }
  })

  test.each(rows.filter(([path]) => pageAt(path) !== undefined))(
    '%s is built with the access of the list',
    (path, access) => {
      const page = pageAt(path)
      expect(page && routes[page].access).toBe(access)
    },
  )
})

test.each([
  ['', '1', '1', false],
  ['1000000001', '1', '', true],
  ['1000000001', '0', '1', true],
  ['1000000001', '0', '2', false],
  ['1000000001', '0', '0', false],
  ['1000000001', '0', '3', false],
] as const)('isBindSuccess: bp "%s", isMaster %s, reviewStatus "%s": %s', (bp, isMaster, reviewStatus, bound) => {
  expect(isBindSuccess({ bp, isMaster, reviewStatus })).toBe(bound)
})
