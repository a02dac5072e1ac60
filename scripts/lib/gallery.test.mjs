/* The gallery shows every part of the design system, every wrapper of NutUI and every block (src/features/gallery). */
import { listedFiles } from './git-files.mjs'
import { textsOf } from './imports.mjs'

/** What no specimen draws by itself, and why. */
const ELSEWHERE = {
  AppRoot: 'drawn by PageFrame',
  Elsewhere: 'draws its children or nothing',
  FormBar: 'drawn by FormPage',
  Layer: 'drawn by sheets and dialogs',
  PageIdentity: 'draws nothing',
  PullDown: 'drawn by PageFrame',
}

const shown = [...textsOf(listedFiles('src/features/gallery')).values()].join('\n')
const isShown = (name) => new RegExp(`<${name}[\\s<>/]`).test(shown)

const exported = [...textsOf(['src/ui/index.ts', 'src/ui/nut/index.ts', 'src/blocks/index.ts']).values()].flatMap(
  (text) =>
    [...text.matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, names]) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
)

test('there are parts to show', () => expect(exported.length).toBeGreaterThan(90))

test('each exported part has a specimen, or a reason why it has none', () => {
  expect(exported.filter((name) => !isShown(name) && ELSEWHERE[name] === undefined)).toEqual([])
})

test('no reason outlives its part', () => {
  expect(Object.keys(ELSEWHERE).filter((name) => !exported.includes(name) || isShown(name))).toEqual([])
})
