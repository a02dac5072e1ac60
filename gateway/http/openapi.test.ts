import { Type as t } from '@sinclair/typebox'
import { endpoints } from '@contract/endpoint'
import { coreGateway } from '../../test/setup/core-gateway'
import { implement } from './handlers'

const table = endpoints({
  'default GET /t/day': {
    access: 'public',
    summary: '某日',
    in: t.Object({ day: t.String() }),
    out: t.Object({ volume: t.String() }),
    refuses: ['2902'],
  },
})
const areas = [{ name: 't', handlers: implement(table, { 'default GET /t/day': async () => ({ volume: '1.00' }) }) }]

test('the contract can be read: each call with its input, its answer in the envelope, and what it refuses', async () => {
  const gateway = await coreGateway({ contract: table, areas, env: { API_DOCS: '1' } })
  expect((await gateway.app.inject('/docs/api/')).statusCode).toBe(200)
  const { paths } = (await gateway.app.inject('/docs/api/json')).json<{ paths: Record<string, { get: unknown }> }>()
  expect(Object.keys(paths)).toEqual(['/api/t/day'])
  expect(paths['/api/t/day']?.get).toMatchObject({
    summary: '某日',
    description: expect.stringContaining('- 2902 '),
    parameters: [{ in: 'query', name: 'day' }],
    responses: { 200: {} },
  })
  await gateway.close()
})

test('where it is switched off there is none', async () => {
  const gateway = await coreGateway({ contract: table, areas, env: { API_DOCS: '0' } })
  expect((await gateway.app.inject('/docs/api/json')).statusCode).toBe(404)
  await gateway.close()
})
