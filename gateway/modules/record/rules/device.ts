import type { ErrorCode } from '@domain/errors'
import type { DeviceUse } from '@domain/statuses/gas-device'

/** What decides what a customer may do with a device. */
export interface Device {
  source: string
  state: string
  useState: string
  /** The confirmed row that this one changes. */
  replaces: string | null
}

const LIVING: readonly string[] = ['PENDING', 'CONFIRMED', 'REJECTED']

/** Why a device cannot be changed (D 3.4, RC-08); null = it can. A confirmed one has one change at a time. */
export function changeProblem(device: Device, hasRevision: boolean): ErrorCode | null {
  if (device.source === 'COMPANY') return '44403'
  if (!LIVING.includes(device.state) || device.useState === 'SCRAPPED') return '2904'
  return device.state === 'CONFIRMED' && hasRevision ? '2904' : null
}

/** Why a device cannot be taken back (RC-08); null = it can. */
export function removeProblem({ source, state }: Device): ErrorCode | null {
  if (source === 'COMPANY') return '44403'
  return state === 'CONFIRMED' ? '44404' : null
}

/** D 3.4: in use and out of use by turns, scrapped for ever and with a photo. A change that waits has no use of its own. */
export function useProblem(device: Device, use: DeviceUse, photos: number): ErrorCode | null {
  const isOver = device.useState === 'SCRAPPED' || device.useState === use
  if (isOver || device.replaces !== null || !LIVING.includes(device.state)) return '2904'
  return use === 'SCRAPPED' && photos === 0 ? '44408' : null
}

/** Why a device cannot be replaced by another one (D 6.6); null = it can. One waits to take its place at a time. */
export function successorProblem(device: Device, hasSuccessor: boolean): ErrorCode | null {
  if (device.source === 'COMPANY') return '44403'
  const isStanding = device.state === 'CONFIRMED' && device.useState !== 'SCRAPPED' && device.replaces === null
  return isStanding && !hasSuccessor ? null : '2904'
}

/** The device that is to replace another one, or has done so (D 6.6). A scrapped one replaces none. */
export const successorIn = <T extends { successorOf: string | null; useState: string }>(
  devices: readonly T[],
  id: string,
): T | undefined => devices.find((one) => one.successorOf === id && one.useState !== 'SCRAPPED')

interface Numbered {
  id: string
  serialNo: string
  useState: string
  replaces: string | null
}

/** RC-08: 44401 where a device that is not scrapped has this serial number already; '' is none. `own`: rows of the device itself. */
export function serialProblem(
  serialNo: string,
  devices: readonly Numbered[],
  own: readonly (string | null | undefined)[],
): ErrorCode | null {
  const others = devices.filter(
    ({ id, replaces }) => !own.includes(id) && !(replaces !== null && own.includes(replaces)),
  )
  const isTaken = others.some(
    (one) => one.useState !== 'SCRAPPED' && one.serialNo.toUpperCase() === serialNo.toUpperCase(),
  )
  return serialNo !== '' && isTaken ? '44401' : null
}

export type DeviceAct = 'EDIT' | 'STOP' | 'START' | 'SCRAP' | 'DELETE'

/** What a page offers, in its order. */
export function actsOf(device: Device, mayManage: boolean, hasRevision: boolean): DeviceAct[] {
  if (!mayManage) return []
  const can = (use: DeviceUse) => useProblem(device, use, 1) === null
  const offered: [DeviceAct, boolean][] = [
    ['EDIT', changeProblem(device, hasRevision) === null],
    ['STOP', can('STOPPED')],
    ['START', can('IN_USE')],
    ['SCRAP', can('SCRAPPED')],
    ['DELETE', removeProblem(device) === null && LIVING.includes(device.state)],
  ]
  return offered.flatMap(([act, isOffered]) => (isOffered ? [act] : []))
}

/** The next number of a kind: `SB000012` after `SB000011`. */
export const numberAfter = (prefix: 'SB' | 'BJ', last: string | null): string =>
  `${prefix}${String(Number(last?.slice(2) ?? '0') + 1).padStart(6, '0')}`
