import { radiusOf, ringPoint, RINGS } from '@domain/outlet/rings'
import { Photo, svgUri, usePalette } from '@/ui'
import { directionText } from './outlet-text'
import type { Outlet } from './types'
import './outlets.scss'

/** Side of the drawing in its own units. */
const SIDE = 1000
const WINDS = [
  ['北', 0],
  ['东', 90],
  ['南', 180],
  ['西', 270],
] as const
const percent = (part: number): string => `${part * 100}%`

interface Props {
  outlets: readonly Outlet[]
  chosen: string
  onChoose: (outletId: string) => void
  label: string
}

/** The surroundings without a base map: rings of 1, 2 and 5 km, north up, bearings true (rest 3-6). */
export function RingMap({ outlets, chosen, onChoose, label }: Props) {
  const ground = useGround()
  return (
    <div className='ol-rings' role='group' aria-label={label}>
      <Photo className='ol-ground' src={ground} />
      {WINDS.map(([wind, bearing]) => (
        <span key={wind} className='ol-wind fs-12 t2' style={windAt(bearing)}>
          {wind}
        </span>
      ))}
      {RINGS.map((km) => (
        <span key={km} className='ol-km fs-11 t3 num' style={at(km * 1000, 315)}>
          {km} km
        </span>
      ))}
      <span className='ol-here' style={{ left: '50%', top: '50%' }} />
      {outlets.map((outlet, index) => (
        <button
          key={outlet.outletId}
          type='button'
          className={outlet.outletId === chosen ? 'ol-pin ol-pin-on' : 'ol-pin'}
          style={at(outlet.distance, outlet.bearing)}
          aria-label={`${index + 1} ${outlet.name} ${directionText(outlet)}`}
          aria-pressed={outlet.outletId === chosen}
          onClick={() => onChoose(outlet.outletId)}
        >
          <span className='ol-dot fs-13 fw-b num'>{index + 1}</span>
        </button>
      ))}
    </div>
  )
}

function at(metres: number, bearing: number) {
  const { x, y } = ringPoint(metres, bearing)
  return { left: percent(x), top: percent(y) }
}

/** Outside of the rim, inside of the picture. */
const BEYOND = 1.11
function windAt(bearing: number) {
  const { x, y } = ringPoint(5000, bearing)
  return { left: percent(0.5 + (x - 0.5) * BEYOND), top: percent(0.5 + (y - 0.5) * BEYOND) }
}

function useGround(): string {
  const palette = usePalette()
  const middle = SIDE / 2
  const circles = [...RINGS].reverse().map((km) => {
    const line = `stroke='${palette.cLine}' stroke-width='2'${km === 5 ? " stroke-dasharray='10 8'" : ''}`
    return `<circle cx='${middle}' cy='${middle}' r='${radiusOf(km * 1000) * SIDE}' fill='${palette.cBrand}' fill-opacity='0.05' ${line}/>`
  })
  const rim = radiusOf(5000) * SIDE
  const axes = `<path d='M${middle} ${middle - rim}V${middle + rim}M${middle - rim} ${middle}H${middle + rim}' stroke='${palette.cLine}' stroke-width='2'/>`
  return svgUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}'>${circles.join('')}${axes}</svg>`,
  )
}
