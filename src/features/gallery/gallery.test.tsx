import { PARTS } from './parts'
import { renderPage } from '@/testing/page'

test.each(PARTS)('$label is drawn', async ({ key }) => {
  const page = await renderPage('/pages/dev/gallery', { as: null, params: { part: key } })
  for (const { label } of PARTS) expect(page.text()).toContain(label)
  expect(page.text()).not.toMatch(/undefined|NaN/)
})

test('a list and a page about one thing, in their other states', async () => {
  const list = await renderPage('/pages/dev/gallery', { as: null, params: { part: 'list' } })
  expect(list.text()).toContain('2026年10月')
  await list.press('无数据')
  expect(list.text()).toContain('暂无账单')
  const details = await renderPage('/pages/dev/gallery', { as: null, params: { part: 'details' } })
  await details.press('失败')
  expect(details.text()).toContain('加载失败，点击重试')
})

test('the look of the address is that of the page, beside the others in frames', async () => {
  const page = await renderPage('/pages/dev/gallery', { as: null, params: { theme: 'dark', text: 'care' } })
  expect(page.host().querySelector('[class~="theme-dark"][class~="text-care"]')).not.toBeNull()
  const looks = await renderPage('/pages/dev/looks', { as: null })
  await looks.press('表单页')
  const frames = [...looks.host().querySelectorAll('iframe')]
  expect(frames.map(({ title }) => title)).toEqual(['浅色', '深色', '大字', '关怀模式'])
  expect(frames[3]?.getAttribute('src')).toBe('/pages/dev/gallery?theme=light&text=care&part=form')
})
