/*
 * One process per worker with a gateway that restarts for each flow (test/e2e/stage-program.ts): a start of the built one costs more
 * than most flows.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { atEnd } from '../../scripts/lib/at-end.mjs'
import { buildGatewayInto } from '../../scripts/lib/build.mjs'
import { flowSettings, newestCode, quickSettings } from '../../scripts/lib/gateway-process.mjs'
import { nodeFlags } from '../../scripts/lib/node-flags.mjs'
import { at, root } from '../../scripts/lib/paths.mjs'
import { hashOf, isFresh, keepStamp } from '../../scripts/lib/stamp.mjs'
import type { Ask, Opened, Opening } from './stage-asks'
import type { Traces } from '../gateway/traces'
import type { GatewayProcess } from './gateway-process'

const program = at('.cache/stage/stage.mjs')
const sources = [
  'gateway',
  'domain',
  'contract',
  'test/e2e/stage-program.ts',
  'test/gateway',
  'test/setup',
  'scripts/lib',
  'package-lock.json',
]

/**
 * One gateway after the other: with room for what is young V8 clears up less often. On two cores that are both busy its helpers only take
 * time from what they help: it clears up by itself.
 */
const CLEARING_UP = ['--max-semi-space-size=64', '--single-threaded-gc']

/** Where the demo data lie (scripts/lib/seeded-data.mjs). */
export interface SeededServer {
  url: string
  /** The folder with the keys and files that belong to them. */
  beside: string
}

export interface Stage {
  /** A gateway for as long as it is used. */
  use(use: (gateway: GatewayProcess) => Promise<void>, opening: Opening): Promise<void>
  end(): void
}

interface Answer {
  id: number
  value?: unknown
  error?: string
}

/** The program, made when the sources have changed. */
export async function buildStage(): Promise<void> {
  const hash = hashOf(sources)
  if (isFresh('stage', hash) && existsSync(program)) return
  await buildGatewayInto(path.dirname(program), { stage: at('test/e2e/stage-program.ts') })
  keepStamp('stage', hash)
}

/** A stage on a seeded server. */
export function startStage(on: SeededServer): Stage {
  const { ask, end, output } = begin(on)
  return {
    async use(use, opening) {
      const { port, number } = (await ask({ do: 'open', opening })) as Opened
      await use({
        url: `http://127.0.0.1:${port}`,
        output: () => output(number),
        smsCode: (phone) => newestCode(output(number), phone),
        traces: (orderIds, now) => ask({ do: 'traces', number, orderIds: [...orderIds], now }) as Promise<Traces>,
      })
      await ask({ do: 'close', number })
    },
    end,
  }
}

function begin({ url, beside }: SeededServer) {
  const child = spawn(process.execPath, [...nodeFlags, ...CLEARING_UP, program, url, beside], {
    cwd: root,
    env: { ...process.env, ...flowSettings, ...quickSettings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.once(
    'exit',
    atEnd(() => child.kill('SIGKILL')),
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
  child.on('exit', (code) =>
    waiting.forEach((tell, id) => tell({ id, error: `the stage ended with ${code}:\n${printed}` })),
  )
  let asked = 0
  const ask = (what: Ask): Promise<unknown> =>
    new Promise((done, fail) => {
      const id = ++asked
      waiting.set(id, ({ value, error }) => {
        waiting.delete(id)
        if (error === undefined) done(value)
        else fail(new Error(error))
      })
      child.send({ id, ask: what })
    })
  return {
    ask,
    /** What the gateway of this number has printed. */
    output: (number: number) => printed.split(`stage: ${number}\n`).at(1) ?? '',
    end: () => child.disconnect(),
  }
}
