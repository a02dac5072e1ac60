/* Specification 7: files go by the native shell, with its progress, where the app runs in one that can. */

type Done = (answer: { code: number; data?: unknown }) => void

/** A fresh app in a shell: what the host is, is found once per page load. */
function inShell(answer: (params: Record<string, unknown>, done: Done) => void) {
  jest.resetModules()
  const asked: Record<string, unknown>[] = []
  window.enn = {
    invoke: (_action: string, params: Record<string, unknown>, done: Done) => {
      asked.push(params)
      answer(params, done)
    },
  } as never
  const { uploadFile } = require('.') as typeof import('.')
  ;(require('../bridge/inbound') as typeof import('../bridge/inbound')).listenToShell()
  return { asked, uploadFile }
}

const sent: unknown[] = []
class Request {
  upload = {}
  status = 200
  responseText = '"by page"'
  onload?: () => void
  open = () => undefined
  setRequestHeader = () => undefined
  send(body: unknown) {
    sent.push(body)
    this.onload?.()
  }
}
Object.assign(globalThis, { XMLHttpRequest: Request })

const file = { kind: 'file', file: new File(['x'], 'a.png'), shellPath: '/storage/a.png' } as const
const request = { url: '/job/upload/single', file, headers: { userId: 'u' }, fields: { bizType: 'METER' }, timeout: 50 }

beforeEach(() => {
  sent.length = 0
})
afterAll(() => {
  window.enn = undefined as never
})

test('the shell sends it by its place there and reports its progress', async () => {
  const { asked, uploadFile } = inShell(({ id }, done) => {
    const say = (percent: number) =>
      window.ennApp?.invoke('system.handleMessage', { channel: 'upload', message: { id, percent } }, () => undefined)
    say(40)
    say(100)
    done({ code: 0, data: { status: 200, body: '{"code":200}' } })
  })
  const seen: number[] = []
  const answer = await uploadFile({ ...request, onProgress: (percent) => seen.push(percent) })
  expect(answer).toEqual({ status: 200, body: { code: 200 } })
  expect(seen).toEqual([40, 100])
  expect(asked).toEqual([
    {
      id: '1',
      url: request.url,
      name: 'file',
      path: '/storage/a.png',
      headers: request.headers,
      fields: request.fields,
    },
  ])
  expect(sent).toEqual([])
})

test.each([
  ['a shell that does not know the action', { ...request }],
  ['a file that lies in the page only', { ...request, file: { kind: 'file', file: file.file } as const }],
])('%s: the page sends it', async (_say, given) => {
  const { uploadFile } = inShell((_params, done) => done({ code: 404 }))
  expect(await uploadFile(given)).toEqual({ status: 200, body: 'by page' })
  expect(sent).toHaveLength(1)
})

test.each([
  ['does not answer', () => undefined, 'timeout'],
  ['fails', (_params: object, done: Done) => done({ code: -1 }), 'network'],
] as const)('a shell that %s: %s', async (_say, answer, failure) => {
  const { uploadFile } = inShell(answer)
  await expect(uploadFile(request)).rejects.toMatchObject({ failure })
})

export {}
