import { light } from '../tokens.gen'
import { barWidth, labelled, layout, nearest, newest } from './layout'
import type { ChartSpec } from './spec'
import { axisText, limits } from './scale'
import { toSvg, toUri, type Shape } from './shapes'
import { layoutTiers } from './tiers'
import type { ChartPoint } from './types'

const points = (values: (string | null)[]): ChartPoint[] =>
  values.map((value, index) => ({ key: String(index), label: String(index + 1), title: `${index + 1}`, value }))

const spec = (part: Partial<ChartSpec> = {}): ChartSpec => ({
  kind: 'bars',
  points: points(['10', '20', '40']),
  width: 340,
  height: 160,
  head: 0,
  chosen: null,
  textSize: 10,
  ...part,
})

const paths = (shapes: readonly Shape[], fill: string) =>
  shapes.filter((shape) => shape.type === 'path' && shape.fill === fill)
const texts = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []))

describe('round limits', () => {
  test.each([
    [7150, 3, 7500],
    [7150, 4, 7500],
    [8000, 4, 8000],
    [8001, 4, 10000],
    [1, 4, 1],
    [0.3, 4, 0.3],
    [99, 4, 100],
    [220000, 4, 300000],
    [1e12, 4, 1e12],
  ])('%d with %d lines ends at %d', (max, lines, top) => expect(limits(max, lines).top).toBe(top))

  test('steps are 1, 2, 2.5 or 5 times a power of ten, from zero, two to four above it', () => {
    for (let max = 1; max < 5000; max += 7) {
      const { ticks, top } = limits(max)
      const step = ticks[1] ?? 0
      expect([1, 2, 2.5, 5, 10]).toContain(Number((step / 10 ** Math.floor(Math.log10(step))).toPrecision(6)))
      expect(ticks[0]).toBe(0)
      expect(top).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })

  test('nothing to show still has a base', () => expect(limits(0)).toEqual({ top: 1, ticks: [0] }))

  test.each([
    [8000, 8000, '8,000'],
    [200000, 300000, '20万'],
    [50000, 100000, '5万'],
    [0, 300000, '0'],
    [2.5e9, 5e9, '25亿'],
    [0.5, 1, '0.5'],
  ])('%d on an axis up to %d is %s', (value, top, text) => expect(axisText(value, top)).toBe(text))
})

describe('bars', () => {
  test('heights stand to each other as their values', () => {
    const { plot } = layout(spec())
    const heights = ['10', '20', '40'].map((value) => plot.base - (plot.y(value) ?? 0))
    expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2)
    expect(heights[2]).toBeCloseTo((heights[0] ?? 0) * 4)
    expect(plot.y('0')).toBe(plot.base)
    expect(plot.y(null)).toBeNull()
  })

  test('the plot is inside the picture', () => {
    const { plot } = layout(spec({ head: 40 }))
    expect(plot.left).toBeGreaterThanOrEqual(40)
    expect(plot.top).toBeGreaterThanOrEqual(40)
    expect(plot.base).toBeLessThan(160)
    expect(plot.xs.every((x) => x > plot.left && x < plot.right)).toBe(true)
  })

  test('the chosen bar is bright, the others quiet, deviations take their meaning', () => {
    const some = points(['10', '20', '40', '30']).map((point, index): ChartPoint =>
      index === 3 ? { ...point, tone: 'warning', mark: '+19%' } : point,
    )
    const { shapes } = layout(spec({ points: some, chosen: '1' }))
    expect(paths(shapes, 'ch1')).toHaveLength(1)
    expect(paths(shapes, 'chQuiet')).toHaveLength(2)
    expect(paths(shapes, 'cWarningG')).toHaveLength(1)
    expect(texts(shapes)).toContain('+19%')
  })

  test('marks that would lie on each other: the chosen one stands, then the newest', () => {
    const all = points(Array.from({ length: 30 }, () => '40')).map((point, index): ChartPoint => ({
      ...point,
      tone: 'danger',
      mark: `+${index}%`,
    }))
    const marks = texts(layout(spec({ points: all, chosen: '10' })).shapes).filter((text) => text.endsWith('%'))
    expect(marks).toContain('+10%')
    expect(marks).toContain('+29%')
    expect(marks).not.toContain('+28%')
    expect(marks).not.toContain('+11%')
  })

  test('an estimated bar is hatched', () => {
    const { shapes, ...frame } = layout(
      spec({ points: [{ key: 'a', label: '1', title: '1', value: '5', estimated: true }] }),
    )
    const [bar] = paths(shapes, 'chQuiet')
    expect(bar).toMatchObject({ hatch: true })
    expect(toSvg({ ...frame, shapes }, light)).toContain('url(#h-chQuiet)')
  })

  test('a missing day is a stub of 2 px with a word, and does not count for the axis', () => {
    const { shapes, plot } = layout(spec({ points: points(['10', null, '40']) }))
    const [stub] = paths(shapes, 'chPrev')
    expect(stub).toMatchObject({ d: expect.stringContaining(`${plot.base}`) as string })
    expect(texts(shapes)).toContain('缺')
  })

  test('a zero is a bar without height, not a missing one', () => {
    const { shapes } = layout(spec({ points: points(['0', '10']) }))
    expect(texts(shapes)).not.toContain('缺')
    expect(paths(shapes, 'chQuiet')).toHaveLength(2)
  })

  test.each([
    ['one bar', ['12.5']],
    ['all zero', ['0', '0', '0']],
    ['nothing', []],
    ['only missing', [null, null]],
    ['huge', ['999999999999.99', '1']],
    ['tiny', ['0.01', '0.02']],
    ['negative', ['-5', '10']],
    ['sixty', Array.from({ length: 60 }, (_, index) => String(index))],
  ])('%s draws without NaN and above the base', (_name, values) => {
    for (const kind of ['bars', 'line'] as const) {
      const drawing = layout(spec({ kind, points: points(values), average: '3', chosen: '0' }))
      expect(toSvg(drawing, light)).not.toMatch(/NaN|Infinity|undefined/)
      drawing.plot.xs.forEach((_, index) =>
        expect(drawing.plot.y(values[index]) ?? 0).toBeLessThanOrEqual(drawing.plot.base),
      )
    }
  })

  test.each([
    [100, 24],
    [20, 13],
    [10, 6.5],
    [8, 6],
    [4, 3.4],
  ])('a step of %d px has a bar of %d px', (step, wide) => expect(barWidth(step)).toBeCloseTo(wide))

  test('long axis texts push the plot to the right', () => {
    const { plot } = layout(spec({ points: points(['0.0001', '0.0002']), textSize: 14 }))
    expect(plot.left).toBeGreaterThan(40)
  })
})

