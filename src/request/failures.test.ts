import { readAnswer } from './envelope'
import { CATALOGUE, reactionTo, type Failed, type Reaction } from './failures'

/** What the answer of a call of this type and last path segment leads to. */
function after(type: Parameters<typeof readAnswer>[0], status: number, body: unknown, request = 'list'): Reaction {
  const outcome = readAnswer(type, status, body)
  if (outcome.kind === 'success') throw new Error('a success')
  return reactionTo(outcome, outcome.kind === 'refused' ? outcome.requestType || request : request)
}

const v1 = (resultCode: string, resultDesc: string, requestType = '', data: unknown = null) => ({
  header: { requestType },
  body: { resultCode, resultDesc, data },
})

const SILENT = [
  'createInvoiceV2',
  'checkPredictionGas',
  'addPredictionGas',
  'checkPredictionGasBefore',
  'getDefaultInvoiceTitle',
  'getElectronicInvoices',
  'reSendEmail',
  'getWeather',
  'icBuyGus',
  'icBuyGus4HQW',
]
const certified = '该公司已认证，您可申请加入公司子账号'
const reviewing = '该公司正在审核中'
const cert = (state: string, describe: string) => ({
  state,
  describe,
  data: { boundPhone: '138****0001', hotline: '0316-0000100' },
})

/* One row per line of specification 8. toast '' = nothing is shown; login: none, at once, or 1500 ms later. */
test.each<[string, Reaction, Partial<Reaction>]>([
  ['1888', after('default', 200, v1('1888', 'x')), { kind: 'session-lost', toast: '', login: 'expired' }],
  ['1889', after('energy', 200, v1('1889', 'x')), { kind: 'session-lost', toast: '', login: 'expired' }],
  ['code 401', after('taocan', 200, { code: 401, msg: '请登录' }), { toast: '请登录', login: 'soon' }],
  ['code 401 as text', after('zh', 200, { code: '401', msg: '请登录' }), { toast: '请登录', login: 'soon' }],
  [
    'HTTP 401 with state 401001',
    after('job', 401, { state: '401001', describe: '请先登录' }),
    { kind: 'login-needed', toast: '请先登录', login: 'soon' },
  ],
  [
    'errorCode 401',
    after('sqdev', 200, { success: false, errorCode: 401, errorMsg: 'x' }),
    { kind: 'login-needed', toast: '', login: 'soon' },
  ],
  [
    'resultDesc',
    after('default', 200, v1('2902', '数据不存在')),
    { kind: 'refused', toast: '数据不存在', login: 'none' },
  ],
  ['errorMsg', after('sqdev', 200, { success: false, errorCode: '1', errorMsg: '额度不足' }), { toast: '额度不足' }],
  ['msg', after('job', 200, { code: 500, msg: '失败' }), { toast: '失败' }],
  ['describe', after('default', 200, { state: '2301', describe: '图片不清晰' }, 'submit'), { toast: '图片不清晰' }],
  [
    'certified by another account, 10 s',
    after('default', 200, cert('230601', certified), 'submit'),
    {
      toast: '当前提交账号非该企业认证绑定账号，请使用已绑定手机号138****0001登录。如有疑问请拨打服务热线0316-0000100',
      toastFor: 10_000,
    },
  ],
  [
    'under review, 10 s',
    after('default', 200, cert('230602', reviewing), 'submit'),
    {
      toast: '该企业的认证申请已由其他账号提交，正在审核中，请勿重复提交。如有疑问请拨打服务热线0316-0000100',
      toastFor: 10_000,
    },
  ],
  ['the same words elsewhere', after('default', 200, cert('1', certified)), { toast: certified }],
  [
    'combo check, code',
    after('taocan', 200, { code: 500, msg: 'x' }, 'comboCustomerCheck'),
    { toast: '服务异常,请稍后重试' },
  ],
  ['combo check, HTTP', after('taocan', 502, '<html>', 'comboCustomerCheck'), { toast: '服务异常,请稍后重试' }],
  ['combo check, login', after('taocan', 200, { code: 401, msg: '请登录' }, 'comboCustomerCheck'), { toast: '请登录' }],
  ['network', reactionTo({ kind: 'network' }, 'list'), { kind: 'network', toast: '请求失败', login: 'none' }],
  ['timeout', reactionTo({ kind: 'timeout' }, 'list'), { kind: 'timeout', toast: '请求失败' }],
  ['abort', reactionTo({ kind: 'abort' }, 'list'), { kind: 'abort', text: 'abort', toast: '' }],
  ['not readable', after('default', 502, '<html>'), { kind: 'broken', toast: '请求失败' }],
  [
    'unified authentication is handled by its own reactions',
    after('auth', 430, { code: 430, msg: 'x' }),
    { toast: '' },
  ],
  ...SILENT.map((name): [string, Reaction, Partial<Reaction>] => [
    `silent: ${name}`,
    after('default', 200, v1('2999', 'x', name)),
    { kind: 'refused', text: 'x', toast: '' },
  ]),
  [
    'silent by the path when the answer has no name',
    after('default', 200, v1('2999', 'x'), 'getWeather'),
    { toast: '' },
  ],
  ['not silent', after('default', 200, v1('2999', 'x', 'createInvoice')), { toast: 'x' }],
])('%s', (_, reaction, expected) => {
  expect(reaction).toMatchObject(expected)
})

test('every kind of failure has a row', () => {
  const kinds: Failed[] = [
    { kind: 'refused', code: '1', message: '', data: null, requestType: '' },
    { kind: 'session-lost', code: '1888', message: '' },
    { kind: 'login-needed', message: '' },
    { kind: 'auth-status', status: 418, message: '' },
    { kind: 'broken', message: '' },
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'abort' },
  ]
  for (const failed of kinds) expect(() => reactionTo(failed, 'x')).not.toThrow()
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length)
})

test.each([
  [502, 'Bad Gateway', 'Bad Gateway'],
  [200, 'OK', ''],
])('unified authentication: HTTP %s is shown by its status text (AU-22)', (status, statusText, message) => {
  expect(readAnswer('auth', status, '<html>', statusText)).toEqual({ kind: 'broken', message })
})
