import { allAreas } from './all-areas'
import { buildApp, type AppParts } from './app'
import type { Area } from './areas'
import { answer, collection, contribute, event, question, type Extension } from './extensions'
import type { Work } from './http/context'
import { ask, emit, entriesOf, handlersOf, on, wire } from './wiring'

const tariff = question<() => string>('tariff', () => 'none')
const readers = question<() => string>('readers')
const tasks = collection<number>('desk task')
const paid = event<{ bp: string }>('test.paid')

const area = (name: string, ...extensions: Extension<Work>[]): Area => ({ name, handlers: {}, extensions })
const workOf = (...areas: Area[]) => ({ wiring: wire(areas) }) as Work

describe('a question', () => {
  it('is answered by the area that answers, else by its null object', () => {
    expect(
      ask(
        workOf(
          area(
            'a',
            answer(tariff, () => 'agreed'),
          ),
        ),
        tariff,
      )(),
    ).toBe('agreed')
    expect(ask(workOf(area('a')), tariff)()).toBe('none')
  })

  it('without a null object is an error where no area answers', () => {
    expect(() => ask(workOf(area('a')), readers)).toThrow('no area answers the question readers')
  })
})

it('entries of all areas are in one collection', () => {
  const work = workOf(area('a', contribute(tasks, { CERT: 1 })), area('b', contribute(tasks, { REFUND: 2 })))
  expect([...entriesOf(work, tasks)]).toEqual([
    ['CERT', 1],
    ['REFUND', 2],
  ])
  expect([...entriesOf(workOf(), tasks)]).toEqual([])
})

it('subscribers of all areas run in the order of the areas', async () => {
  const seen: string[] = []
  const subscriber = (name: string) => on(paid, async (_work, { bp }) => void seen.push(`${name} ${bp}`))
  await emit(workOf(area('a', subscriber('a')), area('b', subscriber('b'))), paid, { bp: '1' })
  await emit(workOf(area('c')), paid, { bp: '2' })
  expect(seen).toEqual(['a 1', 'b 1'])
})

describe('a gateway refuses to start', () => {
  /** Nothing else is there: areas are checked before anything is opened. */
  const start = (...areas: Area[]) => buildApp({ areas } as unknown as AppParts)
  const call = (name: string): Area => ({ name, handlers: { 'default GET /bill/list': async () => null } })

  it.each([
    [
      'a question',
      area(
        'a',
        answer(tariff, () => '1'),
      ),
      area(
        'b',
        answer(tariff, () => '2'),
      ),
      'the question tariff',
    ],
    [
      'a key',
      area('a', contribute(tasks, { CERT: 1 })),
      area('b', contribute(tasks, { CERT: 2 })),
      'the desk task CERT',
    ],
    ['a call', call('a'), call('b'), 'the call default GET /bill/list'],
  ])('where two areas fill %s, and names both', async (_what, first, second, what) => {
    await expect(start(first, second)).rejects.toThrow(`${what} is filled by two areas: a and b`)
  })
})

it('the areas of the product fill nothing twice', () => {
  expect(() => wire(allAreas)).not.toThrow()
  expect(() => handlersOf(allAreas)).not.toThrow()
})
