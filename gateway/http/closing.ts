import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** ms for which requests under way may still finish once the server is closing. */
const grace = 10_000
/** ms between two looks at which connections have finished. */
const lookEvery = 50

/**
 * Lets the server end. Node closes the connections that are idle at that moment and then waits for all others: for one that has
 * not sent its first byte (a browser that connected ahead of need) for ever, for one with an answer on its way as long as
 * it is kept alive.
 */
export function endWithOpenConnections(app: FastifyInstance, graceFor: number = grace): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeUnused = () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    app.server.closeIdleConnections()
  }
  app.addHook('preClose', async () => {
    // Built without listening (tests): there is no connection to wait for.
    if (!app.server.listening) return
    const look = setInterval(closeUnused, lookEvery)
    const late = setTimeout(() => app.server.closeAllConnections(), graceFor)
    app.server.once('close', () => {
      clearInterval(look)
      clearTimeout(late)
    })
  })
}
