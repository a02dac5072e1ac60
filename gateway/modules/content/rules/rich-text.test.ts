import { blocksOfHtml, cleanBlocks, isTooDeep, plainTextOf, safeLink, safePicture, summaryOf } from './rich-text'

const hosts = ['www.example.com']

describe('links (E-N-11)', () => {
  test.each([
    ['/pages/fee/fee/fee?a=1', '/pages/fee/fee/fee?a=1'],
    ['tel:0316-0000119', 'tel:0316-0000119'],
    ['https://www.example.com/x', 'https://www.example.com/x'],
    ['http://www.example.com/x', undefined],
    ['https://evil.example/x', undefined],
    ['https://www.example.com.evil.example/', undefined],
    ['https://www.example.com@evil.example/', undefined],
    ['//evil.example/x', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['  JavaScript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['tel:1;ext=2', undefined],
    [undefined, undefined],
  ])('%s', (href, safe) => {
    expect(safeLink(href, hosts)).toBe(safe)
  })

  test.each([
    ['/cms/media/demo/cover-city-1.svg', true],
    ['/job/file/abc?e=1&s=x', true],
    ['https://www.example.com/a.png', true],
    ['/cms/media/../secret', false],
    ['https://evil.example/a.png', false],
    ['data:image/svg+xml,<svg/>', false],
  ])('picture %s', (url, good) => {
    expect(safePicture(url, hosts) !== undefined).toBe(good)
  })
})

describe('HTML becomes blocks', () => {
  test('headings, paragraphs, lists, tables, quotes, pictures', () => {
    const html = `<h2>一、范围</h2><p>请<strong>务必</strong>拨打 <a href="tel:0316-0000119">抢险电话</a></p>
      <ul><li>关阀</li><li><em>开窗</em></li></ul><ol><li>报警</li></ol><blockquote><p>不要开灯</p></blockquote>
      <table><thead><tr><th>项目</th><th>标准</th></tr></thead><tbody><tr><td>接头</td><td>无气泡</td></tr></tbody></table>
      <hr><p><img src="/cms/media/demo/cover-city-1.svg" alt="城市" width="686" height="386"></p>`
    expect(blocksOfHtml(html, hosts)).toEqual([
      { type: 'h2', text: '一、范围' },
      {
        type: 'p',
        spans: [
          { text: '请' },
          { text: '务必', b: true },
          { text: '拨打 ' },
          { text: '抢险电话', href: 'tel:0316-0000119' },
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: '关阀' }], [{ text: '开窗', i: true }]] },
      { type: 'list', ordered: true, items: [[{ text: '报警' }]] },
      { type: 'quote', spans: [{ text: '不要开灯' }] },
      { type: 'table', head: ['项目', '标准'], rows: [['接头', '无气泡']] },
      { type: 'hr' },
      { type: 'img', url: '/cms/media/demo/cover-city-1.svg', w: 686, h: 386, alt: '城市' },
    ])
  })

  test('scripts, handlers, styles and foreign pictures leave nothing behind', () => {
    const html = `<script>alert(1)</script><p onclick="x()" style="position:fixed">好<img src=x onerror=alert(1)></p>
      <iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">点我</a><svg onload=alert(1)></svg><style>p{}</style>`
    const blocks = blocksOfHtml(html, hosts)
    expect(blocks).toEqual([
      { type: 'p', spans: [{ text: '好' }] },
      { type: 'p', spans: [{ text: '点我' }] },
    ])
    expect(JSON.stringify(blocks)).not.toMatch(/alert|evil|onerror|javascript|style/)
  })
})

test.each([
  ['as deep as it may be', '<b>'.repeat(64) + 'x', false],
  ['one deeper', '<b>'.repeat(65) + 'x', true],
  ['66,000 of them', '<b>'.repeat(66_000), true],
  ['tags of which none is left', '<font>'.repeat(65), true],
  ['many, each closed by itself, by the next one or by nothing', '<b>x</b><p>x<br>'.repeat(500), false],
])('tags within tags: %s', (_, html, tooDeep) => expect(isTooDeep(html)).toBe(tooDeep))

describe("an editor's blocks are cut to what readers know", () => {
  test.each([
    ['unknown type', { type: 'iframe', src: 'x' }, []],
    ['a name of Object', { type: 'constructor' }, []],
    ['empty heading', { type: 'h2', text: '' }, []],
    ['foreign fields go', { type: 'h2', text: '题', onclick: 'x' }, [{ type: 'h2', text: '题' }]],
    [
      'unknown colour goes',
      { type: 'p', spans: [{ text: '红', color: '#f00' }] },
      [{ type: 'p', spans: [{ text: '红' }] }],
    ],
    [
      'known colour stays',
      { type: 'p', spans: [{ text: '红', color: 'danger' }] },
      [{ type: 'p', spans: [{ text: '红', color: 'danger' }] }],
    ],
    [
      'a bad link leaves its words',
      { type: 'p', spans: [{ text: '看', href: 'http://x' }] },
      [{ type: 'p', spans: [{ text: '看' }] }],
    ],
    [
      'table rows as long as the head',
      { type: 'table', head: ['a', 'b'], rows: [['1'], ['1', '2', '3']] },
      [
        {
          type: 'table',
          head: ['a', 'b'],
          rows: [
            ['1', ''],
            ['1', '2'],
          ],
        },
      ],
    ],
    ['product', { type: 'product', productId: 'P00000001' }, [{ type: 'product', productId: 'P00000001' }]],
    ['not a product', { type: 'product', productId: '../x' }, []],
    [
      'link',
      { type: 'link', title: '缴费', url: '/pages/pay/meters' },
      [{ type: 'link', title: '缴费', route: '/pages/pay/meters' }],
    ],
    ['not an object', 'text', []],
  ])('%s', (_name, block, clean) => {
    expect(cleanBlocks([block], hosts)).toEqual(clean)
  })

  test('at most eight columns', () => {
    const head = Array.from({ length: 9 }, (_x, i) => `${i}`)
    expect(cleanBlocks([{ type: 'table', head, rows: [head] }], hosts)).toMatchObject([{ head: head.slice(0, 8) }])
  })
})

test('words for search and summary', () => {
  const blocks = blocksOfHtml(`<h2>题目</h2><p>${'甲'.repeat(120)}</p><ul><li>乙</li></ul>`, hosts)
  expect(plainTextOf(blocks)).toBe(`题目\n${'甲'.repeat(120)}\n乙`)
  expect(summaryOf(blocks)).toBe('甲'.repeat(100))
})
