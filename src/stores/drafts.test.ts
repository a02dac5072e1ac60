import { storage } from '@/platform/storage'
import { keepDrafts, registerForm, takeDraft } from './drafts'

beforeEach(() => {
  window.sessionStorage.clear()
  storage.set('userId', 'u1')
})

test('given back once, at the same address, to the same user', () => {
  const stop = registerForm('/pages/a?x=1', () => ({ name: '窑炉' }))
  keepDrafts()
  stop()
  expect(takeDraft('/pages/a', 'u1')).toBeUndefined()
  expect(takeDraft('/pages/a?x=1', 'u1')).toEqual({ name: '窑炉' })
  expect(takeDraft('/pages/a?x=1', 'u1')).toBeUndefined()
})

test('another user never sees it, and it is gone afterwards', () => {
  registerForm('/pages/a', () => ({ name: '窑炉' }))()
  const stop = registerForm('/pages/a', () => ({ name: '锅炉' }))
  keepDrafts()
  stop()
  expect(takeDraft('/pages/a', 'u2')).toBeUndefined()
  expect(takeDraft('/pages/a', 'u1')).toBeUndefined()
})

test('nothing is kept of a form that was left, nor without a user', () => {
  registerForm('/pages/a', () => ({ name: 'x' }))()
  keepDrafts()
  const stop = registerForm('/pages/b', () => ({ name: 'x' }))
  storage.remove('userId')
  keepDrafts()
  stop()
  expect([takeDraft('/pages/a', 'u1'), takeDraft('/pages/b', 'u1')]).toEqual([undefined, undefined])
})

test('drafts live in the tab only', () => {
  const stop = registerForm('/pages/a', () => ({ name: '窑炉' }))
  keepDrafts()
  stop()
  expect(JSON.stringify(window.localStorage)).not.toContain('窑炉')
})
