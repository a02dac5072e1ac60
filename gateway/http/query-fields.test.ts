import { Type as t } from '@sinclair/typebox'
import { endpoints } from '@contract/endpoint'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { implement } from './handlers'

/* A POST with fields that travel on both ways: `POST?a,b`. */

const table = endpoints({
  'default POST?kind,of /t/both': {
    access: 'login',
    refuses: ['2902'],
    in: t.Object({ kind: t.String({ maxLength: 4 }), of: t.Optional(t.String()), code: t.String() }),
    out: t.Object({ kind: t.String(), of: t.String(), code: t.String() }),
  },
})
const handlers = implement(table, {
  'default POST?kind,of /t/both': async (_ctx, { kind, of = '', code }) => ({ kind, of, code }),
})

let gateway: CoreGateway
beforeAll(async () => {
  gateway = await coreGateway({ contract: table, areas: [{ name: 'test', handlers }], env: { API_DOCS: '1' } })
})
afterAll(() => gateway.close())

it('takes the named fields from the query and the rest from the body', async () => {
  expect(await gateway.inject('POST', '/api/t/both?kind=3&of=x', { code: 'c' })).toMatchObject({
    code: '1000',
    data: { kind: '3', of: 'x', code: 'c' },
  })
})

it('reads emoji that came as numeric entities, in the query as in the body (specification 3)', async () => {
  const entity = '&#128512;'
  expect(
    await gateway.inject('POST', `/api/t/both?kind=${encodeURIComponent(entity)}`, { code: entity }),
  ).toMatchObject({
    data: { kind: '😀', code: '😀' },
  })
})

it.each([
  ['a named field in the body only', '/api/t/both', { kind: '3', code: 'c' }, 'kind'],
  ['a field of the body in the query only', '/api/t/both?kind=3&code=c', {}, 'code'],
  ['a named field that breaks its rule', '/api/t/both?kind=12345', { code: 'c' }, 'kind'],
  ['a named field twice', '/api/t/both?kind=3&kind=4', { code: 'c' }, 'kind'],
])('refuses %s with 2901', async (_name, url, body, field) => {
  expect(await gateway.inject('POST', url, body)).toMatchObject({ code: '2901', data: { field } })
})

it('does not let the body say what the query leaves out', async () => {
  const answer = await gateway.inject('POST', '/api/t/both?kind=3', { of: 'body', code: 'c' })
  expect(answer.data).toEqual({ kind: '3', of: '', code: 'c' })
})

it('documents both ways', async () => {
  const document = gateway.app.swagger() as {
    paths: Record<string, { post: Record<string, unknown> }>
    components: { schemas: Record<string, unknown> }
  }
  const { parameters, requestBody, responses, description } = document.paths['/api/t/both']?.post ?? {}
  expect((parameters as { name: string; in: string }[]).map((one) => [one.in, one.name])).toEqual([
    ['query', 'kind'],
    ['query', 'of'],
  ])
  const shown = (part: unknown) => {
    const [, name = ''] = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(part)) ?? []
    return JSON.stringify(document.components.schemas[name])
  }
  const body = shown(requestBody)
  expect(body).toContain('"code"')
  expect(body).not.toContain('"kind"')
  expect(description).toContain('2902 数据不存在或已删除')
  const answer = shown(responses)
  for (const name of ['resultCode', 'data', 'kind', 'code']) expect(answer).toContain(`"${name}"`)
})
