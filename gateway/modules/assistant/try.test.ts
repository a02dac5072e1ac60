import { appendFileSync } from 'node:fs'
import { streamed } from '../../../test/gateway/assistant-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())
test('all', async () => {
  const plant = await gateway.as('13800000001')
  for (const question of process.env.TRY?.split('|') ?? []) {
    const t = performance.now()
    const said = await streamed(gateway, plant, { question }).catch((e: unknown) => String(e))
    appendFileSync(
      '/tmp/as-out.txt',
      `\n### ${question} ${Math.round(performance.now() - t)}ms ` +
        (typeof said === 'string'
          ? said
          : `[${said.status}] ${said.stages.join(',')}\n${said.text}\n${said.parts.facts.map((f) => `${f.label}=${f.text}`).join('; ')}\n${JSON.stringify(said.parts.actions)} ${JSON.stringify(said.parts.citations)}\n`),
    )
    await gateway.db.updateTable('chatMessage').set({ createdAt: '2026-11-01T00:00:00+08:00' }).execute()
  }
})
