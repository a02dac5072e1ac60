import type { RequestType } from '@contract/keys'
import { readAnswer } from './envelope'

const v1 = (resultCode: string | number, data: unknown = null, resultDesc = '') => ({
  header: { requestType: 'list', traceId: 't' },
  body: { resultCode, resultDesc, data },
})
const data = { a: 1 }

describe('success (CV-1)', () => {
  test.each<[string, RequestType, unknown, string]>([
    ['V1 default', 'default', v1('1000', data), '1000'],
    ['V1 number', 'default', v1(1000, data), '1000'],
    ['V1 dg', 'dg', v1('0', data), '0'],
    ['V1 without a body around', 'default', { resultCode: '1000', resultDesc: '成功', data }, '1000'],
    ['V1 still running', 'default', v1('5005', data), '5005'],
    ['V1 repeated', 'demand', v1('5006', data), '5006'],
    ['V2', 'auth', { code: 1000, msg: '', data }, '1000'],
    ['V2 200', 'auth', { code: '200', message: '', data }, '200'],
    ['V3', 'default', { state: '000000', describe: '', data }, '000000'],
    ['V4', 'zh', { code: '00', msg: '', result: data }, '00'],
    ['V5 job', 'job', { code: 200, msg: '', data }, '200'],
    ['V5 btwob', 'btwob', { code: 0, msg: '', data }, '0'],
    ['V6 data', 'sqdev', { success: true, errorCode: '0', errorMsg: '', data }, '0'],
    ['V6 result', 'cms', { success: true, errorCode: '0', errorMsg: '', result: data }, '0'],
    ['V7', 'gas', { code: 0, message: '', results: { data } }, '0'],
    ['another type than its own', 'zh', { code: 200, msg: '', data }, '200'],
  ])('%s', (_, type, body, code) => {
    expect(readAnswer(type, 200, body)).toEqual({ kind: 'success', data, code })
  })

  test('results.data wins over body.data, data and result; nothing is null', () => {
    expect(readAnswer('gas', 200, { code: 0, results: { data: 1 }, data: 2, result: 3 })).toMatchObject({ data: 1 })
    expect(readAnswer('zh', 200, { code: '00', result: false })).toMatchObject({ data: false })
    expect(readAnswer('zh', 200, { code: '00', data: 1, result: 2 })).toMatchObject({ data: 2 })
    expect(readAnswer('zh', 200, { code: '00', data: 1 })).toMatchObject({ data: 1 })
    expect(readAnswer('job', 200, { code: 200, msg: '' })).toEqual({ kind: 'success', data: null, code: '200' })
  })
})

