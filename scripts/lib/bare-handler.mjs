/*
 * What a call would cost without the house: a Fastify handler that runs given statements, prepared, one after the other, and sends
 * a given answer. A process of its own; its parent sends `{ url, pool, calls: [{ path, statements, answer }] }` and receives the port.
 */
import Fastify from 'fastify'
import pg from 'pg'

async function serve({ url, pool: max, calls }) {
  const pool = new pg.Pool({ connectionString: url, max, options: '-c timezone=Asia/Shanghai' })
  const app = Fastify()
  for (const [at, call] of calls.entries()) {
    const statements = call.statements.map((one, i) => ({ name: `c${at}_${i}`, ...one }))
    app.get(call.path, async () => {
      for (const statement of statements) await pool.query(statement)
      return call.answer
    })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send({ port: app.server.address().port })
}

process.once('message', (start) => void serve(start))
process.on('disconnect', () => process.exit(0))
