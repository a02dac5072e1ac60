/*
 * What the telemetry of remote meters gives. A real head-end writes its registers into `meter_reading` by itself and answers
 * hours and live figures over its own interface; the embedded feed simulates the devices of the demo data.
 */

/** A meter as the feed knows it: `lastReading` is the register at 08:00 of the gas day asked for, when known. */
export interface FeedMeter {
  companyCode: string
  meterId: string
  /** Greatest flow, m³/h. */
  qmax: string
  onlineState: string
  /** The valve is shut: no gas flows. */
  isShut: boolean
  lastFrameAt: string | null
  channels: readonly FeedChannel[]
}

export interface FeedChannel {
  channelNo: string
  hasCorrector: boolean
  /** Last known register, m³ with two decimals, and the moment it was read. */
  lastReading: string
  lastReadingAt: string | null
}

/** Registers of one channel at the end of a gas day (08:00 of the next date). */
export interface Frame {
  channelNo: string
  readAt: string
  /** Standard volume register, m³, two decimals, without roll-over handling. */
  stdReading: string
  workReading: string | null
  /** kPa gauge and ℃, two decimals. */
  pressure: string | null
  temperature: string | null
  /** m³/h. */
  maxFlow: string | null
  maxFlowAt: string | null
}

/** A closed day of a channel. */
export interface FeedDay {
  channelNo: string
  gasDay: string
  /** m³. */
  volume: string
}

export interface HourFrame {
  hourStart: string
  /** m³, four decimals; the 24 hours of a day add up to the day. */
  volume: string
  pressure: string | null
  temperature: string | null
}

export interface LiveChannel {
  channelNo: string
  /** m³/h, two decimals. */
  flow: string
  pressure: string | null
  temperature: string | null
  stdTotal: string
  workTotal: string | null
  at: string
}

export interface LiveMeter {
  channels: LiveChannel[]
  /** Bars of the modem, 0–4. */
  signal: number
}

/** In operation telemetry arrives by itself; nothing is made up for a device that says nothing. */
export const passiveMeterFeed: MeterFeed = {
  frames: async () => [],
  hours: async (_meter, days) => days.map(() => []),
  live: async () => null,
}

export interface MeterFeed {
  /** Frames for the end of a gas day; empty while a device is silent or when telemetry arrives by itself. */
  frames(meter: FeedMeter, gasDay: string): Promise<Frame[]>
  /** How known day volumes of channels spread over their hours, day by day as asked; empty for a day of which the feed keeps none. */
  hours(meter: FeedMeter, days: readonly FeedDay[]): Promise<HourFrame[][]>
  /** What the device shows now (ms); null while it is silent. */
  live(meter: FeedMeter, now: number): Promise<LiveMeter | null>
}
