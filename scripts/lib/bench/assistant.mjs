/*
 * Questions to the assistant over HTTP, answered by its own grammar from the pages' reads: how soon the first event of an answer is there,
 * and how soon the last.
 */
import { table } from '../markdown.mjs'
import { logIn } from '../client.mjs'
import { connect } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

/** ms, 95 of 100 answers. */
const mostFirst = 150
const mostWhole = 1200
const rounds = 4
const questions = [
  '上月用了多少气',
  '10月气费为什么比9月高',
  '上月各表用气占比',
  '现在欠费多少',
  '当前气价是多少',
  '明天的日指定是多少',
  '我的工单进度',
  '怎么开发票',
  '今年每个月的用气量',
  '厨房有燃气味',
]

export const part = {
  name: 'assistant',
  limit: `first event ≤ ${mostFirst} ms, whole answer ≤ ${mostWhole} ms (p95)`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const gateway = await start({})
      const db = await connect(server.url)
      const { headers } = await logIn(gateway.url, '13800000001')
      const times = []
      for (let round = 0; round < rounds; round++)
        for (const question of questions) {
          times.push({ question, ...(await asked(gateway.url, headers, question)) })
          // The quota of a minute and of a day is not what is measured.
          await db.rows(`update chat_message set created_at = created_at - interval '2 days'`)
        }
      await db.end()
      await gateway.stop()
      return result(times)
    }),
}

async function asked(url, headers, question) {
  const from = performance.now()
  const answer = await fetch(`${url}/gpt/chat/stream`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ question, requestNo: `bench-${from}` }),
  })
  let first = 0
  let text = ''
  for await (const piece of answer.body) {
    first ||= performance.now() - from
    text += Buffer.from(piece).toString()
  }
  if (!text.includes('event: done')) throw new Error(`${question}: ${text.slice(0, 200)}`)
  return { first, whole: performance.now() - from }
}

const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

function result(times) {
  const first = p95(times.map((one) => one.first))
  const whole = p95(times.map((one) => one.whole))
  const rows = questions.map((question) => {
    const own = times.filter((one) => one.question === question)
    return [question, p95(own.map((one) => one.first)).toFixed(0), p95(own.map((one) => one.whole)).toFixed(0)]
  })
  return {
    figure: `first event ${first.toFixed(0)} ms, whole ${whole.toFixed(0)} ms`,
    ok: first <= mostFirst && whole <= mostWhole,
    note: table(['question', 'first event, ms', 'whole, ms'], rows),
  }
}
