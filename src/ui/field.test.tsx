import { act } from 'react'
import { Field } from './Field'
import type { FieldProps } from './props'
import { stage } from '@/testing/stage'

const { show, find, type } = stage(document)

let kept: string[]
const draw = (props: Partial<FieldProps>) => {
  kept = []
  show(<Field label='名称' value='' onChange={(text) => kept.push(text)} {...props} />)
  return find('input') as HTMLInputElement
}

test('characters are counted as a person counts them', () => {
  const input = draw({ maxLength: 3 })
  expect(input.maxLength).toBe(-1)
  type(input, '😀😀😀😀')
  expect(kept).toEqual(['😀😀😀'])
})

test('numbers keep their digits', () => {
  type(draw({ kind: 'digits', maxLength: 6 }), '482 613')
  expect(kept).toEqual(['482613'])
  type(draw({ kind: 'tel', maxLength: 11 }), '+86 138-0000-0001')
  expect(kept).toEqual(['13800000001'])
})

test('pinyin on its way is left alone; what it became is cut', () => {
  const input = draw({ maxLength: 2 })
  const typing = Object.assign(new Event('input', { bubbles: true }), { isComposing: true })
  const set = (text: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  act(() => {
    set("ran'qi")
    input.dispatchEvent(typing)
  })
  expect(kept).toEqual(["ran'qi"])
  act(() => {
    set('燃气公司')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  })
  expect(kept.at(-1)).toBe('燃气')
})
