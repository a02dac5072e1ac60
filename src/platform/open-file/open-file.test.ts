/* Documents on H5, by host. */
type OpenFile = typeof import('.').openFile

const calls: [string, Record<string, unknown>][] = []

/** A fresh app in the native shell: what the host is, is found once per page load. */
function inShell(code: number): OpenFile {
  jest.resetModules()
  const invoke = (action: string, params: Record<string, unknown>, done: (answer: object) => void) => {
    calls.push([action, params])
    done({ code })
  }
  Object.assign(window, { enn: { invoke } })
  return (require('.') as { openFile: OpenFile }).openFile
}

afterEach(() => {
  calls.length = 0
  Object.assign(window, { enn: undefined })
})

test('the shell gets the whole address, the title and whether to show its toolbar', async () => {
  expect(await inShell(0)('/files/a.pdf?sign=1', '模板.pdf')).toBe('opened')
  const url = new URL('/files/a.pdf?sign=1', window.location.href).href
  expect(calls).toEqual([['system.openWebView', { url, title: '模板.pdf', showWebViewToolbar: true }]])
})

test('a shell that refuses', async () => expect(await inShell(1)('/files/a.pdf', 'a.pdf')).toBe('failed'))

export {}