describe('refusals', () => {
  test.each<[string, RequestType, unknown, string, string]>([
    ['V1', 'default', v1('A2301', null, '该账单正在支付'), 'A2301', '该账单正在支付'],
    ['V1 dg: 1000 is no success', 'dg', v1('1000', null, '成功'), '1000', '成功'],
    ['V1 default: 0 is no success', 'default', v1('0', null, 'x'), '0', 'x'],
    ['V2', 'auth', { code: 4102, msg: '应用未登记', data: null }, '4102', '应用未登记'],
    ['V2: 0 is no success', 'auth', { code: 0, message: 'x', data }, '0', 'x'],
    ['V2: 00 is no success', 'auth', { code: '00', msg: 'x', data }, '00', 'x'],
    ['V2: V1’s own success is none', 'auth', v1('1000', data, 'x'), '1000', 'x'],
    ['V2: V3’s own success is none', 'auth', { state: '000000', msg: 'x', data }, '000000', 'x'],
    ['V3', 'default', { state: '230602', describe: '该公司正在审核中', data: null }, '230602', '该公司正在审核中'],
    ['V4', 'answer', { code: '44701', msg: '请输入搜索内容', result: null }, '44701', '请输入搜索内容'],
    ['V5 business 1000 is no success there', 'taocan', { code: 1000, msg: 'x', data: null }, '1000', 'x'],
    ['V6', 'sqdev', { success: false, errorCode: '42401', errorMsg: '额度不足', data: null }, '42401', '额度不足'],
    ['V6 with a code of 0 but no success', 'cms', { success: false, errorCode: '0', errorMsg: 'x' }, '0', 'x'],
    ['V7', 'gas', { code: 2902, message: '数据不存在或已删除', results: null }, '2902', '数据不存在或已删除'],
  ])('%s', (_, type, body, code, message) => {
    expect(readAnswer(type, 200, body)).toMatchObject({ kind: 'refused', code, message })
  })

  test.each<[RequestType, object, string]>([
    ['sqdev', { errorCode: '1', errorMsg: 'a', msg: 'b', describe: 'c' }, 'a'],
    ['job', { code: 9, msg: 'b', describe: 'c' }, 'b'],
    ['default', { state: '9', describe: 'c' }, 'c'],
    ['auth', { code: 9, message: 'a', msg: 'b' }, 'a'],
    ['auth', { code: 9, msg: 'b' }, 'b'],
  ])('which text of %s %j is shown', (type, body, message) => {
    expect(readAnswer(type, 200, body)).toMatchObject({ message })
  })

  test('data and request type travel with it', () => {
    expect(readAnswer('default', 200, v1('2004', { retryAfter: 31 }, 'x'))).toEqual({
      kind: 'refused',
      code: '2004',
      message: 'x',
      data: { retryAfter: 31 },
      requestType: 'list',
    })
  })

  test('an unknown client is a refusal, not the CSRF case (C 0.2)', () => {
    expect(readAnswer('default', 403, { code: '4030', msg: '非法客户端' })).toMatchObject({
      kind: 'refused',
      code: '4030',
    })
  })

  test('a real fault with a readable body keeps its text', () => {
    expect(readAnswer('default', 500, v1('2999', null, '系统繁忙，请稍后再试'))).toMatchObject({
      kind: 'refused',
      code: '2999',
    })
    expect(readAnswer('default', 500, v1('1000', data))).toMatchObject({ kind: 'refused', code: '1000' })
  })
})

describe('login failures, kept apart (C 0.3)', () => {
  test.each(['1888', '1889'])('resultCode %s', (code) => {
    expect(readAnswer('default', 200, v1(code, null, '您的登录已失效，请重新登录'))).toEqual({
      kind: 'session-lost',
      code,
      message: '您的登录已失效，请重新登录',
    })
  })

  test('code 401 toasts, errorCode 401 does not, 401001 toasts describe', () => {
    expect(readAnswer('taocan', 200, { code: 401, msg: '登录信息已失效' })).toEqual({
      kind: 'login-needed',
      message: '登录信息已失效',
    })
    expect(readAnswer('sqdev', 200, { success: false, errorCode: 401, errorMsg: 'x' })).toEqual({
      kind: 'login-needed',
      message: '',
    })
    expect(readAnswer('job', 401, { state: '401001', describe: '请先登录' })).toEqual({
      kind: 'login-needed',
      message: '请先登录',
    })
  })

  test('HTTP 401 without state is a missing permission', () => {
    expect(readAnswer('default', 401, { code: 401, msg: '无访问权限' })).toEqual({
      kind: 'auth-status',
      status: 401,
      message: '无访问权限',
    })
  })

  test.each([403, 408, 417, 418, 420, 421, 422, 423, 430])('HTTP %s', (status) => {
    expect(readAnswer('auth', status, { code: status, msg: 'x', data: null })).toEqual({
      kind: 'auth-status',
      status,
      message: 'x',
    })
  })
})

test.each([
  ['text', '<html>'],
  ['nothing', undefined],
  ['a list', []],
  ['null', null],
  ['no code', { a: 1 }],
])('%s is broken', (_, body) => {
  expect(readAnswer('default', 200, body).kind).toBe('broken')
})

test.each([
  [500, { code: 2999, msg: '系统繁忙' }],
  [502, '<html>'],
  [404, null],
  [201, { code: 200, data }],
])('unified authentication, HTTP %s: the status text, whatever came with it (AU-22)', (status, body) => {
  expect(readAnswer('auth', status, body, 'Bad Gateway')).toEqual({ kind: 'broken', message: 'Bad Gateway' })
})
