import { identityHandlers } from './handlers'
import { usersById, usersOf } from './service'
import { identityWork } from './work'

export const identityArea = {
  name: 'identity',
  handlers: identityHandlers,
  work: identityWork,
  people: { usersOf, namesOf: usersById },
}
export { identify } from './identity'
