import { act } from 'react'
import { noteDemoHeader } from '@/platform/demo'
import { stage } from '@/testing/stage'
import { DemoMark } from './DemoMark'

const { show, host } = stage(document)

test('a page says 演示环境 once the gateway has said that it is one', () => {
  show(<DemoMark />)
  act(() => noteDemoHeader(null))
  expect(host().textContent).toBe('')
  act(() => noteDemoHeader('1'))
  expect(host().textContent).toBe('演示环境')
})
