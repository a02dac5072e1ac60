import { drawFailure, drawFigure, drawShell, dress, spinner } from './draw'

function shell(path = '/', kind: 'tab' | 'list' | 'form' = 'tab'): HTMLElement {
  document.body.innerHTML = '<div id="shell"></div>'
  const made = document.getElementById('shell') as HTMLElement
  drawShell(made, { title: '首页', kind, path })
  return made
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent

test.each([
  ['157610.94', '¥157,610.94'],
  ['-1086.40', '−¥1,086.40'],
  ['0.00', '¥0.00'],
  ['1234567.00', '¥1,234,567.00'],
])('%s is written %s, as the app writes it', (value, written) => {
  shell()
  drawFigure({ name: '康宁医院', label: '可用余额', value })
  expect([textOf('.n'), textOf('p'), textOf('h2')]).toEqual(['康宁医院', '可用余额', written])
  expect(document.querySelector('[data-first-card]')).toBe(document.querySelector('h2'))
})

test('names are text, never markup', () => {
  shell()
  drawFigure({ name: '<img src=x>', label: '<b>', value: '1.00' })
  expect(document.querySelector('img')).toBeNull()
  expect(textOf('.n')).toBe('<img src=x>')
})

test('without a figure, or on another page, nothing is marked as the first card', () => {
  shell()
  drawFigure(null)
  shell('/pages/me/me')
  drawFigure({ name: '康宁医院', label: '可用余额', value: '1.00' })
  expect(document.querySelector('[data-first-card]')).toBeNull()
})

test('the active tab is marked; a list has none', () => {
  shell('/pages/me/me')
  expect(textOf('.t .on')).toBe('我的')
  shell('/pages/my-bill/list/list', 'list')
  expect(document.querySelector('.t')).toBeNull()
})

test('theme and text size', () => {
  const made = shell()
  dress(made, { dark: true, text: 'care' })
  expect(made.className).toBe('dark care')
  expect(document.body.style.background).toBe('rgb(14, 17, 22)')
})

const settled = () => new Promise((done) => setTimeout(done, 0))

test('missing files are shown below the name; a tap tries again once there is a network', async () => {
  const made = shell()
  const reload = jest.fn()
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  drawFailure(made, reload)
  expect(made.getAttribute('role')).toBe('alert')
  expect(made.textContent).toBe('首页加载失败，点击重试')
  made.querySelector('button')?.click()
  expect(made.textContent).toBe('首页请求中...')
  await settled()
  // Without one it stays where it was.
  expect([made.textContent, reload.mock.calls.length]).toEqual(['首页加载失败，点击重试', 0])
  asked.mockResolvedValueOnce({} as Response)
  made.querySelector('button')?.click()
  await settled()
  expect(reload).toHaveBeenCalledTimes(1)
  asked.mockResolvedValueOnce({} as Response)
  drawFailure(made, reload)
  made.querySelector('button')?.click()
  made.remove()
  await settled()
  // Left meanwhile: another page is there.
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network that is what is shown', () => {
  const made = shell()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  drawFailure(made, jest.fn())
  expect(made.textContent).toBe('首页网络未连接，点击重试')
  online.mockRestore()
})

test('a page on its way', () => expect(spinner().getAttribute('role')).toBe('status'))

test('a page opened from another has the way back in its bar', () => {
  const made = shell('/pages/about/contactUs', 'list')
  const back = jest.fn()
  drawFailure(made, jest.fn(), back)
  const way = made.querySelector('.n button') as HTMLButtonElement
  expect(way.getAttribute('aria-label')).toBe('返回')
  way.click()
  expect(back).toHaveBeenCalledTimes(1)
})
