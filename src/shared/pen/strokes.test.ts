import type { Pen } from '@/platform/pen'
import { isDrawn } from '@domain/signature'
import { extended, measured, paint, sheetSize, toSheet, type Stroke } from './strokes'

const upright = { width: 300, height: 500 }
const across = { width: 800, height: 400 }

test('an upright screen is a sheet across, its top at the right edge', () => {
  expect(sheetSize(upright)).toEqual({ width: 500, height: 300 })
  expect(toSheet({ x: 300, y: 0 }, upright)).toEqual({ x: 0, y: 0 })
  expect(toSheet({ x: 0, y: 500 }, upright)).toEqual({ x: 500, y: 300 })
})

test('a wide screen is the sheet itself', () => {
  expect(sheetSize(across)).toEqual(across)
  expect(toSheet({ x: 3, y: 4 }, across)).toEqual({ x: 3, y: 4 })
})

test('a point where the last one was adds nothing', () => {
  const one: readonly Stroke[] = [[{ x: 1, y: 1 }]]
  expect(extended(one, { x: 1.5, y: 1 })).toBe(one)
  expect(extended(one, { x: 4, y: 5 })).toEqual([
    [
      { x: 1, y: 1 },
      { x: 4, y: 5 },
    ],
  ])
})

test('what was drawn is counted over all strokes (AE-23)', () => {
  const strokes = [
    [
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ],
    [
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ],
  ]
  expect(measured(strokes, { width: 1000, height: 100 })).toEqual({
    points: 4,
    strokeLength: 150,
    areaPct: 10,
    width: 1000,
    height: 100,
  })
  expect(measured([], across)).toMatchObject({ points: 0, strokeLength: 0, areaPct: 0 })
})

test('a dot is no signature, a written name is', () => {
  const dot = Array.from({ length: 40 }, (_, n) => ({ x: 100 + (n % 2), y: 100 }))
  expect(isDrawn(measured([dot], across))).toBe(false)
  const name = Array.from({ length: 40 }, (_, n) => ({ x: n * 10, y: 100 + (n % 8) * 20 }))
  expect(isDrawn(measured([name], across))).toBe(true)
})

test('lines are smooth: curves from middle to middle, to the very last point', () => {
  const done: string[] = []
  const recorded =
    (name: string) =>
    (...at: number[]) =>
      void done.push([name, ...at].join(' '))
  const pen = {
    beginPath: recorded('begin'),
    moveTo: recorded('move'),
    lineTo: recorded('line'),
    quadraticCurveTo: recorded('curve'),
  }
  paint({ ...pen, stroke: recorded('stroke') } as unknown as Pen, [
    [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 0 },
    ],
    [{ x: 5, y: 5 }],
  ])
  expect(done).toEqual([
    'begin',
    'move 0 0',
    'curve 10 10 15 5',
    'line 20 0',
    'stroke',
    'begin',
    'move 5 5',
    'line 5 5',
    'stroke',
  ])
})
