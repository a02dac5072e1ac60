import { parseRich, pictures, type RichNode } from './parse'
import { safeHref, safeSrc, safeStyle } from './whitelist'

/** The tree as text: kind(children), with addresses. */
function write(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const address = node.href ?? node.src
      return `${node.kind}${address ? `[${address}]` : ''}(${write(node.children)})`
    })
    .join('')
}
const tree = (html: string): string => write(parseRich(html))

test.each([
  ['<p>您好</p>', 'p(您好)'],
  ['<p>a<b>b</b><i>c</i></p>', 'p(astrong(b)em(c))'],
  ['<ul><li>一<li>二</ul>', 'ul(li(一)li(二))'],
  ['<p>一<p>二', 'p(一)p(二)'],
  ['<table><tr><td>1<td>2<tr><td>3</table>', 'table(tr(td(1)td(2))tr(td(3)))'],
  ['a<br>b<hr/>', 'abr()bhr()'],
  ['<unknown>文</unknown>', '文'],
  ['&lt;b&gt; &amp; &#20320;&#x597d; m&sup3;', '<b> & 你好 m³'],
  ['<p>1 < 2</p>', 'p(1 < 2)'],
  ['<p>未闭合', 'p(未闭合)'],
  ['</p>尾', '尾'],
  ['<!-- <b>x</b> -->可见', '可见'],
  ['<p>\n  多   空格\n</p>\n<p>二</p>', 'p( 多 空格 )p(二)'],
  ['<pre>a\n  b</pre>', 'pre(a\n  b)'],
  ['', ''],
])('%s', (html, expected) => expect(tree(html)).toBe(expected))

describe('nothing that runs survives', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<SCRIPT SRC=//x.cn/a.js></SCRIPT>文', '文'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://x.cn/a.png" onerror="alert(1)">', 'img[https://x.cn/a.png]()'],
    ['<img src="javascript:alert(1)">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<svg onload=alert(1)><p>x</p></svg>后', '后'],
    ['<svg/onload=alert(1)>', ''],
    ['<iframe src="javascript:alert(1)">内</iframe>', ''],
    ['<a href="javascript:alert(1)">点</a>', 'a(点)'],
    ['<a href="java\tscript:alert(1)">点</a>', 'a(点)'],
    ['<a href="&#106;avascript:alert(1)">点</a>', 'a(点)'],
    ['<a href=" \u0001JaVaScRiPt:alert(1)">点</a>', 'a(点)'],
    ['<a href="data:text/html,<script>alert(1)</script>">点</a>', 'a(点)'],
    ['<a href="//evil.cn">点</a>', 'a(点)'],
    ['<a href="/\\evil.cn">点</a>', 'a(点)'],
    ['<a href="https://x.cn/?a=1&amp;b=2">点</a>', 'a[https://x.cn/?a=1&b=2](点)'],
    ['<style>*{background:url(javascript:alert(1))}</style>文', '文'],
    ['<math><mtext><style><img src=x onerror=alert(1)>', ''],
    ['<form action="javascript:alert(1)"><button>x</button></form>后', '后'],
    ['<p onclick="alert(1)" style="background:url(javascript:alert(1))">文</p>', 'p(文)'],
    ['<object data="x"></object><embed src="x">后', ''],
    ['<!--><script>alert(1)</script>-->', '-->'],
    ['<p title="<script>alert(1)</script>">文</p>', 'p(文)'],
  ])('%s', (html, expected) => expect(tree(html)).toBe(expected))

  test('a node carries no field but the known ones', () => {
    const [node] = parseRich(
      '<a href="https://x.cn" target="_blank" onclick="x()" style="text-align:center;color:red" id="a">点</a>',
    )
    expect(node).toEqual({ kind: 'a', children: ['点'], href: 'https://x.cn', align: 'center' })
  })

  test('ten thousand nested tags do not break the stack', () => {
    expect(tree('<div>'.repeat(10_000)).length).toBeGreaterThan(0)
  })

  test('a long text of half tags is read in time', () => {
    const started = Date.now()
    for (const part of ['<a ', '<a "', "<a x='", '<!', '<', '&#', '<p a=']) parseRich(part.repeat(50_000))
    expect(Date.now() - started).toBeLessThan(2000)
  })
})

test.each([
  ['https://x.cn', 'https://x.cn'],
  ['tel:0316-0000100', 'tel:0316-0000100'],
  ['/pages/about/about', '/pages/about/about'],
  ['mailto:a@b.cn', undefined],
  ['pages/about', undefined],
  ['', undefined],
])('href %s', (url, expected) => expect(safeHref(url)).toBe(expected))

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['data:image/svg+xml;base64,AAAA', undefined],
  ['file:///etc/passwd', undefined],
])('src %s', (url, expected) => expect(safeSrc(url)).toBe(expected))

test('of an inline style only alignment and weight stay', () => {
  expect(safeStyle('color:red;text-align:right;font-weight:bold')).toEqual({ align: 'right', bold: true })
  expect(safeStyle('text-align:justify')).toEqual({})
})

test('pictures in reading order', () => {
  expect(pictures(parseRich('<p><img src="/a.png"></p><img src="/b.png">'))).toEqual(['/a.png', '/b.png'])
})
