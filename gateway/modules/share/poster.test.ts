import { CODE_PLACE, linesOf, POSTER, posterMarks } from './poster'

test.each([
  ['a text that fits stays in one line', '燃气安全', 4, 2, ['燃气安全']],
  ['one more character begins the next line', '燃气安全月', 4, 2, ['燃气安全', '月']],
  ['what does not fit ends in an ellipsis', '燃气安全月活动周', 4, 1, ['燃气安…']],
  ['a narrow character takes six tenths', 'abcdef', 3, 2, ['abcde', 'f']],
  ['blanks and line breaks are one blank', ' 燃气\n 安全 ', 9, 1, ['燃气 安全']],
  ['nothing', '', 4, 2, []],
])('%s', (_, text, width, most, lines) => expect(linesOf(text, 1, width, most)).toEqual(lines))

test('everything lies on the poster, and nothing under the code (E-S-11)', () => {
  const long = '长'.repeat(90)
  const marks = posterMarks({ kind: '文章', title: long, desc: long, companyName: long, hint: '扫码查看详情' })
  for (const mark of marks) {
    if (mark.kind !== 'text') continue
    expect(mark.x).toBeGreaterThanOrEqual(0)
    expect(mark.x + [...mark.text].length * mark.size).toBeLessThanOrEqual(POSTER.width)
    const [top, bottom] = [mark.y, mark.y + mark.size * 1.45]
    expect(bottom <= CODE_PLACE.top || top >= CODE_PLACE.top + CODE_PLACE.side).toBe(true)
    expect(bottom).toBeLessThanOrEqual(POSTER.height)
  }
})
