/*
 * The users that may log in to the demo data, as printed at the start and in the README.
 */

/** phone, user, customer */
const demoAccounts = [
  ['13800000001', '主账号 · 预存缴费（物联网表）', '华北精工陶瓷有限公司 1000000001'],
  ['13800000002', '子账号 · 可缴费', '华北精工陶瓷有限公司 1000000001'],
  ['13800000007', '主账号 · IC卡表', '香满楼餐饮管理有限公司 1000000002'],
  ['13800000008', '主账号 · 后付费，两个户号', '康宁医院 1000000003，宏达纺织 1000000004'],
  ['13800000006', '未绑定户号', '—'],
]

// Chinese characters take two columns of a terminal.
const width = (text) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) > 0x2e7f ? 2 : 1), 0)
const pad = (text, columns) => text + ' '.repeat(Math.max(1, columns - width(text)))

/** What a newcomer needs to know once the product runs. */
export function welcome({ port, password, dataPlace, logPlace }) {
  return [
    '',
    `  Open        http://localhost:${port}`,
    `  API         http://localhost:${port}/docs/api`,
    `  Data        ${dataPlace}`,
    '',
    '  Demo accounts',
    ...demoAccounts.map(([phone, role, customer]) => `    ${phone}  ${pad(role, 32)}${customer}`),
    `  Password    ${password} for each, or log in by SMS code`,
    `  SMS codes   appear here in this window`,
    `  Log         ${logPlace}`,
    '',
    '  Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n')
}
