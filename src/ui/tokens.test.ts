import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dark, light, type ColourName, type Palette } from './tokens.gen'

const root = resolve(__dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The generators are ES modules; they run in a process of their own and print what they would write. */
function generated(script: string, source: string, pick: string): string {
  const program = `import { readFileSync } from 'node:fs'
    const { generate, generatePictures } = await import(process.argv[1])
    const text = readFileSync(process.argv[2], 'utf8')
    process.stdout.write(${pick})`
  return execFileSync(
    process.execPath,
    ['--input-type=module', '-e', program, join(root, script), join(root, source)],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 22,
    },
  )
}

const squeezed = (text: string): string => text.replace(/\s+/g, '')

describe('generated files agree with their source', () => {
  test('tokens.gen.ts', () => {
    const text = generated('scripts/build-tokens.mjs', 'src/styles/tokens.scss', 'generate(text)')
    expect(squeezed(read('src/ui/tokens.gen.ts'))).toBe(squeezed(text))
  })

  test('picture-tokens.gen.ts', () => {
    const text = generated('scripts/build-tokens.mjs', 'src/styles/tokens.scss', 'generatePictures(text)')
    expect(squeezed(read('src/ui/picture-tokens.gen.ts'))).toBe(squeezed(text))
  })

  test('icons.gen.scss and icons.gen.ts', () => {
    const scss = generated('scripts/build-icons.mjs', 'src/ui/icons.json', 'generate(JSON.parse(text)).scss')
    const ts = generated('scripts/build-icons.mjs', 'src/ui/icons.json', 'generate(JSON.parse(text)).ts')
    expect(squeezed(read('src/ui/icons.gen.scss')).replace(/'/g, '"')).toBe(squeezed(scss).replace(/'/g, '"'))
    expect(squeezed(read('src/ui/icons.gen.ts'))).toBe(squeezed(ts))
  })
})

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

test('the contrast formula itself', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

const TEXT = 4.5
const GRAPHIC = 3

const PAIRS: [text: ColourName, ground: ColourName, least: number][] = [
  ['cT1', 'cSurface', TEXT],
  ['cT2', 'cSurface', TEXT],
  ['cT3', 'cSurface', TEXT],
  ['cT3', 'cPage', TEXT],
  ['cT3', 'cSunken', TEXT],
  ['cLink', 'cSurface', TEXT],
  ['cLink', 'cPage', TEXT],
  ['cSuccess', 'cSuccessSoft', TEXT],
  ['cWarning', 'cWarningSoft', TEXT],
  ['cDanger', 'cDangerSoft', TEXT],
  ['cPrimary', 'cPrimarySoft', TEXT],
  ['cMuted', 'cMutedSoft', TEXT],
  ['cControl', 'cSurface', GRAPHIC],
  ['ch1', 'cSurface', GRAPHIC],
  ['ch2', 'cSurface', GRAPHIC],
  ['ch3', 'cSurface', GRAPHIC],
  ['ch4', 'cSurface', GRAPHIC],
  ['ch5', 'cSurface', GRAPHIC],
]

const GROUNDS: ColourName[] = [
  'cSurface',
  'cPage',
  'cSunken',
  'cSuccessSoft',
  'cWarningSoft',
  'cDangerSoft',
  'cPrimarySoft',
  'cMutedSoft',
]

describe.each<[string, Palette]>([
  ['light', light],
  ['dark', dark],
])('contrasts of the %s theme (visual 2.1)', (_name, palette) => {
  test.each(PAIRS)('%s on %s is at least %f', (text, ground, least) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least)
  })

  // 关怀模式 shows the faintest text in the colour before it (scripts/lib/styles.test.mjs).
  test.each(GROUNDS)('what takes the place of the faintest text in 关怀模式 stands out as well on %s', (ground) => {
    expect(contrast(palette.cT2, palette[ground])).toBeGreaterThan(contrast(palette.cT3, palette[ground]))
  })

  test('white on filled buttons', () => {
    expect(contrast('#FFFFFF', palette.cBrandStrong)).toBeGreaterThanOrEqual(TEXT)
  })
})

test('values fixed by the specification', () => {
  expect(light).toMatchObject({
    cBrand: '#3286fe',
    cNav: '#3286fe',
    cTabOn: '#3286fe',
    cTabOff: '#999999',
    cCancel: '#999999',
    cConfirm: '#3286fe',
    cPage: '#f5f5f5',
  })
  expect(contrast('#FFFFFF', '#C42626')).toBeGreaterThanOrEqual(TEXT)
})

describe('the default red of NutUI never computes (visual 3)', () => {
  const files = readdirSync(join(__dirname, 'nut'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const styles = files.flatMap((name) =>
    [...readFileSync(join(__dirname, 'nut', name), 'utf8').matchAll(/'(@nutui\/[^']+\.css)'/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  const mapped = read('src/ui/nut/tokens.scss')

  test('parts load style sheets of NutUI', () => {
    expect(styles.length).toBeGreaterThanOrEqual(2)
  })

  test.each(styles)('%s', (style) => {
    const css = readFileSync(require.resolve(style, { paths: [dirname(__filename)] }), 'utf8')
    const reds = [...css.matchAll(/(var\((--[\w-]+),\s*)?#(?:ff0f23|fa2c19)/gi)]
    reds.forEach(([, , variable]) => expect(mapped).toContain(`${variable ?? 'a red outside a variable'}:`))
  })

  test('our own style sheets do not name it', () => {
    const own = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(scss|tsx?)$/.test(name) && !name.includes('.test.'),
    )
    own.forEach((name) => expect(readFileSync(join(__dirname, name), 'utf8')).not.toMatch(/#(?:ff0f23|fa2c19)/i))
  })
})
