import { accountHandlers } from './handlers'
import { usersById, usersOf } from './service'
import { accountWork } from './work'

export const accountArea = {
  name: 'account',
  handlers: accountHandlers,
  work: accountWork,
  people: { usersOf, namesOf: usersById },
}
export { identify } from './identity'
