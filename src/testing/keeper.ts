import { typing, type Typed } from '@/request/typing'

/** What is typed during each test of this block is kept, as it is by the app once its first page stands (Y-23): by place. */
export function keepTyping(): Map<string, Typed> {
  const kept = new Map<string, Typed>()
  const { keeper } = typing
  beforeEach(() => {
    typing.keeper = {
      left: (place) => {
        const values = kept.get(place)
        return values && { values, savedAt: Date.UTC(2026, 10, 23, 1, 5) }
      },
      note: (place, values) => void kept.set(place, values),
      forget: (place) => void kept.delete(place),
    }
  })
  afterEach(() => {
    kept.clear()
    typing.keeper = keeper
  })
  return kept
}
