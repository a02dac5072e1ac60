import { cleanText, fillSlots, hasOwnFigures, sentences, type Fact } from './slots'

const fact = (id: string, text: string): Fact => ({ id, label: id, text, period: '', asOf: '', note: '' })

describe('figures of an answer are in slots (design 3-2)', () => {
  it('prints the value of each slot', () => {
    expect(
      fillSlots('应结 {{fact:due}}，用气 {{ fact:vol }}', [fact('due', '¥1,234.50'), fact('vol', '10.00 m³')]),
    ).toEqual({
      text: '应结 ¥1,234.50，用气 10.00 m³',
      unknown: [],
    })
  })

  it('names a slot without a fact and prints nothing for it', () => {
    expect(fillSlots('应结 {{fact:other}}。', [])).toEqual({ text: '应结 。', unknown: ['other'] })
  })

  it.each([
    ['应结 {{fact:a1}}', false],
    ['1. 关闭总阀\n2. 撤离', false],
    ['2026年10月的账单[1]', false],
    ['10月5日起', false],
    ['请拨打119', false],
    ['有两种方式', false],
    ['应结 742347.13 元', true],
    ['应结 ７４２ 元', true],
    ['应结 ①② 元', true],
    ['大约三千方', true],
    ['五万元左右', true],
    ['上涨百分之五', true],
    ['上涨 5%', true],
    ['共 3 笔', true],
    ['10月用了8立方', true],
  ])('%s: own figures %s', (text, wanted) => {
    expect(hasOwnFigures(text)).toBe(wanted)
  })

  it.each([
    ['见[这里](https://evil.example/x)', 0, '见这里'],
    ['![图](http://a/b.png)完', 0, '图完'],
    ['<img src=x onerror=alert(1)>好', 0, '好'],
    ['依据[1]和[7]', 2, '依据[1]和'],
    ['点 javascript:alert(1) 完', 0, '点  完'],
  ])('%s is cleaned', (text, sources, wanted) => {
    expect(cleanText(text, sources)).toBe(wanted)
  })

  it('checks whole sentences only', () => {
    const held = sentences()
    expect(held.push('应结 {{fa')).toEqual([])
    expect(held.push('ct:a}}。共')).toEqual(['应结 {{fact:a}}。'])
    expect(held.rest()).toBe('共')
  })
})
