/*
 * Y-10: what each device behind one meter may have taken, from rated flows, running hours and the meter's hourly curve. An estimate for
 * the customer's eyes, never for a bill: figures are numbers here and whole m³ in the result.
 */

/** A device, or several equal ones, behind the meter. */
export interface SharedDevice {
  id: string
  /** Rated flow of all its units, m³/h. */
  flow: number
  /** Hours a day that it runs, as its customer says, 0 to 24. */
  hours: number
}

export interface DeviceShare {
  id: string
  /** Whole m³. */
  volume: number
  /** Tenths of a per cent of the meter. */
  share: number
  /** Percentage points of the meter by which weeks differ from the share, whole, at least 1. */
  margin: number
  sureness: 'SURE' | 'FAIR' | 'ROUGH'
  /** Runs the same hours as others: what they took together is split by their rated flows. */
  isTogether: boolean
}

export interface Shares {
  devices: DeviceShare[]
  /** What no device can be said to have taken: days without hours, more than the ratings allow, what the curve leaves over. */
  rest: { volume: number; share: number }
}

const HOURS = 24
/** Days of which one estimate is made to see how far estimates differ. */
const BLOCK = 7
/** Percentage points up to which a share is sure, and fairly sure. */
const SURE = 3
const FAIR = 6
const ROUNDS = 2000
const SMALL = 1e-9

/** Devices that run the same hours of the day: one column of the fit. */
interface Column {
  hours: number
  flow: number
  members: SharedDevice[]
}

/**
 * Splits the volume of a meter over its devices. Each device is taken to run in the hours of the day in which the meter measures most, as
 * many as its customer says; least squares finds what part of its rated flow it takes then, never less than nothing or more than the
 * rated flow. The curve cannot separate devices that run the same hours: they are split by their rated flows.
 * @param total whole m³ of the meter in the time, days without hours included
 * @param days 24 hours each, m³
 * @returns whole m³ that add up to `total`, tenths of a per cent that add up to 1000 (to 0 for no volume)
 */
export function sharesOf(
  total: number,
  days: readonly (readonly number[])[],
  devices: readonly SharedDevice[],
): Shares {
  const columns = columnsOf(devices)
  const fitted = fit(columns, days)
  const blocks = blocksOf(days).map((block) => sharesIn(columns, fit(columns, block), sumOf(block)))
  const raw = columns.flatMap(({ members, flow }, at) =>
    members.map((device) => ({
      device,
      volume: ((fitted[at] ?? 0) * device.flow) / flow,
      isTogether: members.length > 1,
      margin: marginOf(blocks.map((block) => ((block[at] ?? 0) * device.flow) / flow)),
    })),
  )
  const used = raw.reduce((sum, { volume }) => sum + volume, 0)
  const scale = used > total ? total / used : 1
  const parts = [...raw.map(({ volume }) => volume * scale), Math.max(0, total - used)]
  const volumes = wholeParts(parts, total)
  const shares = wholeParts(volumes, total === 0 ? 0 : 1000)
  return {
    devices: raw.map(({ device, isTogether, margin }, at) => ({
      id: device.id,
      volume: volumes[at] ?? 0,
      share: shares[at] ?? 0,
      margin,
      sureness: isTogether ? 'ROUGH' : surenessOf(margin),
      isTogether,
    })),
    rest: { volume: volumes.at(-1) ?? 0, share: shares.at(-1) ?? 0 },
  }
}

const surenessOf = (margin: number): DeviceShare['sureness'] =>
  margin <= SURE ? 'SURE' : margin <= FAIR ? 'FAIR' : 'ROUGH'

function columnsOf(devices: readonly SharedDevice[]): Column[] {
  const columns = new Map<number, Column>()
  for (const device of devices) {
    const hours = Math.min(HOURS, Math.max(0, Math.round(device.hours)))
    const column = columns.get(hours) ?? { hours, flow: 0, members: [] }
    column.flow += device.flow
    column.members.push(device)
    columns.set(hours, column)
  }
  return [...columns.values()].filter(({ flow }) => flow > 0)
}

const sumOf = (days: readonly (readonly number[])[]): number => days.flat().reduce((sum, one) => sum + one, 0)

/** Mean of each hour of the day, m³, the greatest first: a device runs in as many of them as it has hours. */
function profileOf(days: readonly (readonly number[])[]): number[] {
  const means = Array.from({ length: HOURS }, (_, hour) =>
    days.length === 0 ? 0 : days.reduce((sum, day) => sum + (day[hour] ?? 0), 0) / days.length,
  )
  return means.sort((a, b) => b - a)
}

/**
 * m³ of each column in these days. The columns depend on the hour of the day alone, so the squares over all hours of all days are least
 * where those of the mean day are. One coordinate after the other, each within its bounds: the sum of squares is convex, so it ends at
 * the least.
 */
function fit(columns: readonly Column[], days: readonly (readonly number[])[]): number[] {
  const profile = profileOf(days)
  const parts = columns.map(() => 0)
  const left = [...profile]
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0
    columns.forEach(({ hours, flow }, at) => {
      if (hours === 0) return
      const old = parts[at] ?? 0
      const over = left.slice(0, hours).reduce((sum, one) => sum + one, 0)
      const wanted = Math.min(1, Math.max(0, old + over / (hours * flow)))
      for (let hour = 0; hour < hours; hour++) left[hour] = (left[hour] ?? 0) - (wanted - old) * flow
      parts[at] = wanted
      moved = Math.max(moved, Math.abs(wanted - old))
    })
    if (moved < SMALL) break
  }
  return columns.map(({ hours, flow }, at) => (parts[at] ?? 0) * flow * hours * days.length)
}

const blocksOf = (days: readonly (readonly number[])[]): (readonly (readonly number[])[])[] =>
  Array.from({ length: Math.floor(days.length / BLOCK) }, (_, at) => days.slice(at * BLOCK, (at + 1) * BLOCK))

/** Share of each column in a week, per cent. */
const sharesIn = (columns: readonly Column[], volumes: readonly number[], total: number): number[] =>
  columns.map((_, at) => (total <= 0 ? 0 : (100 * (volumes[at] ?? 0)) / total))

/** Standard deviation of the weeks' shares, rounded up; with one week or none nothing is known, which is said as the whole range. */
function marginOf(shares: readonly number[]): number {
  if (shares.length < 2) return 100
  const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length
  const variance = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (shares.length - 1)
  return Math.max(1, Math.ceil(Math.sqrt(variance) - SMALL))
}

/** Whole numbers in the proportion of the parts that add up to the total: each is cut, those that lost most get one more. */
export function wholeParts(parts: readonly number[], total: number): number[] {
  const sum = parts.reduce((all, one) => all + one, 0)
  if (sum <= 0) return parts.map((_, at) => (at === parts.length - 1 ? total : 0))
  const exact = parts.map((part) => (part * total) / sum)
  const whole = exact.map((one) => Math.floor(one + SMALL))
  const missing = total - whole.reduce((all, one) => all + one, 0)
  const order = exact
    .map((one, at) => ({ at, lost: one - (whole[at] ?? 0) }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at)
  for (const { at } of order.slice(0, Math.max(0, missing))) whole[at] = (whole[at] ?? 0) + 1
  return whole
}
