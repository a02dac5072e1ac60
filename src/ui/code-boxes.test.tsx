import { useState } from 'react'
import { CodeBoxes } from './CodeBoxes'
import { stage } from '@/testing/stage'

const { find, show, type, host } = stage(document)

function Typed({ error }: { error?: string }) {
  const [code, setCode] = useState('')
  return <CodeBoxes label='短信验证码' value={code} onChange={setCode} {...(error !== undefined && { error })} />
}

test('digits only, of any width, six at most', () => {
  show(<Typed />)
  type(find('input'), '４8a2-9 13 77')
  expect([...host().querySelectorAll('.u-box')].map((box) => box.textContent)).toEqual(['4', '8', '2', '9', '1', '3'])
})

test('a fault is announced to screen readers', () => {
  show(<Typed error='验证码错误，请重新输入' />)
  expect(find('[role=alert]').textContent).toBe('验证码错误，请重新输入')
  expect(find('input').getAttribute('aria-invalid')).toBe('true')
})
