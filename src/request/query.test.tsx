import { act, useState } from 'react'
import { settled } from '@/testing/answers'
import { stage } from '@/testing/stage'
import { call } from './call'
import { resetRequestHooks, setRequestHooks } from './hooks'
import { noteChanged } from './written'
import { usePaged, type Paged } from './paged'
import { forgetReads, QueryRoot, seedRead, useRead, type Read, type ReadOptions } from './query'
import { useWrite, type Write } from './write'

type Json = Record<string, unknown>
const requests: { path: string; body: Json }[] = []
const toasts: string[] = []
let answer: (path: string, query: URLSearchParams, body: Json) => unknown = () => null

const success = (data: unknown) => ({ header: {}, body: { resultCode: '1000', resultDesc: '', data } })
const refusal = (code: string, text: string) => ({
  header: {},
  body: { resultCode: code, resultDesc: text, data: null },
})

globalThis.fetch = (async (url: string, init: RequestInit) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Json) : {}
  requests.push({ path: pathname + (searchParams.toString() && `?${searchParams.toString()}`), body })
  const reply = await answer(pathname, searchParams, body)
  if (reply === 'network') throw new TypeError('Failed to fetch')
  return { status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(reply)) }
}) as unknown as typeof fetch

const drawn = stage(document)
async function show(view: () => null): Promise<void> {
  const View = view
  drawn.show(
    <QueryRoot>
      <View />
    </QueryRoot>,
  )
  await settled()
}

beforeEach(() => {
  requests.length = 0
  toasts.length = 0
  setRequestHooks({ toast: (text) => toasts.push(text) })
})
afterEach(() => {
  forgetReads()
  resetRequestHooks()
})

const HOME = 'default GET /crmgas/home/summary'
const LIST = 'default GET /crmgas/bill/list'
const PAY = 'default POST /crmgas/pay/createOrder'

describe('a read that repeats', () => {
  afterEach(() => jest.useRealTimers())

  test('goes by what it knows, and waits while its page is hidden', async () => {
    jest.useFakeTimers()
    let isShown = true
    let draw: () => void = () => undefined
    setRequestHooks({ usePageShown: () => isShown })
    let turn = 0
    answer = () => success({ turn: (turn += 1) })
    await show(() => {
      const [, setRound] = useState(0)
      draw = () => setRound((round) => round + 1)
      useRead(HOME, undefined, { every: (data) => (data as { turn: number } | undefined)?.turn !== 4 && 1000 })
      return null
    })
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000))
    }
    await pass(1)
    expect(requests).toHaveLength(2)
    isShown = false
    act(draw)
    await pass(5)
    expect(requests).toHaveLength(2)
    isShown = true
    act(draw)
    await pass(9)
    expect(requests).toHaveLength(4)
  })
})

describe('useRead', () => {
  let read: Read<unknown>
  const View = () => {
    read = useRead(HOME)
    return null
  }

  test('loads, keeps, reloads', async () => {
    let turn = 0
    answer = () => success({ turn: (turn += 1) })
    await show(View)
    expect([read.state, read.data]).toEqual(['ready', { turn: 1 }])
    await act(() => read.reload())
    await settled()
    await settled()
    expect(read.data).toEqual({ turn: 2 })
  })

  test('a failure without data is an error with its text, shown once, never tried again', async () => {
    answer = () => refusal('2999', '系统繁忙，请稍后再试')
    await show(View)
    expect([read.state, read.error?.code, toasts, requests.length]).toEqual([
      'error',
      '2999',
      ['系统繁忙，请稍后再试'],
      1,
    ])
    answer = () => success({ ok: true })
    await act(() => read.reload())
    await settled()
    await settled()
    expect([read.state, read.data]).toEqual(['ready', { ok: true }])
  })

  test('what is asked for again brings all else that failed, each once, and leaves alone what stands', async () => {
    let list: Paged<unknown, unknown> | undefined
    answer = (path) => (path.endsWith('count') ? success({ kept: true }) : 'network')
    await show(() => {
      read = useRead(HOME)
      useRead('default GET /crmgas/todo/count')
      useRead('default GET /crmgas/list-meter-channel', undefined, { handles: 'all' })
      list = usePaged(LIST, { state: 'UNPAID_ALL' })
      return null
    })
    requests.length = 0
    answer = () => success({ list: [], total: 0, pageNum: 1, pageSize: 20 })
    await act(() => read.reload())
    await settled()
    expect([read.state, list?.state]).toEqual(['ready', 'ready'])
    expect(requests.map(({ path }) => path.split('?')[0]?.split('/').at(-1)).sort()).toEqual([
      'list',
      'list-meter-channel',
      'summary',
    ])
  })

  test.each([
    ['the network', 'network', '请求失败'],
    ['what a block would say in the place of the content', refusal('2902', '数据不存在或已删除'), '数据不存在或已删除'],
  ])('a renewal that fails by %s keeps what is on the screen and says why', async (_, failure, text) => {
    answer = () => success({ kept: true })
    await show(View)
    answer = () => failure
    await act(() => read.reload())
    await settled()
    await settled()
    expect([read.state, read.data, toasts]).toEqual(['ready', { kept: true }, [text]])
  })

  test('a code of `gone` means that the thing is not there, and is not toasted', async () => {
    answer = () => refusal('2656', '发票不存在')
    let invoice: Read<unknown> | undefined
    await show(() => {
      invoice = useRead('default GET /crmgas/invoice/invoiceDetail', { invoiceId: 'n1' }, { gone: ['2656'] })
      return null
    })
    expect([invoice?.gone, invoice?.error?.code, toasts]).toEqual([true, '2656', []])
  })

  test('a failed renewal on a page that handles all failures is not toasted', async () => {
    answer = () => success({ kept: true })
    await show(() => {
      read = useRead(HOME, undefined, { handles: 'all' })
      return null
    })
    answer = () => 'network'
    await act(() => read.reload())
    await settled()
    expect([read.error?.kind, toasts]).toEqual(['network', []])
  })

  test('several reads that fail together say it once, another failure is shown too', async () => {
    answer = () => success({ kept: true })
    await show(() => {
      useRead(HOME)
      useRead('default GET /crmgas/todo/count')
      useRead('default GET /crmgas/list-meter-channel')
      return null
    })
    answer = (path) => (path.endsWith('count') ? refusal('2999', '系统繁忙，请稍后再试') : 'network')
    await act(() => noteChanged(['meters']))
    await settled()
    await act(() => noteChanged(['todos']))
    await settled()
    expect(toasts).toEqual(['请求失败', '系统繁忙，请稍后再试'])
  })

  test('a stored answer is there at the first paint and renewed behind it', async () => {
    seedRead(HOME, undefined, { stored: true } as never, Date.now() - 61_000)
    const states: string[] = []
    answer = () => success({ stored: false })
    await show(() => {
      read = useRead(HOME, {})
      states.push(`${read.state}:${JSON.stringify(read.data)}`)
      return null
    })
    expect(states[0]).toBe('ready:{"stored":true}')
    expect(read.data).toEqual({ stored: false })
  })
})

