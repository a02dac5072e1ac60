import { toMillis } from '@domain/date'
import { splitRoute } from './compose'

interface Sent {
  createdAt: string
  targetRoute: string | null
  targetParams: Record<string, string>
}

interface Asked {
  route: string
  status: '0' | '1' | '3'
  handledAt: string | null
}

/**
 * The to-do that a message shows, of those about the same thing: what is open is asked for by all of them; what is closed is shown by the
 * message of its own event alone, which leads to the same place and is the older one (rest 3-7).
 */
export function todoOf<T extends Asked>(message: Sent, todos: readonly T[]): T | null {
  const isOwn = ({ route, handledAt }: T): boolean =>
    isSame(message, splitRoute(route)) && (handledAt === null || toMillis(handledAt) >= toMillis(message.createdAt))
  return todos.find(({ status }) => status === '0') ?? todos.find(isOwn) ?? null
}

function isSame(message: Sent, to: { targetRoute: string; targetParams: Record<string, string> }): boolean {
  const text = (params: Record<string, string>) => JSON.stringify(Object.entries(params).sort())
  return message.targetRoute === to.targetRoute && text(message.targetParams) === text(to.targetParams)
}
