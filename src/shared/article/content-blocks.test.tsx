import { act } from 'react'
import { stage } from '@/testing/stage'
import { AppRoot } from '@/ui'
import { ContentBlocks, type Block } from './ContentBlocks'
import { part } from '@/testing/parts'

const { show, host, find, tap } = stage(document)

const draw = (blocks: Block[], onImage?: (url: string, all: readonly string[]) => void) =>
  show(
    <AppRoot>
      <ContentBlocks blocks={blocks} {...(onImage && { onImage })} />
    </AppRoot>,
  )

test('text is drawn as text, never as HTML', () => {
  draw([{ type: 'p', spans: [{ text: '<img src=x onerror=alert(1)>' }] }])
  expect(host().querySelector('img')).toBeNull()
  expect(find(part.articleText).textContent).toBe('<img src=x onerror=alert(1)>')
})

test('types that this version does not know are skipped', () => {
  draw([{ type: 'hologram' } as unknown as Block, { type: 'h2', text: '标题' }])
  expect(find(part.articleBody).children).toHaveLength(1)
  expect(find('[role=heading]').textContent).toBe('标题')
})

test('addresses outside the app stay plain text; a phone number asks before it dials', async () => {
  draw([
    {
      type: 'p',
      spans: [
        { text: '外站', href: 'https://example.com/' },
        { text: '0316-0000119', href: 'tel:0316-0000119' },
      ],
    },
  ])
  const links = [...host().querySelectorAll<HTMLElement>('[role=link]')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['0316-0000119'])
  tap(links[0] as HTMLElement)
  await act(async () => undefined)
  expect(host().querySelector('[role=dialog]')?.textContent).toContain('拨打 0316-0000119？')
})

test('a picture keeps its place by its ratio and opens among all pictures', () => {
  const opened: unknown[] = []
  draw(
    [
      { type: 'img', url: '/a.svg', w: 400, h: 100, alt: '甲' },
      { type: 'img', url: '/b.svg', w: 0, h: 0, alt: '乙' },
    ],
    (...given) => opened.push(given),
  )
  const frames = [...host().querySelectorAll<HTMLElement>(part.articleFrame)]
  expect(frames.map(({ style }) => style.paddingTop)).toEqual(['25%', '56.25%'])
  tap(find('[aria-label="放大图片 乙"]'))
  expect(opened).toEqual([['/b.svg', ['/a.svg', '/b.svg']]])
})

test('an attachment without an address is not offered', () => {
  draw([
    { type: 'file', fileId: 'f1', name: '说明.pdf', size: 1_572_864, url: '/file/f1' },
    { type: 'file', fileId: 'f2', name: '内部.pdf', size: 10 },
  ])
  expect([...host().querySelectorAll(part.articleFile)].map(({ textContent }) => textContent)).toEqual([
    '说明.pdf1.5MB',
  ])
})
