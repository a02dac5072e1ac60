import { nicknameProblem } from './nickname'

test.each([
  ['王', '2030'],
  ['王工', null],
  ['😀', '2030'],
  ['😀😀', null],
  ['一二三四五六七八九十一二三四五六', null],
  ['一二三四五六七八九十一二三四五六七', '2030'],
  ['😀'.repeat(16), null],
  ['换\n行', '2030'],
  ['反\u202e转', '2030'],
  ['<b>粗</b>', null],
  ['新源燃气客服', '2031'],
  ['客 服 小 李', '2031'],
  ['客·服', '2031'],
  ['ＡＤＭＩＮ', '2031'],
  ['Ad-min1', '2031'],
  ['管理', null],
])('nickname %j: %s', (nickname, problem) => expect(nicknameProblem(nickname)).toBe(problem))

test("the operator's own words count as well, an empty one does not", () => {
  expect(nicknameProblem('某某牌子', ['某牌'])).toBe('2031')
  expect(nicknameProblem('某某牌子', [''])).toBeNull()
})
