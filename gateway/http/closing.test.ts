import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { endWithOpenConnections } from './closing'

describe('the server ends', () => {
  const clients: Socket[] = []
  afterEach(() => clients.splice(0).forEach((client) => client.destroy()))

  async function listening(graceFor?: number): Promise<FastifyInstance> {
    const app = Fastify()
    endWithOpenConnections(app, graceFor)
    app.get('/slow', async () => new Promise((done) => setTimeout(() => done('late but whole'), 300)))
    app.get('/never', async () => new Promise(() => undefined))
    await app.listen({ port: 0, host: '127.0.0.1' })
    return app
  }
  async function client(app: FastifyInstance): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    clients.push(socket)
    socket.on('error', () => undefined)
    const accepted = once(app.server, 'connection')
    await Promise.all([once(socket, 'connect'), accepted])
    return socket
  }
  const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)

  it('although a connection is open that has never asked for anything', async () => {
    const app = await listening()
    const silent = await client(app)
    const gone = once(silent, 'close')
    await app.close()
    await gone
  })

  it('after a request under way has had its answer', async () => {
    const app = await listening()
    const socket = await client(app)
    const requested = once(app.server, 'request')
    const started = performance.now()
    ask(socket, '/slow')
    await requested
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    const gone = once(socket, 'close')
    await app.close()
    await gone
    expect(answer).toContain('late but whole')
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('without the answer of one that takes longer than the grace', async () => {
    const app = await listening(200)
    const socket = await client(app)
    const requested = once(app.server, 'request')
    ask(socket, '/never')
    await requested
    const gone = once(socket, 'close')
    await app.close()
    await gone
  })
})
