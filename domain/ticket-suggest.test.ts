import { codes } from './codes'
import { ticketSubtypes } from './statuses/service-ticket'
import { isSubtype, pictureOf, suggestSubtype, ticketPictures, type TicketPicture } from './ticket-suggest'

test.each<[TicketPicture, string, string]>([
  ['LEAK', '', 'GAS_LEAK'],
  ['NO_GAS', '食堂锅炉早上点不着火', 'NO_GAS'],
  ['NO_GAS', '火小，压力表只有一半', 'PRESSURE'],
  ['METER', '表显示不走字', 'METER_FAULT'],
  ['METER', '写卡后表具未到账', 'CARD_FAULT'],
  ['METER', '感觉走得快，想校表', 'A_VERIFY'],
  ['BILL', '10月的钱对不上', 'C_BILL'],
  ['BILL', '发票抬头写错了', 'C_INVOICE'],
  ['BILL', '多收了我的钱', 'T_FEE'],
  ['WORKS', '想扩容一台窑炉', 'A_NEW'],
  ['WORKS', '厨房装修，表要移位', 'A_MOVE'],
  ['OTHER', '子账号没有缴费权限', 'C_ACCOUNT'],
  ['OTHER', '师傅态度不好', 'T_SERVICE'],
  ['OTHER', '', 'C_OTHER'],
])('%s “%s”: %s', (picture, text, expected) => expect(suggestSubtype(picture, text)).toBe(expected))

test('every subtype is under one picture', () => {
  const all = Object.values(ticketPictures).flatMap(({ subtypes }) => [...subtypes])
  expect([...all].sort()).toEqual([...codes(ticketSubtypes)].sort())
  expect(pictureOf('A_CHECK')).toBe('WORKS')
  expect([isSubtype('GAS_LEAK'), isSubtype('X'), isSubtype(undefined)]).toEqual([true, false, false])
})
