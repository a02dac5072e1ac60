import { withCases } from '../../case/area'
import { recordHandlers } from './handlers'
import { sites } from './site-case'

/** What a customer declares of his places (part D 2.5). */
export const recordArea = withCases([sites], { name: 'record', handlers: recordHandlers })