describe('texts below the axis', () => {
  const labels = Array.from({ length: 31 }, (_, index) => ({
    key: String(index),
    label: String(index + 1),
    title: '',
    value: '1',
  }))

  test('every n-th with first and last; the chosen instead of a neighbour', () => {
    const at = labelled({ points: labels, chosen: '16', labelEvery: 5, textSize: 11 }, 9.2)
    expect(at.map((index) => index + 1)).toEqual([1, 6, 11, 17, 21, 26, 31])
  })

  test('never touch each other', () => {
    for (const step of [3, 6, 9, 20, 60]) {
      const at = labelled({ points: labels, chosen: '29', textSize: 11 }, step)
      at.slice(1).forEach((index, order) => expect((index - (at[order] ?? 0)) * step).toBeGreaterThanOrEqual(13.2))
    }
  })

  test('no point, no text', () => expect(labelled({ points: [], chosen: null, textSize: 11 }, 10)).toEqual([]))
})

describe('lines', () => {
  test('a gap breaks the line and a lonely value gets a point', () => {
    const { shapes } = layout(spec({ kind: 'line', points: points(['1', '2', null, '4']) }))
    const main = shapes.find((shape) => shape.type === 'path' && shape.stroke === 'ch1')
    expect(main?.type === 'path' ? main.d.match(/M/g) : null).toHaveLength(2)
    expect(shapes.filter((shape) => shape.type === 'circle')).toHaveLength(1)
  })

  test('the previous year is dashed and counts for the axis', () => {
    const some = points(['10', '20']).map((point) => ({ ...point, previous: '90' }))
    const { shapes, plot } = layout(spec({ kind: 'line', points: some }))
    expect(shapes).toContainEqual(expect.objectContaining({ stroke: 'ch5', dash: '4 3' }))
    expect(plot.y('90')).toBeGreaterThanOrEqual(plot.top)
  })
})

test('a tap reads the nearest point', () => {
  const plot = { xs: [50, 100, 150] }
  expect([0, 74, 76, 500].map((x) => nearest(plot, x))).toEqual([0, 0, 1, 2])
  expect(nearest({ xs: [] }, 5)).toBe(-1)
})

test('the newest point with a value is chosen at first', () => {
  expect(newest(points(['1', '2', null]))).toBe('1')
  expect(newest(points([null, null]))).toBe('1')
  expect(newest([])).toBeNull()
})

test('a drawing is an image address without characters that break an attribute', () => {
  const uri = toUri(layout(spec({ points: [{ key: '<', label: '"<&>"', title: '', value: '1' }] })), light)
  expect(uri).toMatch(/^data:image\/svg\+xml,/)
  expect(uri).not.toMatch(/["<>#]/)
  const svg = decodeURIComponent(uri.slice('data:image/svg+xml,'.length))
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  expect([...parsed.querySelectorAll('text')].map((text) => text.textContent)).toContain('"<&>"')
})

describe('tiers', () => {
  const tiers = [
    { name: '第1档', from: '0', to: '1000000', price: '3.58' },
    { name: '第2档', from: '1000000', to: '3000000', price: '3.53' },
    { name: '第3档', from: '3000000', to: null, price: '3.48' },
  ]
  test.each([
    ['0', [0, 0, 0], 0, '第1档'],
    ['500000', [0.5, 0, 0], 0.5 / 3, '第1档'],
    ['1000000', [1, 0, 0], 1 / 3, '第2档'],
    ['2000000', [1, 0.5, 0], 1.5 / 3, '第2档'],
    ['4000000', [1, 1, 0.5], 2.5 / 3, '第3档'],
    ['99000000', [1, 1, 1], 1, '第3档'],
  ])('%s m³', (used, filled, mark, current) => {
    const result = layoutTiers(tiers, used)
    expect(result.parts.map((part) => part.used)).toEqual(filled)
    expect(result.mark).toBeCloseTo(mark)
    expect(result.parts.filter((part) => part.current).map((part) => part.name)).toEqual([current])
  })

  test('what is being bought is added across a border', () => {
    const { parts } = layoutTiers(tiers, '800000', '1400000')
    expect(parts.map((part) => [part.used, Number(part.added.toFixed(6))])).toEqual([
      [0.8, 0.2],
      [0, 0.2],
      [0, 0],
    ])
  })

  test('borders are written short', () => {
    expect(layoutTiers(tiers, '0').parts.map((part) => part.edge)).toEqual(['0', '100 万', '300 万'])
  })

  test('no tiers', () => expect(layoutTiers([], '5')).toEqual({ parts: [], mark: 0 }))
})
