import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { endSlowBodies } from './slow-bodies'

/** Sends a request with a body that never comes to its end; answers whether the server has ended it before `patience` ms. */
async function isEnded(contentType: string, patience: number): Promise<boolean> {
  const app = fastify({ requestTimeout: 60_000 })
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume()
    body.once('end', () => done(null))
  })
  endSlowBodies(app, 50)
  app.post('/', () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${contentType}\r\ncontent-length: 10\r\n\r\n{`)
  const ended = new Promise<boolean>((done) => socket.once('close', () => done(true)).once('error', () => undefined))
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), patience)))
  const result = await Promise.race([ended, waited])
  clearTimeout(timer)
  socket.destroy()
  await app.close()
  return result
}

test('a body that does not come is not waited for', async () => {
  expect(await isEnded('application/json', 30_000)).toBe(true)
})
test('a file has longer', async () => {
  expect(await isEnded('multipart/form-data; boundary=x', 500)).toBe(false)
})
