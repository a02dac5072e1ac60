/* Documents in the mini-program: WeChat's viewer, or a link to take along. */
import { openFile } from '.'

type Options = Record<string, unknown>

function wechat(statusCode = 200) {
  const calls: [string, Options][] = []
  const tell = (name: string, answer: object) => (options: Options) => {
    calls.push([name, options])
    ;(options.success as (given: object) => void)(answer)
  }
  mockWx({
    downloadFile: tell('downloadFile', { statusCode, tempFilePath: '/tmp/1' }),
    openDocument: tell('openDocument', {}),
    setClipboardData: tell('setClipboardData', {}),
    hideToast: tell('hideToast', {}),
  })
  return calls
}

test('a PDF is opened, with its kind: a signed address has no ending', async () => {
  const calls = wechat()
  expect(await openFile('https://gas.example/job/file/1?e=1', '发票_1.pdf')).toBe('opened')
  expect(calls.map(([name]) => name)).toEqual(['downloadFile', 'openDocument'])
  expect(calls[1]?.[1]).toMatchObject({ filePath: '/tmp/1', fileType: 'pdf', showMenu: true })
})

test('the link of what the viewer does not know is copied', async () => {
  const calls = wechat()
  expect(await openFile('https://gas.example/job/file/1?e=1', '发票_1.ofd')).toBe('copied')
  expect(calls[0]).toMatchObject(['setClipboardData', { data: 'https://gas.example/job/file/1?e=1' }])
})

test('an address that is no longer good', async () => {
  wechat(403)
  expect(await openFile('https://gas.example/job/file/1?e=1', '发票_1.pdf')).toBe('failed')
})
