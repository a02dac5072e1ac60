/* The document of the whole contract, as a stranger's generator reads it. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { operationIdOf, securityOf } from '../../gateway/http/openapi-document'
import { testGateway } from '../setup/gateway'

interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; example?: unknown }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object; schemas: Record<string, object> }
  tags: { name: string }[]
}

test('it is valid OpenAPI 3.1; every call has an id of its own, an area, what it wants of its caller, and named schemas', async () => {
  const gateway = await testGateway({ demoData: false, env: { API_DOCS: '1' } })
  const document = (await gateway.gateway.app.inject('/docs/api/json')).json<Document>()
  await gateway.close()
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...document })
  expect({ valid, errors }).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')

  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.length).toBeGreaterThan(600)
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const areas = new Set(document.tags.map(({ name }) => name))
  const schemes = new Set(Object.keys(document.components.securitySchemes))
  const wrong = operations.filter(
    ({ tags, security, requestBody }) =>
      !tags.every((tag) => areas.has(tag)) ||
      security.length === 0 ||
      !security.every((one) => Object.keys(one).every((name) => schemes.has(name))) ||
      Object.values(requestBody?.content ?? {}).some(({ schema }) => schema.$ref === undefined),
  )
  expect(wrong.map(({ operationId }) => operationId)).toEqual([])

  const operation = (id: string) => operations.find(({ operationId }) => operationId === id)
  const read = operation('defaultGetCrmgasBillDetail')
  const answer = read?.responses['200']?.content?.['application/json']?.example
  expect(read?.parameters).toContainEqual(expect.objectContaining({ name: 'billId', example: expect.any(String) }))
  expect(answer).toMatchObject({ body: { resultCode: '1000', data: { billId: expect.any(String) } } })
  const write = operation('defaultPostCrmgasPortalSmsSendSms')?.requestBody?.content['application/json']
  expect(write?.example).toMatchObject({ phone: '13800000001', smsType: 'LOGIN' })
})

test.each([
  ['default GET /crmgas/bill/list', 'defaultGetCrmgasBillList'],
  ['job GET /file/{fileId}', 'jobGetFileFileId'],
  ['auth POST {participant}/getLoginUserInfo', 'authPostParticipantGetLoginUserInfo'],
] as const)('%s is %s', (key, id) => {
  expect(operationIdOf(key)).toBe(id)
})

test.each([
  ['public', 'POST', ['client']],
  ['key', 'GET', ['openKey']],
  ['model:BILL_VIEW', 'GET', ['client+session+unified']],
  ['bound', 'POST', ['client+session+unified+csrf']],
  ['staff', 'GET', ['client+staff', 'client+session+unified']],
  ['signature', 'GET', ['signature']],
] as const)('a %s %s wants %p', (access, method, wanted) => {
  expect(securityOf(access, method).map((one) => Object.keys(one).join('+'))).toEqual([...wanted])
})