describe('what a read knows of its page', () => {
  let comeBack: () => void
  beforeEach(() =>
    setRequestHooks({
      useReturn: (run) => {
        comeBack = run
      },
    }),
  )
  const shown = async (options: ReadOptions<typeof HOME>) => {
    answer = () => success({})
    await show(() => {
      useRead(HOME, undefined, options)
      return null
    })
    const before = requests.length
    act(() => comeBack())
    await settled()
    return [before, requests.length]
  }

  test.each<[string, ReadOptions<typeof HOME>, number]>([
    ['nothing said: not again', {}, 1],
    ['each show', { refresh: 'show' }, 2],
    ['only what is old: fresh', { refresh: 'old' }, 1],
    ['only what is old: at once', { refresh: 'old', freshFor: 0 }, 2],
  ])('%s', async (_name, options, expected) => expect(await shown(options)).toEqual([1, expected]))

  test('what may not be read yet is not read on show either', async () => {
    expect(await shown({ refresh: 'show', enabled: false })).toEqual([0, 0])
    setRequestHooks({ useMayRead: () => false })
    expect(await shown({ refresh: 'show' })).toEqual([0, 0])
  })
})

describe('usePaged', () => {
  let list: Paged<unknown, unknown>
  const View = () => {
    list = usePaged(LIST, {})
    return null
  }
  const page = (query: URLSearchParams) => {
    const pageNum = Number(query.get('pageNum'))
    const size = pageNum < 3 ? 20 : 5
    return {
      list: Array.from({ length: size }, (_, index) => ({ n: (pageNum - 1) * 20 + index })),
      total: 45,
      pageNum,
      pageSize: 20,
    }
  }

  test('20 at a time until the end', async () => {
    answer = (_, query) => success(page(query))
    await show(View)
    expect([list.rows.length, list.total, list.foot]).toEqual([20, 45, 'more'])
    for (const expected of [40, 45]) {
      await act(async () => {
        list.loadMore()
        list.loadMore()
      })
      await settled()
      expect(list.rows.length).toBe(expected)
    }
    expect(list.foot).toBe('end')
    await act(async () => list.loadMore())
    expect(requests.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((n) => `/api/crmgas/bill/list?pageNum=${n}&pageSize=20`),
    )
  })

  test('pages that are read again are of one moment: what has come since pushes no row out between them', async () => {
    const MESSAGES = 'default GET /crmgas/message/list'
    let newest = 45
    answer = (_, query) => {
      const asOf = Number(query.get('asOf') ?? newest)
      const pageNum = Number(query.get('pageNum'))
      const rows = Array.from({ length: asOf }, (_row, index) => ({ n: asOf - index }))
      return success({ list: rows.slice(pageNum * 20 - 20, pageNum * 20), total: asOf, pageNum, pageSize: 20, asOf })
    }
    let messages: Paged<unknown, unknown> | undefined
    await show(() => {
      messages = usePaged(MESSAGES, {}, { carry: ({ asOf }) => ({ asOf }) })
      return null
    })
    await act(async () => messages?.loadMore())
    await settled()
    newest += 3
    await act(async () => messages?.reload())
    await settled()
    const numbers = (messages?.rows as { n: number }[]).map(({ n }) => n)
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => 48 - index))
  })

  test('a failed next page keeps the rows and can be tried again', async () => {
    answer = (_, query) => (query.get('pageNum') === '2' ? 'network' : success(page(query)))
    await show(View)
    await act(async () => list.loadMore())
    await settled()
    expect([list.state, list.rows.length, list.foot, toasts]).toEqual(['ready', 20, 'failed', ['请求失败']])
    answer = (_, query) => success(page(query))
    await act(async () => list.loadMore())
    await settled()
    expect(list.rows.length).toBe(40)
  })
})

