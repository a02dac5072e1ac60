import { blocksOfText, textOfBlocks } from './body'

const TYPED = `面向餐饮单位店长。

## 内容

- 泄漏判断
- 软管检查

1. 提交报名
2. 凭签到码入场`

test('lines become blocks and blocks the same lines', () => {
  const blocks = blocksOfText(TYPED)
  expect(blocks).toEqual([
    { type: 'p', spans: [{ text: '面向餐饮单位店长。' }] },
    { type: 'h2', text: '内容' },
    { type: 'list', ordered: false, items: [[{ text: '泄漏判断' }], [{ text: '软管检查' }]] },
    { type: 'list', ordered: true, items: [[{ text: '提交报名' }], [{ text: '凭签到码入场' }]] },
  ])
  expect(textOfBlocks(blocks)).toBe(TYPED)
})

test.each([
  ['', 0],
  ['\n \n', 0],
  ['一\n二', 2],
  ['- 甲\n\n- 乙', 2],
])('%j: %i blocks', (typed, count) => expect(blocksOfText(typed)).toHaveLength(count))

test.each([
  [{ type: 'hr' }],
  [{ type: 'p', spans: [{ text: '点此', href: 'tel:1' }] }],
  [{ type: 'list', ordered: false, items: [[{ text: '重要', b: true }]] }],
] as const)('%j cannot be typed', (block) => expect(textOfBlocks([block as never])).toBeNull())
