import { distanceText, windOf } from '@domain/coordinates'
import { outletServices, outletStates } from '@domain/statuses/outlet'
import type { Outlet } from './types'

/** '东北 42°'. */
export const directionText = ({ bearing }: Pick<Outlet, 'bearing'>): string => `${windOf(bearing)} ${bearing}°`

/** '0.8' and 'km', apart for the figure of the head. */
export function distanceParts({ distance }: Pick<Outlet, 'distance'>): [number: string, unit: string] {
  const text = distanceText(distance)
  return text.endsWith('km') ? [text.slice(0, -2), 'km'] : [text.slice(0, -1), 'm']
}

/** What is shown in the place of the state: stations are open day and night. */
export function stateText({ state, hours }: Pick<Outlet, 'state' | 'hours'>): string {
  return state === 'OPEN' && hours === '24小时' ? hours : outletStates[state].label
}

/** '至 17:30 · 充值缴费 · 发票', what is suspended says why. */
export function noteText({ state, hours, suspendNote, services, waiting }: Outlet): string {
  if (state === 'SUSPENDED') return suspendNote
  return [
    hours === '24小时' ? '' : hours,
    waiting === null ? '' : `排队${waiting}人`,
    ...services.slice(0, 3).map((service) => outletServices[service]),
  ]
    .filter(Boolean)
    .join(' · ')
}
