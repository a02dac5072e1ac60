/* The real gateway behind the simulated mini-program: `wx` for bootWeapp, logged in as a demo customer. */
import { fork, type ChildProcess } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { emptied, isAppCall } from '../../scripts/lib/page-calls.mjs'

/** What becomes of the calls of a page; those of the app itself are always answered. */
export type Answers = 'whole' | 'none' | 'empty'

export interface LiveGateway {
  /** wx.request and the storage of a phone on which the customer is logged in. */
  wx: Record<string, unknown>
  /** Of the customer's own bills, orders …, as addresses name them. */
  ids: Record<string, string>
  /** Requests without an answer yet. */
  waiting(): number
  /** From now on; answers the way to the calls that it was done to. */
  answer(how: Answers): string[]
  stop(): Promise<void>
}

interface Ready {
  url: string
  stored: Record<string, string>
  ids: Record<string, string>
}

interface RequestOptions {
  url: string
  method?: string
  data?: string
  header?: Record<string, string>
  success?(answer: unknown): void
  fail?(answer: unknown): void
  complete?(answer: unknown): void
}

/** Storage keys of builds of APP_ENV=DEV (AU-02). */
const PREFIX = 'hyn_dev_'

export async function liveGateway(phone: string): Promise<LiveGateway> {
  const child = fork(path.join(__dirname, 'gateway-child.mjs'), [phone], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const { url, stored, ids } = await readyOf(child)
  const kept = new Map<string, unknown>(Object.entries(stored).map(([key, value]) => [PREFIX + key, value]))
  let waiting = 0
  let how: Answers = 'whole'
  let done: string[] = []
  const request = (options: RequestOptions) => {
    waiting += 1
    const complete = (answer: unknown) => {
      waiting -= 1
      options.complete?.(answer)
    }
    const { pathname } = new URL(options.url)
    if (how === 'whole' || isAppCall(pathname)) return ask(url, { ...options, complete })
    done.push(`${options.method ?? 'GET'} ${pathname}`)
    return how === 'none' ? refuse({ ...options, complete }) : ask(url, { ...options, ...inEmpty(options), complete })
  }
  return {
    ids,
    waiting: () => waiting,
    answer: (chosen) => {
      how = chosen
      done = []
      return done
    },
    wx: {
      request,
      getStorageSync: (key: string) => kept.get(key) ?? '',
      setStorageSync: (key: string, value: unknown) => void kept.set(key, value),
      removeStorageSync: (key: string) => void kept.delete(key),
      getStorageInfoSync: () => ({ keys: [...kept.keys()], currentSize: 1, limitSize: 10240 }),
      clearStorageSync: () => kept.clear(),
    },
    stop: () =>
      new Promise((done) => {
        child.on('exit', () => done())
        child.disconnect()
      }),
  }
}

function readyOf(child: ChildProcess): Promise<Ready> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready))
    child.once('exit', (code) => reject(new Error(`the gateway's process ended with ${code}: ${said}`)))
  })
}

const nothing = () => undefined
const task = (abort: () => unknown) => ({ abort, onHeadersReceived: nothing, offHeadersReceived: nothing })

/** As where there is no network. */
function refuse(options: RequestOptions) {
  const answer = { errMsg: 'request:fail' }
  setTimeout(() => {
    options.fail?.(answer)
    options.complete?.(answer)
  })
  return task(nothing)
}

const inEmpty = ({ success }: RequestOptions) => ({
  success: (answer: unknown) => {
    const { data } = answer as { data: string }
    success?.({ ...(answer as object), data: JSON.stringify(emptied(JSON.parse(data))) })
  },
})

/** The build names another host; every call goes to the gateway under test. */
function ask(gateway: string, options: RequestOptions) {
  const target = new URL(options.url)
  const end = (name: 'success' | 'fail', answer: object) => {
    options[name]?.(answer)
    options.complete?.(answer)
  }
  const request = http.request(
    gateway + target.pathname + target.search,
    { method: options.method ?? 'GET', headers: { 'content-type': 'application/json', ...options.header } },
    (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () =>
        end('success', { statusCode: answer.statusCode, data: text, header: answer.headers, errMsg: 'request:ok' }),
      )
    },
  )
  request.on('error', (error) => end('fail', { errMsg: `request:fail ${error.message}` }))
  request.end(options.data)
  return task(() => request.destroy())
}
