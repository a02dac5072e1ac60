import type { CardState } from './use-card'
import type { Stepped } from './card-run'
import { lookOf } from './result-look'

const state: CardState = { stage: 'done', answer: null, trouble: null, refused: null, busy: false }
type Result = NonNullable<Stepped['result']>
const after = (result: Result): CardState => ({
  ...state,
  answer: { step: 'DONE', commands: [], done: true, result, card: null, orderState: null },
})

test.each<[Result, string, string]>([
  [{ state: 'SUCCESS', code: null, message: 'm' }, 'success', 'DONE'],
  [{ state: 'READ', code: null, message: 'm' }, 'success', 'DONE'],
  [{ state: 'UNCHANGED', code: null, message: 'm' }, 'fail', 'AGAIN'],
  [{ state: 'UNKNOWN', code: null, message: 'm' }, 'pending', 'CHECK'],
  [{ state: 'FAILED', code: 'A2401', message: 'm' }, 'fail', 'AGAIN'],
  [{ state: 'FAILED', code: 'A2405', message: 'm' }, 'fail', 'HELP'],
  [{ state: 'FAILED', code: 'A2407', message: 'm' }, 'fail', 'HELP'],
])('%j', (result, icon, next) => {
  expect(lookOf(after(result))).toMatchObject({ icon, next })
})

test('says nothing while it is under way', () => {
  expect(lookOf({ ...after({ state: 'UNKNOWN', code: null, message: '' }), busy: true })).toBeNull()
  expect(lookOf(state)).toBeNull()
})

test('a phone that is not meant for cards is no use to try again', () => {
  expect(lookOf({ ...state, trouble: { trouble: 'none', text: 't' } })?.next).toBe('HELP')
  expect(lookOf({ ...state, trouble: { trouble: 'off', text: 't' } })).toMatchObject({ next: 'AGAIN', note: 't' })
})
