import { excerptOf } from './excerpt'

describe('what an article says of a question (E-G-14)', () => {
  it.each([
    [
      'the sentences about the question, in their order',
      '先登录。开票在开票中心。今天天气好。提交开票申请。',
      '怎么开票',
      /开票在开票中心。[\s\S]*提交开票申请。/,
    ],
    ['the first sentences where none is about it', '甲。乙。', '怎么开票', /^甲。\n乙。$/],
  ])('%s', (_what, text, question, wanted) => {
    expect(excerptOf(text, question)).toMatch(wanted)
  })

  it('is empty for an empty text', () => {
    expect(excerptOf('', '怎么开票')).toBe('')
  })

  it('has at most five sentences and 400 characters', () => {
    const text = Array.from({ length: 20 }, (_, at) => `开票第${at}步。`).join('')
    expect(excerptOf(text, '开票').split('\n')).toHaveLength(5)
    expect(Array.from(excerptOf('开票'.repeat(500), '开票'))).toHaveLength(400)
  })
})
