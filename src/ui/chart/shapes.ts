import type { ColourName, Palette } from '../tokens.gen'
import { svgText, svgUri } from '../svg'

/** What a layout gives: places and colour names; the palette comes when it is drawn. */
export type Shape =
  | {
      type: 'path'
      d: string
      fill?: ColourName
      /** Diagonal lines in the fill colour: estimated. */
      hatch?: boolean
      stroke?: ColourName
      width?: number
      dash?: string
      opacity?: number
    }
  | {
      type: 'text'
      x: number
      y: number
      text: string
      size: number
      anchor: 'start' | 'middle' | 'end'
      fill: ColourName
      bold?: boolean
    }
  | { type: 'circle'; x: number; y: number; r: number; fill: ColourName; stroke: ColourName; width: number }

export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
  /** The origin is the middle of the picture instead of its upper left corner. */
  centred?: boolean
}

/** Without quotes: names of several words need none here, and the URI turns double quotes into single ones. */
const FONT =
  '-apple-system,PingFang SC,HarmonyOS Sans SC,MiSans,Noto Sans SC,Noto Sans CJK SC,Microsoft YaHei,sans-serif'

const number = (value: number): string => String(Math.round(value * 100) / 100)

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${typeof value === 'number' ? number(value) : value}"`
}

function draw(shape: Shape, palette: Palette): string {
  const colour = (name: ColourName | undefined) => (name === undefined ? undefined : palette[name])
  if (shape.type === 'circle') {
    return `<circle${attribute('cx', shape.x)}${attribute('cy', shape.y)}${attribute('r', shape.r)}${attribute('fill', colour(shape.fill))}${attribute('stroke', colour(shape.stroke))}${attribute('stroke-width', shape.width)}/>`
  }
  if (shape.type === 'text') {
    const anchor = shape.anchor === 'start' ? undefined : shape.anchor
    return `<text${attribute('x', shape.x)}${attribute('y', shape.y)}${attribute('font-size', shape.size)}${attribute('text-anchor', anchor)}${attribute('fill', colour(shape.fill))}${attribute('font-weight', shape.bold ? 600 : undefined)}>${svgText(shape.text)}</text>`
  }
  const fill = shape.hatch && shape.fill ? `url(#h-${shape.fill})` : (colour(shape.fill) ?? 'none')
  return `<path d="${shape.d}"${attribute('fill', fill)}${attribute('stroke', colour(shape.stroke))}${attribute('stroke-width', shape.width)}${attribute('stroke-dasharray', shape.dash)}${attribute('opacity', shape.opacity)}${shape.stroke ? ' stroke-linejoin="round" stroke-linecap="round"' : ''}/>`
}

function hatches(shapes: readonly Shape[], palette: Palette): string {
  const names = new Set(
    shapes.flatMap((shape) => (shape.type === 'path' && shape.hatch && shape.fill ? [shape.fill] : [])),
  )
  if (names.size === 0) return ''
  const patterns = [...names].map(
    (name) =>
      `<pattern id="h-${name}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="${palette[name]}" opacity=".25"/><rect width="2.5" height="5" fill="${palette[name]}"/></pattern>`,
  )
  return `<defs>${patterns.join('')}</defs>`
}

/** SVG text of a drawing. */
export function toSvg({ width, height, shapes, centred }: Drawing, palette: Palette): string {
  const origin = centred ? `${number(-width / 2)} ${number(-height / 2)}` : '0 0'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="${origin} ${number(width)} ${number(height)}" font-family="${FONT}">${hatches(shapes, palette)}${shapes.map((shape) => draw(shape, palette)).join('')}</svg>`
}

export const toUri = (drawing: Drawing, palette: Palette): string => svgUri(toSvg(drawing, palette))
