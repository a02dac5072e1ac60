import { inOrder } from './sequence'

const seqs = (next: number | null, ...given: (number | [number, 'restart'])[]) => {
  const frames = given.map((one) => (typeof one === 'number' ? { seq: one } : { seq: one[0], restart: true }))
  const { taken, next: wanted } = inOrder(next, frames)
  return [taken.map(({ seq }) => seq), wanted]
}

it.each<[string, ReturnType<typeof seqs>, [number[], number]]>([
  ['the first ones of a meter, in order', seqs(null, 8, 7), [[7, 8], 9]],
  ['what follows', seqs(9, 9, 10), [[9, 10], 11]],
  ['nothing twice', seqs(9, 7, 8), [[], 9]],
  ['only what is new of a repeated batch', seqs(9, 8, 9, 9), [[9], 10]],
  ['nothing behind a gap', seqs(9, 9, 11, 12), [[9], 10]],
  ['what the head-end says is left', seqs(9, [12, 'restart'], 13), [[12, 13], 14]],
  ['no restart into the past', seqs(9, [3, 'restart']), [[], 9]],
])('takes %s', (_name, taken, wanted) => expect(taken).toEqual(wanted))
