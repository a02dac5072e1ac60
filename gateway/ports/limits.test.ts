import { PortSilent, withLimits } from './limits'

class Store {
  readonly kind = 'store'
  private readonly kept = new Map([['a', 'value']])
  read = (key: string): Promise<string | null> => Promise.resolve(this.kept.get(key) ?? null)
  hang(): Promise<void> {
    return new Promise(() => undefined)
  }
  size(): number {
    return this.kept.size
  }
}

const limited = withLimits('store', new Store(), { read: 1000, hang: 20 })

test('a call that gets no answer ends in time', async () => {
  const error: unknown = await limited.hang().catch((given: unknown) => given)
  expect(error).toBeInstanceOf(PortSilent)
  expect((error as Error).message).toBe('store.hang gave no answer within 20 ms')
})

test('answers, plain methods, fields and the class are the port’s own', async () => {
  expect(await limited.read('a')).toBe('value')
  expect([limited.size(), limited.kind, limited instanceof Store]).toEqual([1, 'store', true])
})
