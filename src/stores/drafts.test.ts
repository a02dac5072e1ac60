import { storage } from '@/platform/storage'
import { saveDrafts, registerForm, popDraft } from './drafts'

beforeEach(() => {
  window.sessionStorage.clear()
  storage.set('userId', 'u1')
})

test('given back once, at the same address, to the same user', () => {
  const stop = registerForm('/pages/a?x=1', () => ({ name: '窑炉' }))
  saveDrafts()
  stop()
  expect(popDraft('/pages/a', 'u1')).toBeUndefined()
  expect(popDraft('/pages/a?x=1', 'u1')).toEqual({ name: '窑炉' })
  expect(popDraft('/pages/a?x=1', 'u1')).toBeUndefined()
})

test('another user never sees it, and it is gone afterwards', () => {
  registerForm('/pages/a', () => ({ name: '窑炉' }))()
  const stop = registerForm('/pages/a', () => ({ name: '锅炉' }))
  saveDrafts()
  stop()
  expect(popDraft('/pages/a', 'u2')).toBeUndefined()
  expect(popDraft('/pages/a', 'u1')).toBeUndefined()
})

test('nothing is kept of a form that was left, nor without a user', () => {
  registerForm('/pages/a', () => ({ name: 'x' }))()
  saveDrafts()
  const stop = registerForm('/pages/b', () => ({ name: 'x' }))
  storage.remove('userId')
  saveDrafts()
  stop()
  expect([popDraft('/pages/a', 'u1'), popDraft('/pages/b', 'u1')]).toEqual([undefined, undefined])
})

test('drafts live in the tab only', () => {
  const stop = registerForm('/pages/a', () => ({ name: '窑炉' }))
  saveDrafts()
  stop()
  expect(JSON.stringify(window.localStorage)).not.toContain('窑炉')
})
