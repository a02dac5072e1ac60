/*
 * Another data key for personal data, beside a gateway under calls: the command is killed half way, started again, and ends with nothing
 * left under the older key; no call is refused meanwhile, and the older key opens nothing any more.
 */
import { spawn } from 'node:child_process'
import { logIn, send } from '../client.mjs'
import { flowSettings } from '../gateway-process.mjs'
import { at } from '../paths.mjs'
import { copyRows, connect } from '../sql.mjs'
import { keys, withDemo } from '../stand.mjs'

/** Users besides those of the demo world, so that the command has something to do for a while. */
const users = 30_000
const newKey = 'd4'.repeat(32)

export const part = {
  name: 'keys-rotated',
  limit: '0 rows under the older key, 0 calls refused',
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const db = await connect(server.url)
      await copyRows(db, 'app_user', `user_id = (select min(user_id) from app_user)`, users, {
        emp_no: 'null',
        user_id: `'many' || n`,
        phone_index: `'many' || n`,
      })
      const rotated = { DATA_KEY: newKey, OLDER_DATA_KEYS: keys.DATA_KEY }
      const gateway = await start(rotated)
      const calls = reading(gateway)
      const env = { ...process.env, ...flowSettings, ...rotated, DATABASE_URL: server.url, DATA_DIR: gateway.dataDir }
      const older = () => db.one(`select count(*)::int as n from app_user where phone_enc !~ '^[0-9a-f]{8}\\.'`)
      const { n: all } = await older()
      const killed = await commandKilled(env, async () => (await older()).n < all * 0.7)
      const { n: half } = await older()
      say(`killed with ${half} of ${all} users under the older key (${killed})`)
      const began = performance.now()
      const ended = await command(env).ended
      const seconds = (performance.now() - began) / 1000
      const { n: left } = await older()
      const { count, refused } = await calls.stop()
      await gateway.stop()
      const last = ended.printed.trim().split('\n').at(-1)
      const faults = [
        ...(half > 0 && half < all ? [] : [`not killed half way: ${half} of ${all}`]),
        ...(ended.code === 0 && left === 0 ? [] : [`${left} users left, code ${ended.code}: ${last}`]),
        ...refused.slice(0, 3),
      ]
      await db.end()
      return {
        figure:
          faults.length > 0
            ? faults.join('; ')
            : `${last}; ${half} users in ${seconds.toFixed(1)} s after the kill; ${count} calls beside it, 0 refused`,
        ok: faults.length === 0,
      }
    }),
}

/** The command as an operator starts it. */
function command(env) {
  const child = spawn(process.execPath, [at('dist/gateway/main.mjs'), 'keys:rotate'], { env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk.toString()))
  return { child, ended: new Promise((done) => child.once('exit', (code) => done({ code, printed }))) }
}

/** Kills it as soon as `isTime`. Answers what it had printed. */
async function commandKilled(env, isTime) {
  const { child, ended } = command(env)
  while (child.exitCode === null && !(await isTime()));
  child.kill('SIGKILL')
  return (await ended).printed.trim().split('\n').join('; ') || 'nothing printed'
}

/** Reads what is sealed, one call after the other, until it is stopped. */
function reading(gateway) {
  const done = { count: 0, refused: [] }
  let isOn = true
  const running = (async () => {
    while (isOn) {
      const { headers } = await logIn(gateway.url, '13800000001')
      for (const path of ['/invoice/titleList', '/home/summary']) {
        const answer = await send(`${gateway.url}/api/crmgas${path}`, { headers })
        if (answer.code !== '1000') done.refused.push(`${path}: ${answer.code} ${answer.text}`)
        done.count += 1
      }
    }
  })()
  return {
    async stop() {
      isOn = false
      await running
      return done
    },
  }
}
