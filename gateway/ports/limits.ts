import { ChannelSilent, type PaymentChannel, type PaymentChannels } from './payment'
import { outageSystems } from '@domain/outage'
import type { Beacon } from './beacon'
import { createPortCalls, type PortCalls } from './calls'
import type { ESign } from './esign'
import { isAway, isChannelAway, noting, type Outages } from './outage'
import type { Ports } from './index'

/** Methods of a port that answer later. */
type Calls<P> = {
  [K in keyof P]-?: NonNullable<P[K]> extends (...given: never[]) => Promise<unknown> ? K : never
}[keyof P]

/** ms for each call of a port: Node has no limit of its own. A call without one does not compile. */
type Limits<P> = Readonly<Record<Calls<P>, number>>

type LimitedPort = Exclude<keyof Ports, 'payment' | 'cards' | 'esign' | 'model' | 'beacon' | 'outages' | 'calls'>

/** An outside system that has not answered in time; what it was requested to do may have happened. */
export class PortSilent extends Error {}

const SECOND = 1000

/**
 * The longest that a caller waits for an outside system. Adapters have shorter limits of their own over HTTP; these hold for every
 * implementation, whatever it waits for. A card is written by the phone beside it: its driver asks nothing outside.
 */
const limits: { [P in LimitedPort]: Limits<Ports[P]> } & {
  payment: Limits<PaymentChannel>
  esign: Limits<ESign>
  beacon: Limits<Beacon>
} = {
  sms: { send: 30 * SECOND, deliver: 30 * SECOND, idle: 60 * SECOND },
  payment: {
    prepay: 30 * SECOND,
    query: 30 * SECOND,
    close: 30 * SECOND,
    refund: 30 * SECOND,
    queryRefund: 30 * SECOND,
    verifyNotify: 30 * SECOND,
    statement: 120 * SECOND,
  },
  bankFeed: { entries: 30 * SECOND },
  meterFeed: { frames: 60 * SECOND, hours: 30 * SECOND, live: 30 * SECOND },
  valve: { send: 30 * SECOND },
  credit: { send: 30 * SECOND },
  files: {
    put: 120 * SECOND,
    putFile: 120 * SECOND,
    get: 120 * SECOND,
    open: 30 * SECOND,
    head: 30 * SECOND,
    delete: 30 * SECOND,
    link: 30 * SECOND,
  },
  weather: { of: 30 * SECOND, days: 30 * SECOND },
  wechat: {
    code2Session: 30 * SECOND,
    phoneNumber: 30 * SECOND,
    jsapiTicket: 30 * SECOND,
    sendSubscribe: 30 * SECOND,
    sendAccount: 30 * SECOND,
    unionIdOf: 30 * SECOND,
    wxaCode: 30 * SECOND,
  },
  licenseReader: { read: 60 * SECOND },
  slipReader: { lines: 60 * SECOND },
  meterReader: { read: 8 * SECOND },
  companyRegistry: { statusOf: 30 * SECOND, search: 30 * SECOND },
  icome: { employeeOf: 30 * SECOND },
  einvoice: {
    issue: 60 * SECOND,
    query: 60 * SECOND,
    createRed: 60 * SECOND,
    queryRed: 60 * SECOND,
    withdrawRed: 60 * SECOND,
    issueRed: 60 * SECOND,
  },
  mail: { send: 120 * SECOND },
  hooks: { send: 10 * SECOND },
  beacon: { read: 30 * SECOND },
  esign: {
    createFlow: 60 * SECOND,
    signUrl: 30 * SECOND,
    revoke: 30 * SECOND,
    query: 30 * SECOND,
    download: 60 * SECOND,
  },
}

interface Watched {
  calls: PortCalls
  /** The port's name among the ports; of a payment channel its own is its code. */
  port: string
  away: (error: unknown) => boolean
}

/**
 * A port with calls that all end in time, with a `PortSilent` or the error that `silent` makes of its text, and are reported. Everything
 * else of it is the port's own, its class included.
 */
export function withLimits<P extends object>(
  name: string,
  port: P,
  given: Limits<P>,
  { calls, port: of, away }: Watched = { calls: createPortCalls(), port: name, away: isAway },
  silent: (text: string) => Error = (text) => new PortSilent(text),
): P {
  const limited = Object.create(port) as P
  for (const [call, ms] of Object.entries<number>(given)) {
    const own: unknown = Reflect.get(port, call)
    if (typeof own !== 'function') continue
    const value = (...args: unknown[]): Promise<unknown> =>
      calls.run(
        of,
        call,
        () =>
          within(ms, Reflect.apply(own, port, args) as Promise<unknown>, () =>
            silent(`${name}.${call} gave no answer within ${ms} ms`),
          ),
        away,
      )
    Object.defineProperty(limited, call, { value, writable: true, configurable: true, enumerable: true })
  }
  return limited
}

async function within<T>(ms: number, call: Promise<T>, silent: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(silent()), ms)
  })
  try {
    return await Promise.race([call, over])
  } finally {
    clearTimeout(timer)
  }
}

const channelInTime = (channel: PaymentChannel, calls: PortCalls): PaymentChannel =>
  withLimits(
    channel.code,
    channel,
    limits.payment,
    { calls, port: 'payment', away: isChannelAway },
    (text) => new ChannelSilent(text),
  )

function channelsInTime(channels: PaymentChannels, outages: Outages, calls: PortCalls): PaymentChannels {
  const known = new Map<PaymentChannel, PaymentChannel>()
  const inTime = (channel: PaymentChannel): PaymentChannel => {
    const limited =
      known.get(channel) ??
      noting(outages, 'payment', channelInTime(channel, calls), Object.keys(limits.payment), isChannelAway)
    known.set(channel, limited)
    return limited
  }
  const orNull = (channel: PaymentChannel | null) => channel && inTime(channel)
  return {
    open: (code) => orNull(channels.open(code)),
    get: (code) => orNull(channels.get(code)),
    all: () => channels.all().map(inTime),
  }
}

/** All ports of a gateway with their limits. */
export function portsInTime(ports: Omit<Ports, 'outages' | 'calls'>, outages: Outages): Ports {
  const { payment, cards, esign, model, beacon, ...others } = ports
  const calls = createPortCalls()
  const watched = (port: string): Watched => ({ calls, port, away: isAway })
  const inTime = (name: LimitedPort) => withLimits(name, others[name], limits[name] as never, watched(name))
  const isShown = (name: LimitedPort) => (outageSystems as string[]).includes(name)
  const limited = Object.fromEntries(
    (Object.keys(others) as LimitedPort[]).map((name) => [
      name,
      isShown(name) ? noting(outages, name, inTime(name), Object.keys(limits[name])) : inTime(name),
    ]),
  )
  return {
    ...(limited as Pick<Ports, LimitedPort>),
    payment: channelsInTime(payment, outages, calls),
    outages,
    calls,
    cards,
    // Streams have limits between their pieces.
    model,
    esign: esign && withLimits('esign', esign, limits.esign, watched('esign')),
    beacon: beacon && withLimits('beacon', beacon, limits.beacon, watched('beacon')),
  }
}
