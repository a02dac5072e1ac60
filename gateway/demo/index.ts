/*
 * The demo world: what stands in for everything outside of the product, and the data it starts with. The product knows
 * nothing of it; start.ts lets it in where the settings ask for it, and a build for operation does not contain it.
 */
import type { Area } from '../areas'
import { answer } from '../extensions'
import { callExamples } from '../http/openapi-document'
import { readExamples } from './api-examples'
import { demoHandlers } from './handlers'
import { demoWork } from './work'

export { publishedPassword } from './people/people'
export { createStandIns } from './stand-ins'
export { seedAreas } from './seed'

/** The calls that only the demo world answers, and what it does by itself. */
export const demoArea = {
  name: 'demo',
  handlers: demoHandlers,
  work: demoWork,
  extensions: [answer(callExamples, readExamples)],
} as unknown as Area
