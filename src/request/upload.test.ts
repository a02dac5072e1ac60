import { ApiError } from './error'
import { resetRequestHooks, setRequestHooks } from './hooks'
import { upload } from './upload'

type Ending = { status: number; body: unknown } | 'error' | 'timeout' | 'wait'

const said: string[] = []
let ending: Ending
let headers: Record<string, string> = {}
let form: FormData
let address = ''
let limit = 0

/** The browser's own request, ended as the test says; fetch has no progress of what is sent. */
class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  timeout = 0
  status = 0
  responseText = ''
  open(_method: string, url: string) {
    address = url
    headers = {}
  }
  setRequestHeader(name: string, value: string) {
    headers[name] = value
  }
  abort() {
    this.onabort?.()
  }
  send(body: FormData) {
    form = body
    limit = this.timeout
    this.upload.onprogress?.({ loaded: 1, total: 4 })
    this.upload.onprogress?.({ loaded: 4, total: 4 })
    if (ending === 'wait') return
    if (ending === 'error') return this.onerror?.()
    if (ending === 'timeout') return this.ontimeout?.()
    this.status = ending.status
    this.responseText = JSON.stringify(ending.body)
    this.onload?.()
  }
}

const file = { kind: 'file', file: new File(['x'], 'a.png', { type: 'image/png' }) } as const
const caught = async (run: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await run.then(
    () => new Error('no failure'),
    (failure: unknown) => failure,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}

beforeEach(() => {
  said.length = 0
  Object.assign(globalThis, { XMLHttpRequest: Request })
  setRequestHooks({
    toast: (text) => said.push(text),
    onLoginNeeded: () => said.push('login'),
    onSessionLost: () => said.push('expired'),
  })
})
afterEach(resetRequestHooks)

test('a file goes to the job base as multipart, with its progress; its fileID becomes url', async () => {
  ending = { status: 200, body: { code: 200, msg: '', data: { fileID: '/job/file/1', name: 'a.png' } } }
  const progress: number[] = []
  await expect(upload(file, 'METER_IMG', (percent) => progress.push(percent))).resolves.toMatchObject({
    fileID: '/job/file/1',
    url: '/job/file/1',
  })
  expect([address, progress, form.get('bizType'), headers['Content-Type']]).toEqual([
    '/job/upload/single?bizType=METER_IMG',
    [25, 100],
    'METER_IMG',
    undefined,
  ])
  expect(headers).not.toHaveProperty('ennUnifiedAuthorization')
})

test.each([
  [1, 60_000],
  [50 * 1024 * 1024, 524_288],
])('a file of %i bytes has %i ms to arrive', async (size, ms) => {
  ending = { status: 200, body: { code: 200, msg: '', data: { fileID: '1' } } }
  const sized = new File(['x'], 'a.mp4')
  Object.defineProperty(sized, 'size', { value: size })
  await upload({ kind: 'file', file: sized }, 'METER_IMG')
  expect(limit).toBe(ms)
})

test.each<[Ending, string, string, string[]]>([
  ['error', 'network', 'file error', ['请求失败']],
  ['timeout', 'timeout', 'file error', ['请求失败']],
  [{ status: 502, body: '<html>' }, 'broken', 'file error', ['请求失败']],
  [
    { status: 200, body: { code: '44851', msg: '文件大小不能超过10MB' } },
    'refused',
    '文件大小不能超过10MB',
    ['文件大小不能超过10MB'],
  ],
  [
    { status: 401, body: { state: '401001', describe: '请先登录' } },
    'login-needed',
    'file error',
    ['请先登录', 'login'],
  ],
])('%j rejects as %s "%s"', async (how, kind, message, words) => {
  ending = how
  expect(await caught(upload(file, 'METER_IMG'))).toMatchObject({ kind, message })
  expect(said).toEqual(words)
})

test('aborted by the page: no message', async () => {
  ending = 'wait'
  const controller = new AbortController()
  const running = caught(upload(file, 'METER_IMG', undefined, controller.signal))
  await Promise.resolve()
  controller.abort()
  expect((await running).kind).toBe('abort')
  expect(said).toEqual([])
})