describe('useWrite', () => {
  let write: Write<typeof PAY>
  const View = () => {
    write = useWrite(PAY, { once: true })
    return null
  }
  const input = { bizType: 'PREPAY', amount: '100.00' } as never
  const run = async () => {
    let result: unknown
    await act(async () => {
      result = await write.run(input).catch((error: unknown) => error)
    })
    return result
  }

  test('what a write changes is read again, also by a call outside the page; the rest is not', async () => {
    let turn = 0
    answer = () => success({ turn: (turn += 1) })
    await show(() => {
      useRead('default GET /crmgas/bill/arrears')
      useRead('default GET /crmgas/todo/count')
      write = useWrite(PAY, { once: true })
      return null
    })
    requests.length = 0
    await run()
    await settled()
    expect(requests.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual(['pay/createOrder', 'bill/arrears'])
    requests.length = 0
    await act(() => call('default POST /crmgas/todo/ignore', { todoId: '1' }))
    await settled()
    expect(requests.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual(['todo/ignore', 'todo/count'])
  })

  test('a page that reads again after its write waits for the read that the write has set going', async () => {
    answer = () => success({ list: [], total: 0, pageNum: 1, pageSize: 20 })
    let reloads: (() => Promise<void>)[] = []
    await show(() => {
      reloads = [useRead('default GET /crmgas/bill/arrears').reload, usePaged(LIST, {}).reload]
      write = useWrite(PAY, { once: true })
      return null
    })
    requests.length = 0
    await act(async () => {
      await write.run(input)
      await Promise.all(reloads.map((reload) => reload()))
    })
    expect(requests.map(({ path }) => path.split(/[/?]/)[4]).sort()).toEqual(['arrears', 'createOrder', 'list'])
    await act(async () => void (await Promise.all(reloads.map((reload) => reload()))))
    expect(requests).toHaveLength(5)
  })

  test('a first answer that was under way before the write is not the one that stays', async () => {
    let turn = 0
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    answer = async (path) => {
      if (!path.endsWith('bill/arrears') && !path.endsWith('bill/list')) return success({ orderId: 'P1' })
      if ((turn += 1) > 2) return success({ of: 'after', list: [], total: 0, pageNum: 1, pageSize: 20 })
      await held
      return success({ of: 'before', list: [], total: 0, pageNum: 1, pageSize: 20 })
    }
    let seen: unknown[] = []
    const Both = () => {
      seen = [useRead('default GET /crmgas/bill/arrears').data, usePaged(LIST, {}).first]
      write = useWrite(PAY, { once: true })
      return null
    }
    drawn.show(
      <QueryRoot>
        <Both />
      </QueryRoot>,
    )
    await act(() => Promise.resolve())
    expect(turn).toBe(2)
    await run()
    await act(async () => release())
    await settled()
    expect([seen, toasts]).toEqual([
      [expect.objectContaining({ of: 'after' }), expect.objectContaining({ of: 'after' })],
      [],
    ])
  })

  test('a double tap sends once', async () => {
    answer = () => success({ orderId: 'P1' })
    await show(View)
    await act(async () => {
      const both = await Promise.all([write.run(input), write.run(input)])
      expect(both).toEqual([{ orderId: 'P1' }, { orderId: 'P1' }])
    })
    expect([requests.length, write.busy]).toEqual([1, false])
  })

  test('another input waits for the first and gets its own answer', async () => {
    answer = (_path, _query, { amount }) => success({ orderId: amount })
    await show(View)
    await act(async () => {
      const other = { bizType: 'PREPAY', amount: '200.00' } as never
      const both = await Promise.all([write.run(input), write.run(other)])
      expect(both).toEqual([{ orderId: '100.00' }, { orderId: '200.00' }])
    })
    expect(new Set(requests.map(({ body }) => body.requestNo)).size).toBe(2)
  })

  test('after a lost answer the same order goes out under the same number', async () => {
    answer = () => 'network'
    await show(View)
    await run()
    expect([write.error?.kind, toasts]).toEqual(['network', ['请求失败']])
    answer = () => success({ orderId: 'P1' })
    await run()
    await run()
    const numbers = requests.map(({ body }) => body.requestNo)
    expect(numbers[0]).toBe(numbers[1])
    expect(numbers[2]).not.toBe(numbers[1])
    expect(requests[0]?.body).toMatchObject({ bizType: 'PREPAY', amount: '100.00' })
  })
})
