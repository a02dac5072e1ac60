import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { performance } from 'node:perf_hooks'
import { dice } from '../setup/dice'

/*
 * Time, chance and timers of a simulated process. Everything in the process that asks Node for one of them gets what follows from the
 * seed, the embedded database included: its now() is Date.now(), its random identifiers are crypto.getRandomValues().
 */

interface Timer {
  at: number
  order: number
  run: () => void
}

const realImmediate = setImmediate
const RealDate = Date

/** Turns of the event loop without any sign of work after which the earliest timer fires. */
const IDLE_TURNS = 10
/** Turns without any sign of work after which nothing more will happen. */
const HUNG_TURNS = 20_000

export class World {
  /** ms since the epoch. */
  private at = 0
  private draw = dice(1)
  private timers: Timer[] = []
  private order = 0
  private signs = 0

  /** Starts again from this seed and moment. */
  begin(seed: number, iso: string): void {
    this.at = RealDate.parse(iso)
    this.draw = dice(seed)
    this.timers = []
    this.order = 0
  }
  now = (): number => this.at
  /** ms; something has happened in the process. */
  pass(ms: number): void {
    this.at += ms
    this.signs += 1
  }
  byte = (): number => this.draw(256)

  /** Takes the place of Node's own for the rest of the process. */
  install(): void {
    const filled = <T extends NodeJS.ArrayBufferView>(view: T): T => {
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = this.byte()
      return view
    }
    const int = (low: number, high?: number) => {
      const [from, to] = high === undefined ? [0, low] : [low, high]
      return from + (Buffer.from(filled(new Uint8Array(6))).readUIntBE(0, 6) % (to - from))
    }
    const uuid = () =>
      Buffer.from(filled(new Uint8Array(16)))
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
    Object.assign(crypto, {
      randomBytes: (size: number) => filled(Buffer.alloc(size)),
      randomInt: int,
      randomUUID: uuid,
      randomFillSync: filled,
    })
    syncBuiltinESMExports()
    Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: filled, configurable: true })
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: uuid, configurable: true })
    Math.random = () => this.draw(2 ** 30) / 2 ** 30
    Object.defineProperty(performance, 'now', { value: () => 0, configurable: true })
    this.installTime()
  }

  private installTime(): void {
    const now = () => this.at
    RealDate.now = now
    globalThis.Date = class extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]))
      }
    } as DateConstructor
    const after = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const timer = { at: this.at + Math.max(1, ms), order: ++this.order, run: () => run(...given) }
      this.timers.push(timer)
      return handleOf(timer)
    }
    const cleared = (handle: unknown) => {
      const timer = (handle as { timer?: Timer } | undefined)?.timer
      if (timer) this.timers = this.timers.filter((one) => one !== timer)
    }
    Object.assign(globalThis, {
      setTimeout: after,
      clearTimeout: cleared,
      // What a gateway does now and then (settings, signs of life, rates) is done when the simulator says so.
      setInterval: () => handleOf(undefined),
      clearInterval: () => undefined,
    })
  }

  /** Waits for the work's end; while nothing else goes on, the earliest timer fires and the time is its own. */
  async settle<T>(work: Promise<T>): Promise<T> {
    let isOver = false
    const ended = work.finally(() => {
      isOver = true
    })
    // Its failure reaches the caller through the promise that is returned.
    ended.catch(() => undefined)
    for (let idle = 0, turns = 0, seen = this.signs; !isOver;) {
      await new Promise<void>((done) => realImmediate(done))
      idle = seen === this.signs ? idle + 1 : 0
      turns = seen === this.signs ? turns + 1 : 0
      if (turns > HUNG_TURNS) throw new Error('what was begun does not end')
      seen = this.signs
      if (idle < IDLE_TURNS) continue
      idle = 0
      this.fire()
    }
    return ended
  }

  private fire(): void {
    const [first] = this.timers.sort((a, b) => a.at - b.at || a.order - b.order)
    if (!first) return
    this.timers = this.timers.filter((one) => one !== first)
    this.at = Math.max(this.at, first.at)
    first.run()
  }
}

const handleOf = (timer: Timer | undefined) => {
  const handle = { timer, ref: () => handle, unref: () => handle, hasRef: () => false, refresh: () => handle }
  return handle
}
