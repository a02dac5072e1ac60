import { act } from 'react'
import { storage } from '@/platform/storage'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { chooseLook, LookRoot } from './look'
import { part } from '@/testing/parts'

// A phone that is dark by itself.
jest.mock('@/platform/theme', () => ({
  onSystemDark: (changed: (dark: boolean) => void) => {
    changed(true)
    return () => undefined
  },
}))

const { find, show } = stage(document)
const classes = () => find(part.app).className

test('the colours of the specification until another look is chosen', () => {
  show(
    <LookRoot>
      <AppRoot>
        <p />
      </AppRoot>
    </LookRoot>,
  )
  expect(classes()).not.toMatch(/theme-dark|text-/)
  act(() => chooseLook({ theme: 'system' }))
  expect(classes()).toContain('theme-dark')
  expect(storage.get('theme')).toBe('system')
  act(() => chooseLook({ theme: 'light' }))
  expect(classes()).not.toContain('theme-dark')
  // Chosen in another tab of the browser.
  act(() => {
    window.localStorage.setItem('hyn_dev_textSize', 'care')
    window.dispatchEvent(new StorageEvent('storage', { key: 'hyn_dev_textSize' }))
  })
  expect(classes()).toContain('text-care')
})
