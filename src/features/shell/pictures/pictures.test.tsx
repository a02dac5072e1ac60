import { isOwnPicture, openPictures } from '@/shared/pictures'
import { act } from 'react'
import { renderPage } from '@/testing/page'

const PATH = '/subPagesB/pages/imagePreview'

/** Opens the page with the pictures of another one. */
async function open(urls: readonly string[], mark?: string, index = 0) {
  const before = () => openPictures({ urls, ...(mark !== undefined && { mark }) }, index)
  // The first pictures of a login.
  const page = await renderPage(PATH, { params: { key: '1', index }, before })
  page.went.length = 0
  return page
}
const width = (page: { find: (selector: string) => HTMLElement }) => page.find('img').style.width

test('the pictures passed, at the one named; buttons do the same as swipes', async () => {
  const page = await open(['/a.png', '/b.png'], undefined, 1)
  expect(page.find('img').getAttribute('src')).toBe('/b.png')
  expect(page.text()).toContain('2/2')
  page.tap(page.button('放大'))
  page.tap(page.button('放大'))
  expect(width(page)).toBe('300%')
  expect(page.button('放大').disabled).toBe(true)
  page.tap(page.button('旋转'))
  expect(page.find('img').style.transform).toBe('rotate(90deg)')
  page.tap(page.button('下一张'))
  expect(page.find('img').getAttribute('src')).toBe('/a.png')
  expect(width(page)).toBe('100%')
  page.tap(page.button('缩小'))
  expect(width(page)).toMatch(/^33\.3/)
})

test('a tap closes; what cannot be had is tried again and closes nothing', async () => {
  const page = await open(['/a.png'])
  act(() => void page.find('img').dispatchEvent(new Event('error')))
  page.tap(page.button('图片加载失败，点击重试'))
  expect(page.went).toEqual([])
  page.tap(page.find('img'))
  expect(page.went).toEqual(['navigateBack 1'])
})

test('papers bear their mark and are not saved', async () => {
  const page = await open(['/a.png'], '仅供燃气业务认证使用')
  expect(page.text()).toContain('仅供燃气业务认证使用')
  expect(page.names()).not.toContain('保存图片')
})

test('by address one picture of our own host; nothing else, and nothing after a reload', async () => {
  const own = await renderPage(PATH, { params: { url: '/job/file/f1?e=1&s=x' } })
  expect(own.find('img').getAttribute('src')).toBe('/job/file/f1?e=1&s=x')
  const none = await renderPage(PATH, { params: { key: '77', url: 'https://elsewhere.example/a.png' } })
  expect(none.text()).toContain('暂无图片')
})

test.each([
  ['/job/file/f1', true],
  ['//elsewhere.example/a.png', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example/a.png', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s of our own: %s', (url, is) => expect(isOwnPicture(url)).toBe(is))
