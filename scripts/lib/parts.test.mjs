import { withSection } from './parts.mjs'

test('a part writes its own section of the report and leaves the others', () => {
  const old = '# Bench\n\nold machine\n\n## a\n\na: 1 (≤ 2)\n\n### in a\n\n## b\n\nb: 5 (≤ 9)\n'
  expect(withSection('# Bench\n\nnew machine\n', old, ['a', 'b'], 'a', '## a\n\na: 3 (≤ 2)')).toBe(
    '# Bench\n\nnew machine\n\n## a\n\na: 3 (≤ 2)\n\n## b\n\nb: 5 (≤ 9)',
  )
})

test('a part that was not in the report comes last; one that is gone leaves it', () => {
  expect(withSection('# Bench', '## gone\n\ngone: 1\n', ['a'], 'a', '## a\n\na: 1')).toBe('# Bench\n\n## a\n\na: 1')
})
