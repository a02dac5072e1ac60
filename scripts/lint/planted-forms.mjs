/*
 * Forms of code, each on a line of its own (syntax.mjs), and which of them a file of each place is refused for: all others pass there.
 */
import {
  dateText,
  floatMoney,
  linkText,
  packing,
  randomness,
  states,
  styleClasses,
  taroEnv,
  untested,
  wallClock,
} from './syntax.mjs'

const PUT = /arguments\.0\.value='(\w+)'.*key\.name='(\w+)'/

const ofStates = states.map(({ selector }, index) => {
  const [, table, column] = PUT.exec(selector) ?? []
  if (table) return `db.updateTable('${table}').set({ ${column}: 'DONE' })`
  return index === 0 ? "db.updateTable('x').set({ state: 'DONE' })" : "sql`update x set state = 'DONE' where id = 1`"
})

const written = [
  [packing, 'export const packed = { ...{ a: 1 } }'],
  [taroEnv, 'export const host = process.env.TARO_ENV'],
  [linkText[0], "export const link = '/pages/bill/bill?id=1'"],
  [linkText[1], 'export const linkTo = (id: string) => `/pages/bill/bill?id=${id}`'],
  [linkText[2], 'export const query = (id: string) => `?id=${id}`'],
  [wallClock[0], 'export const now = Date.now()'],
  [wallClock[1], 'export const today = new Date()'],
  [randomness, 'export const chance = Math.random()'],
  [dateText, "export const day = new Date('2026-01-02 03:04')"],
  [floatMoney, 'export const fen = (bill: { payAmount: string }) => Number(bill.payAmount) * 100'],
  [untested[0], "it.skip('waits', () => {})"],
  [untested[1], 'expect(1).toMatchSnapshot()'],
  [styleClasses, "export const part = document.querySelector('.row')"],
  ...states.map((form, index) => [form, ofStates[index]]),
]

/** As near as can be to a form, but allowed. */
const allowed = [
  'export const whole = { ...{ a: 1 }.a, b: { ...rest } }',
  'export const other = process.env.NODE_ENV',
  "export const page = '/pages/bill/bill'",
  'export const pageOf = (id: string) => `/pages/${id}`',
  'export const past = new Date(0)',
  "export const dayOnly = new Date('2026-01-02T03:04')",
  'export const times = (bill: { volume: string }) => Number(bill.volume) * 100',
  'export const roots = Math.sqrt(2)',
  "it('holds', () => {})",
  "export const found = document.querySelector('.taro_page')",
  "db.updateTable('x').set({ name: 'DONE' })",
]

const inTime = [...wallClock, randomness, dateText, floatMoney]

/** File, and the forms that it is refused for. */
const places = [
  ['src/request/*.ts', [packing, taroEnv, ...linkText]],
  ['src/share/*.tsx', [packing, taroEnv, ...linkText]],
  ['src/pages/me/*.tsx', [packing, taroEnv, ...linkText, ...inTime]],
  ['src/features/home/*.ts', [packing, taroEnv, ...linkText, ...inTime]],
  ['src/ui/*.tsx', [packing, taroEnv, ...linkText, ...inTime]],
  ['src/features/gallery/*.tsx', [packing, taroEnv, ...linkText]],
  ['src/platform/*.ts', [packing]],
  ['src/testing/*.ts', [packing]],
  ['config/*.ts', [packing]],
  ['contract/*.ts', [packing]],
  ['test/setup/*.ts', [packing]],
  ['domain/*.ts', [packing, ...inTime]],
  ['domain/random.ts', [packing]],
  ['gateway/http/*.ts', [packing, ...inTime]],
  ['gateway/ports/*.ts', [packing]],
  ['gateway/main.ts', [packing]],
  ['gateway/app.ts', [packing]],
  ['gateway/demo/*.ts', [packing, ...inTime]],
  ['gateway/modules/payment/*.ts', [packing, ...inTime, ...states]],
  ['gateway/modules/payment/*.test.ts', [packing, ...untested, styleClasses]],
  ['src/features/home/*.test.tsx', [packing, ...untested, styleClasses]],
  ['domain/*.test.ts', [packing, ...untested, styleClasses]],
  ['test/e2e/*.ts', [packing, ...untested, styleClasses]],
  ['test/gateway/*.test.ts', [packing, ...untested, styleClasses]],
  ['src/ui/*.test.tsx', [packing, ...untested]],
  ['src/platform/*.test.ts', [packing, ...untested]],
  ['test/h5/*.test.ts', [packing, ...untested]],
  ['test/host/*.test.ts', [packing, ...untested]],
  ['domain/*.gen.ts', []],
]

const lines = (rows) => rows.map(([, line]) => line)
const everything = [...lines(written), ...allowed].join('\n')

/** Of JavaScript the tests only. */
const inScripts = ['packed', 'it.skip', 'toMatchSnapshot', 'querySelector']
const scripts = lines(written).filter((line) => inScripts.some((word) => line.includes(word)))

export const formRule = 'house/no-restricted-syntax'
export const plantedSelectors = written.map(([{ selector }]) => selector)
/** [file, code, the lines that are refused, each once] */
export const forms = [
  ...places.map(([file, refused]) => [
    file,
    everything,
    written.flatMap(([form], index) => (refused.includes(form) ? [index + 1] : [])),
  ]),
  ['scripts/lib/*.test.mjs', scripts.join('\n'), scripts.map((_, index) => index + 1)],
  ['scripts/lib/*.mjs', scripts.join('\n'), []],
]
