import type { Api as Plain } from './api.gen'
import type { Api, ApiKey } from './index'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The bytes of an upload are the gateway's: the app sends it by its own function. */
type Compared = Exclude<ApiKey, 'job POST /upload/single'>

/** Calls with generated types that differ from their schemas. */
type Different = {
  [K in Compared]: K extends keyof Plain
    ? Same<[Api[K]['in'], Api[K]['out']], [Plain[K]['in'], Plain[K]['out']]> extends true
      ? never
      : K
    : K
}[Compared]

test('the plain types of the app are those of the schemas (the compiler says so)', () => {
  const different: [Different] extends [never] ? [] : Different = []
  expect(different).toEqual([])
})
