import { characters } from '@domain/text'

/* C 2.1, call 51: a nickname has 2–16 characters, is one line, and uses none of the words below. */

const SHORTEST = 2
const LONGEST = 16

export type NicknameProblem = '2030' | '2031'

/** What is wrong with a nickname as typed (emoji as such, outer spaces gone), or null. `more`: words of the operator. */
export function nicknameProblem(nickname: string, more: readonly string[] = []): NicknameProblem | null {
  const length = characters(nickname)
  if (length < SHORTEST || length > LONGEST || /\p{C}/u.test(nickname.replace(/\u200d/g, ''))) return '2030'
  return isSensitive(nickname, more) ? '2031' : null
}

/**
 * Names of the provider, of the state or of staff must not be used (官方, 客服 …), nor insults. Letters are compared in lower case and half
 * width; characters between the letters of a word do not hide it.
 */
const words: readonly string[] = [
  '官方',
  '客服',
  '管理员',
  '系统消息',
  '新源燃气',
  '燃气公司',
  '抢险',
  '政府',
  '公安',
  '警察',
  '法院',
  '习近平',
  '毛泽东',
  '共产党',
  '台独',
  '法轮',
  '赌博',
  '博彩',
  '彩票',
  '毒品',
  '冰毒',
  '枪支',
  '办证',
  '发票代开',
  '色情',
  '裸聊',
  '约炮',
  '嫖',
  '傻逼',
  '操你',
  '妈的',
  '他妈',
  '去死',
  '滚蛋',
  '狗日',
  'admin',
  'official',
  'fuck',
  'shit',
  'bitch',
  'porn',
]

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function isSensitive(text: string, more: readonly string[] = []): boolean {
  const given = plain(text)
  return [...words, ...more].some((word) => word !== '' && given.includes(plain(word)))
}
